import { type QueryRunner, Table, type TableColumnOptions, TableForeignKey, TableIndex } from 'typeorm'
import { ColumnNames } from '../../fields/ColumnNames.js'

/** Helpers of migrations that create the same table in every database. */
const names = new ColumnNames()

export const int = (name: string): TableColumnOptions => ({ name, type: 'integer' })
export const boolean = (name: string): TableColumnOptions => ({ name, type: 'boolean' })
export const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
})
export const text = (name: string): TableColumnOptions => ({ name, type: 'text' })
export const json = (name: string): TableColumnOptions => ({ name, type: 'json' })
export const instant = (name: string): TableColumnOptions => varchar(name, 24)
export const nullable = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true })
export const generatedId = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isGenerated: true,
  generationStrategy: 'increment',
})

/** Indexes and references of a table. */
export interface Extras {
  primary?: string[]
  unique?: string[][]
  indexes?: string[][]
  references?: { column: string; table: string; to?: string; onDelete?: 'SET NULL' | 'CASCADE' | 'NO ACTION' }[]
}

/** A table with the names of indexes and foreign keys that the entities generate. */
export function table(name: string, columns: TableColumnOptions[], extras: Extras = {}): Table {
  const { primary = ['id'], unique = [], indexes = [], references = [] } = extras
  const isIndexed = (column: string) => [primary, ...unique].some((columns) => columns.join() === column)
  return new Table({
    name,
    columns: columns.map((column) => ({ ...column, isPrimary: primary.includes(column.name) })),
    indices: [
      ...unique.map((columnNames) => index(name, columnNames, true)),
      ...indexes.map((columnNames) => index(name, columnNames, false)),
      ...references.filter(({ column }) => !isIndexed(column)).map(({ column }) => index(name, [column], false)),
    ],
    foreignKeys: references.map(
      ({ column, table: referencedTableName, to = 'id', onDelete = 'SET NULL' }) =>
        new TableForeignKey({
          name: names.foreignKeyName(name, [column]),
          columnNames: [column],
          referencedTableName,
          referencedColumnNames: [to],
          onDelete,
          onUpdate: 'NO ACTION',
        }),
    ),
  })
}

export function index(tableName: string, columnNames: string[], isUnique: boolean): TableIndex {
  return new TableIndex({ name: names.indexName(tableName, columnNames), columnNames, isUnique })
}

/** An image of a record, by the address of the upload. */
export const image = (column: string) => ({ column, table: 'media', to: 'url' })

/** A required image, which cannot be deleted while the record uses it. */
export const requiredImage = (column: string) => ({ ...image(column), onDelete: 'NO ACTION' as const })

/**
 * Starts the sequence of a managed entity's ids. Reverting a migration preserves it, and the history of the ids that were
 * assigned: run again, the sequence continues after them.
 */
export async function startIds(queryRunner: QueryRunner, entity: string, next = 1): Promise<void> {
  const [known] = await queryRunner.query('SELECT next FROM id_sequence WHERE entity = ?', [entity])
  if (!known) await queryRunner.query('INSERT INTO id_sequence (entity, next) VALUES (?, ?)', [entity, next])
  else if (Number(known.next) < next) {
    await queryRunner.query('UPDATE id_sequence SET next = ? WHERE entity = ?', [next, entity])
  }
}

/** Adds indexes to a table; MySQL and MariaDB, which would read it whole for each, read it once. */
export async function addIndexes(queryRunner: QueryRunner, tableName: string, lists: string[][]): Promise<void> {
  const { driver } = queryRunner.dataSource
  const escaped = (name: string) => driver.escape(name)
  const parts = lists.map((columns) => {
    const name = escaped(names.indexName(tableName, columns))
    return { name, columns: `(${columns.map(escaped).join(', ')})` }
  })
  if (driver.options.type === 'better-sqlite3') {
    for (const { name, columns } of parts) {
      await queryRunner.query(`CREATE INDEX ${name} ON ${escaped(tableName)} ${columns}`)
    }
    return
  }
  const added = parts.map(({ name, columns }) => `ADD INDEX ${name} ${columns}`)
  await queryRunner.query(`ALTER TABLE ${escaped(tableName)} ${added.join(', ')}`)
}
