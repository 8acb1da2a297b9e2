import type { DataSource, EntityMetadata, Table } from 'typeorm'

/** The form of a table, as far as migrations can change it: the same for what entities describe and what there is. */
export interface TableShape {
  name: string
  columns: ColumnShape[]
  primary: string[]
  indexes: IndexShape[]
  references: ReferenceShape[]
}

export interface ColumnShape {
  name: string
  type: string
  length: number
  isNullable: boolean
  isGenerated: boolean
}

export interface IndexShape {
  columns: string[]
  isUnique: boolean
}

export interface ReferenceShape {
  column: string
  table: string
  to: string
  onDelete: string
}

export function describedTables({ entityMetadatas, driver }: DataSource): TableShape[] {
  return entityMetadatas.map(({ tableName, columns, indices, foreignKeys }: EntityMetadata) => ({
    name: tableName,
    columns: columns
      .filter(({ isVirtualProperty }) => !isVirtualProperty)
      .map((column) => ({
        name: column.databaseName,
        type: driver.normalizeType(column),
        length: Number(driver.getColumnLength(column) || 0),
        isNullable: column.isNullable,
        isGenerated: column.isGenerated,
      })),
    primary: columns.filter(({ isPrimary }) => isPrimary).map(({ databaseName }) => databaseName),
    indexes: indices.map(({ columns, isUnique }) => ({
      columns: columns.map(({ databaseName }) => databaseName),
      isUnique,
    })),
    references: foreignKeys.map(({ columnNames, referencedTablePath, referencedColumnNames, onDelete }) => ({
      column: columnNames.join(),
      table: referencedTablePath,
      to: referencedColumnNames.join(),
      onDelete: onDelete ?? 'NO ACTION',
    })),
  }))
}

/** What TypeORM keeps for itself is not the product's. */
const ownTables = ['migrations', 'sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4']

/** Of a database of SQLite: of a MySQL server TypeORM would give the tables of every database. */
export async function existingTables(source: DataSource): Promise<TableShape[]> {
  const queryRunner = source.createQueryRunner()
  try {
    return (await queryRunner.getTables()).filter(({ name }) => !ownTables.includes(name)).map(shapeOf)
  } finally {
    await queryRunner.release()
  }
}

function shapeOf({ name, columns, indices, foreignKeys }: Table): TableShape {
  return {
    name,
    columns: columns.map(({ name, type, length, isNullable, isGenerated }) => ({
      name,
      type,
      length: Number(length || 0),
      isNullable,
      isGenerated,
    })),
    primary: columns.filter(({ isPrimary }) => isPrimary).map(({ name }) => name),
    indexes: indices.map(({ columnNames, isUnique }) => ({ columns: columnNames, isUnique })),
    references: foreignKeys.map(({ columnNames, referencedTableName, referencedColumnNames, onDelete }) => ({
      column: columnNames.join(),
      table: referencedTableName,
      to: referencedColumnNames.join(),
      onDelete: onDelete ?? 'NO ACTION',
    })),
  }
}
