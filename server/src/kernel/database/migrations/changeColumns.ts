import { type QueryRunner, TableColumn, type TableColumnOptions, type TableForeignKey } from 'typeorm'
import { type Extras, table } from './columns.js'

/**
 * Adds and drops columns of tables with rows by the databases' own ALTER TABLE. On SQLite TypeORM would copy the whole
 * table for each column, and drop the old one with everything that refers to its rows.
 */

/**
 * Adds columns with their indexes and references; indexes may contain older columns too.
 * @param existing the value of existing rows, for columns that are not nullable
 */
export async function addColumns(
  queryRunner: QueryRunner,
  tableName: string,
  columns: TableColumnOptions[],
  extras: Omit<Extras, 'primary'> & { existing?: Record<string, unknown> } = {},
): Promise<void> {
  const { existing = {}, ...rest } = extras
  const { indices, foreignKeys } = table(tableName, columns, { ...rest, primary: [] })
  for (const options of columns) {
    const column = new TableColumn(options)
    const reference = foreignKeys.find(({ columnNames }) => columnNames.includes(column.name))
    await addColumn(queryRunner, tableName, column, reference)
    if (!column.isNullable) await fill(queryRunner, tableName, column, existing[column.name])
  }
  await readAgain(queryRunner, tableName)
  for (const index of indices) await queryRunner.createIndex(tableName, index)
  if (!isSqlite(queryRunner)) await queryRunner.createForeignKeys(tableName, foreignKeys)
}

/** Drops columns with their indexes and references. */
export async function dropColumns(
  queryRunner: QueryRunner,
  tableName: string,
  columns: readonly string[],
): Promise<void> {
  const isDropped = ({ columnNames }: { columnNames: string[] }) => columnNames.some((name) => columns.includes(name))
  const before = await readAgain(queryRunner, tableName)
  for (const reference of before.foreignKeys.filter(isDropped)) {
    // SQLite drops a reference that was added with its column, but not one from the table's creation.
    if (isSqlite(queryRunner) && (await isPartOfColumn(queryRunner, tableName, reference))) continue
    await queryRunner.dropForeignKey(tableName, reference)
  }
  for (const index of before.indices.filter(isDropped)) await queryRunner.dropIndex(tableName, index)
  for (const column of columns) {
    await queryRunner.query(`ALTER TABLE ${quoted(queryRunner, tableName)} DROP COLUMN ${quoted(queryRunner, column)}`)
  }
  await readAgain(queryRunner, tableName)
}

/** Lets columns be empty, or not any more, when none is. */
export async function setNullable(
  queryRunner: QueryRunner,
  tableName: string,
  columns: TableColumnOptions[],
  isNullable = true,
): Promise<void> {
  const { driver } = queryRunner.dataSource
  for (const options of columns) {
    const column = new TableColumn(options)
    const [tableWord, columnWord] = [quoted(queryRunner, tableName), driver.escape(column.name)]
    await queryRunner.query(
      isSqlite(queryRunner)
        ? `ALTER TABLE ${tableWord} ALTER COLUMN ${columnWord} ${isNullable ? 'DROP' : 'SET'} NOT NULL`
        : `ALTER TABLE ${tableWord} MODIFY COLUMN ${columnWord} ${driver.createFullType(column)} ${isNullable ? 'NULL' : 'NOT NULL'}`,
    )
  }
  await readAgain(queryRunner, tableName)
}

async function addColumn(
  queryRunner: QueryRunner,
  tableName: string,
  column: TableColumn,
  reference: TableForeignKey | undefined,
): Promise<void> {
  const { driver } = queryRunner.dataSource
  const clause = reference && isSqlite(queryRunner) ? ` ${referenceClause(column.name, reference)}` : ''
  await queryRunner.query(
    `ALTER TABLE ${quoted(queryRunner, tableName)} ADD COLUMN ${driver.escape(column.name)} ${driver.createFullType(column)}${clause}`,
  )
}

/** SQLite can add a reference only together with its column. TypeORM reads its name from the comment. */
function referenceClause(column: string, reference: TableForeignKey): string {
  const { name, referencedTableName, referencedColumnNames, onDelete, onUpdate } = reference
  const forTypeorm = `/* CONSTRAINT "${name}" FOREIGN KEY ("${column}") REFERENCES "${referencedTableName}" */`
  return `${forTypeorm} CONSTRAINT "${name}" REFERENCES "${referencedTableName}" ("${referencedColumnNames.join('", "')}") ON DELETE ${onDelete} ON UPDATE ${onUpdate}`
}

async function isPartOfColumn(
  queryRunner: QueryRunner,
  tableName: string,
  { name }: TableForeignKey,
): Promise<boolean> {
  const [{ sql }] = await queryRunner.query("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", [
    tableName,
  ])
  return String(sql).includes(`/* CONSTRAINT "${name}" `)
}

/** Both databases require a value for existing rows when a column is not nullable. */
async function fill(queryRunner: QueryRunner, tableName: string, column: TableColumn, value: unknown): Promise<void> {
  const { driver } = queryRunner.dataSource
  const [tableWord, columnWord] = [quoted(queryRunner, tableName), driver.escape(column.name)]
  if (value !== undefined) await queryRunner.query(`UPDATE ${tableWord} SET ${columnWord} = ?`, [value])
  await queryRunner.query(
    isSqlite(queryRunner)
      ? `ALTER TABLE ${tableWord} ALTER COLUMN ${columnWord} SET NOT NULL`
      : `ALTER TABLE ${tableWord} MODIFY COLUMN ${columnWord} ${driver.createFullType(column)} NOT NULL`,
  )
}

/** Refreshes TypeORM's cached table, which does not include changes made with SQL. */
async function readAgain(queryRunner: QueryRunner, tableName: string) {
  const table = await queryRunner.getTable(tableName)
  if (!table) throw new Error(`There is no table ${tableName}`)
  return table
}

function quoted({ dataSource }: QueryRunner, name: string): string {
  return dataSource.driver.escape(name)
}

function isSqlite({ dataSource }: QueryRunner): boolean {
  return dataSource.options.type === 'better-sqlite3'
}
