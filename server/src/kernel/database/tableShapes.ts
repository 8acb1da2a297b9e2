import type { DataSource, EntityMetadata, Table } from 'typeorm'

/** A table as far as migrations can change it, read from the entities or from an existing database. */
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

/** Tables of TypeORM and SQLite themselves. */
const ownTables = ['migrations', 'sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4']

/** SQLite only: for a MySQL server TypeORM would return the tables of every database. */
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
