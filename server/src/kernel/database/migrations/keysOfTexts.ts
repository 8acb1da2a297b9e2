import type { QueryRunner } from 'typeorm'
import { storedKey } from '../../fields/keys.js'

export interface KeyedText {
  column: string
  /** In characters, or `text`. */
  length: string
  isEmail: boolean
}

export interface KeyedTable {
  name: string
  texts: readonly KeyedText[]
  /** Whether the first text names a record: lists are sorted by it. */
  isListedByFirst: boolean
}

type Row = Record<string, string | null> & { id: number }

/** Rows in one statement. */
const batchSize = 200

/** Unique texts, which have had keys by other rules: with the columns within which they are unique. */
const uniqueTexts = [
  ...['news_item', 'news_category', 'news_group', 'tip', 'product'].map((name) => ({
    name,
    column: 'title',
    within: 'language',
  })),
  { name: 'page', column: 'menu_title', within: 'language' },
  { name: 'customer', column: 'email', within: null },
]

/** Adds the columns, at once where the database can: altering a table costs more than anything else here. */
export async function addKeys(queryRunner: QueryRunner, { name, texts, isListedByFirst }: KeyedTable): Promise<void> {
  const { driver, options } = queryRunner.dataSource
  const table = driver.escape(name)
  const added = texts.map(({ column, length }) => {
    const type = length === 'text' ? 'text' : `varchar(${length})`
    return `ADD COLUMN ${driver.escape(`${column}_key`)} ${type}`
  })
  const [first] = isListedByFirst ? texts.map(({ column }) => `${column}_key`) : []
  const index = first && { name: driver.escape(`ix_${name}_${first}`), columns: `(${driver.escape(first)})` }
  if (options.type === 'better-sqlite3') {
    for (const column of added) await queryRunner.query(`ALTER TABLE ${table} ${column}`)
    if (index) await queryRunner.query(`CREATE INDEX ${index.name} ON ${table} ${index.columns}`)
    return
  }
  if (index) added.push(`ADD INDEX ${index.name} ${index.columns}`)
  await queryRunner.query(`ALTER TABLE ${table} ${added.join(', ')}`)
}

/** Writes the keys of a table's texts, some rows at a time. */
export async function fillKeys(queryRunner: QueryRunner, { name, texts }: KeyedTable): Promise<void> {
  for await (const rows of batches(
    queryRunner,
    name,
    texts.map(({ column }) => column),
  )) {
    await write(
      queryRunner,
      name,
      texts.map(({ column }) => `${column}_key`),
      rows.map((row) => ({ id: row.id, keys: texts.map((text) => keyIn(row, text)) })),
    )
  }
}

function keyIn(row: Row, { column, length, isEmail }: KeyedText): string | null {
  const value = row[column]
  const max = length === 'text' ? undefined : Number(length)
  return value == null ? null : storedKey({ max, form: isEmail ? 'email' : undefined }, value)
}

/**
 * Makes the keys of unique texts anew. Where two texts have become one, such as `Cafe` and `Café`, the later row keeps the
 * key that it had: both rows stay, until somebody gives one of them another text.
 */
export async function renewUniqueKeys(queryRunner: QueryRunner): Promise<void> {
  for (const { name, column, within } of uniqueTexts) {
    const key = `${column}_key`
    const taken = new Set<string>()
    const changed: { id: number; keys: [string] }[] = []
    const signOf = (row: Row, value: string) => JSON.stringify([within && row[within], value])
    const wanted: { row: Row; value: string }[] = []
    for await (const rows of batches(queryRunner, name, [column, key, ...(within ? [within] : [])])) {
      for (const row of rows) {
        const [text, old] = [row[column], row[key]]
        if (text == null || old == null) continue
        taken.add(signOf(row, old))
        const value = storedKey({ form: column === 'email' ? 'email' : undefined }, text)
        if (value !== old) wanted.push({ row, value })
      }
    }
    for (const { row, value } of wanted) {
      const sign = signOf(row, value)
      if (taken.has(sign)) {
        process.emitWarning(
          `${name} ${row.id} has the same ${column} as another, but for accents or hyphens: "${row[column]}"`,
        )
        continue
      }
      taken.add(sign)
      changed.push({ id: row.id, keys: [value] })
    }
    for (let from = 0; from < changed.length; from += batchSize) {
      await write(queryRunner, name, [key], changed.slice(from, from + batchSize))
    }
  }
}

/** The rows of a table with some of their columns, in the order of their ids. */
export async function* batches(
  queryRunner: QueryRunner,
  name: string,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const { driver } = queryRunner.dataSource
  const selected = ['id', ...columns].map((column) => driver.escape(column)).join(', ')
  for (let last = 0; ; ) {
    const rows: Row[] = await queryRunner.query(
      `SELECT ${selected} FROM ${driver.escape(name)} WHERE id > ? ORDER BY id LIMIT ${batchSize}`,
      [last],
    )
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
  }
}

/** Writes columns of some rows, each with values of its own. */
export async function write(
  queryRunner: QueryRunner,
  name: string,
  columns: readonly string[],
  rows: readonly { id: number; keys: readonly (string | number | null)[] }[],
): Promise<void> {
  if (rows.length === 0) return
  const { driver } = queryRunner.dataSource
  const cases = rows.map(() => 'WHEN ? THEN ?').join(' ')
  const sets = columns.map((column) => `${driver.escape(column)} = CASE id ${cases} END`)
  await queryRunner.query(
    `UPDATE ${driver.escape(name)} SET ${sets.join(', ')} WHERE id IN (${rows.map(() => '?').join(', ')})`,
    [
      ...columns.flatMap((_, place) => rows.flatMap(({ id, keys }) => [id, keys[place] ?? null])),
      ...rows.map(({ id }) => id),
    ],
  )
}
