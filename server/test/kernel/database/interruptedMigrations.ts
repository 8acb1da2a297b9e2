import { copyFileSync, existsSync, rmSync } from 'node:fs'
import type { DataSource, QueryRunner } from 'typeorm'
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js'
import { migrate } from '../../../src/kernel/database/migrate.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import type { MigrationClass } from '../../../src/kernel/database/resumable.js'
import { sqlite } from '../../../src/kernel/database/sqlite.js'
import type { DatabaseAddress } from '../../../src/kernel/settings/databaseAddress.js'

/** What the database is asked for before anything of a migration is done is not counted. */
const firstOfMigration = /^(START TRANSACTION|BEGIN)/

/** What only reads leaves behind what the statement before it did. */
const reads = /^\s*(SELECT|SHOW|PRAGMA)\b/i

class Interrupted extends Error {}

interface Interruption {
  address: DatabaseAddress
  migrations: readonly MigrationClass[]
  /** The number of statements of migrations after which the connection ends, or of all when a migration has none yet. */
  after: number
  isCountedFromFirst?: boolean
}

/** Migrates until so many statements have been executed; then its connection ends without a word. @returns whether it did */
export async function migrateInterrupted({ address, migrations, after, isCountedFromFirst = false }: Interruption) {
  const source = await openWriter(address, { tables: [], subscribers: [], migrations })
  const { isInterrupted } = await interrupt(source, (executed) => executed >= after, isCountedFromFirst)
  await source.destroy().catch(() => undefined)
  return isInterrupted
}

/** Migrates until a statement of it is the last one. @returns how many there were, and whether one was the last */
async function interrupt(source: DataSource, isLast: (executed: number) => boolean, isCountedFromFirst = false) {
  let isCounting = isCountedFromFirst
  let executed = 0
  let isInterrupted = false
  const create = source.createQueryRunner
  source.createQueryRunner = function (this: DataSource, ...given) {
    const runner = create.apply(this, given)
    if (Object.hasOwn(runner, 'query')) return runner
    const { query } = runner
    runner.query = async (statement: string, ...rest: never[]) => {
      if (isInterrupted) throw new Interrupted()
      const answer = await query.call(runner, statement, ...rest)
      isCounting ||= firstOfMigration.test(statement)
      if (isCounting && (isCountedFromFirst || !reads.test(statement)) && isLast(++executed)) {
        isInterrupted = true
        await disconnect(runner)
      }
      return answer
    }
    return runner
  }
  try {
    await migrate(source)
  } catch (error) {
    if (!isInterrupted) throw error
  } finally {
    source.createQueryRunner = create
  }
  return { executed, isInterrupted }
}

/** The server undoes the open transaction, as it does when a process dies. */
async function disconnect(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type === 'better-sqlite3') {
    ;(runner.dataSource.driver as BetterSqlite3Driver).databaseConnection.close()
  } else {
    ;(await runner.connect()).destroy()
  }
}

interface Interruptions {
  address: DatabaseAddress
  migrations: readonly MigrationClass[]
  /** Otherwise some statements are left out, other ones in each migration; on SQLite, where each is tried in no time, none. */
  atEvery: boolean
}

/** Interrupts migrations after each statement, and lets the next start go on with what has remained. @returns how often */
export function migrateWithInterruptions({ address, migrations, atEvery }: Interruptions): Promise<number> {
  return address.kind === 'sqlite'
    ? killOnSqlite(address.file, () => openWriter(address, { tables: [], subscribers: [], migrations }))
    : interruptOnMysql(address, migrations, atEvery)
}

/**
 * A process that is killed leaves its files as they are. They are copied after each statement, and the copy is opened: as
 * long as it has what the start found, the next start would do the same again; once it has not, there is a next start.
 */
async function killOnSqlite(file: string, open: () => Promise<DataSource>): Promise<number> {
  const copy = `${file}.killed`
  let found = imageOf(file)
  let kills = 0
  const hasRemained = () => {
    copyDatabase(file, copy)
    return !imageOf(copy).equals(found)
  }
  for (;;) {
    const source = await open()
    const { executed, isInterrupted } = await interrupt(source, hasRemained)
    await source.destroy().catch(() => undefined)
    kills += executed
    if (!isInterrupted) return kills
    found = imageOf(file)
  }
}

/** What SQLite has in shared memory is made again from its log. */
function copyDatabase(from: string, to: string): void {
  copyFileSync(from, to)
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`)
  else rmSync(`${to}-wal`, { force: true })
}

/** The pages of a database with all that is committed. */
function imageOf(file: string): Buffer {
  const connection = new sqlite(file)
  const isEmpty = connection.pragma('page_count', { simple: true }) === 0
  const image = isEmpty ? Buffer.alloc(0) : connection.serialize()
  connection.close()
  return image
}

/** One statement later than the last time until something has remained, then after one again. */
async function interruptOnMysql(
  address: DatabaseAddress,
  migrations: readonly MigrationClass[],
  atEvery: boolean,
): Promise<number> {
  const source = await openWriter(address, { tables: [], subscribers: [], migrations })
  let count = 0
  let known = await progressOf(source)
  for (let after = 1; (await interrupt(source, (executed) => executed >= after)).isInterrupted; count++) {
    const progress = await progressOf(source)
    const hasRemained = progress !== known
    known = progress
    if (atEvery) after = hasRemained ? 1 : after + 1
    else after = hasRemained ? 1 + ((count * 7) % 53) : after + 1 + ((count * 3) % 11)
  }
  await source.destroy()
  return count
}

/** How far migrations have come: their number, and the steps of the one under way. */
async function progressOf(source: DataSource): Promise<string> {
  const counts = ['migrations', 'migration_step'].map((table) =>
    source.query(`SELECT COUNT(*) AS number FROM ${table}`).then(
      ([{ number }]) => Number(number),
      () => 0,
    ),
  )
  return (await Promise.all(counts)).join('/')
}

/** The database gives their ids, and leaves out those that a kill took. */
const counted = new Set(['record_write', 'price_point'])

/** The statements that make its tables, and their rows; instants of today are all the same. */
export async function contentOf(source: DataSource): Promise<Record<string, unknown>> {
  const isSqlite = source.options.type === 'better-sqlite3'
  const today = new Date().toISOString().slice(0, 10)
  const tables: { name: string }[] = await source.query(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
  )
  const contents = tables.map(async ({ name }) => {
    const columns = name === 'migrations' ? 'name' : '*'
    const rows: object[] = await source.query(`SELECT ${columns} FROM ${source.driver.escape(name)}`)
    const made = isSqlite
      ? await source.query('SELECT sql FROM sqlite_master WHERE tbl_name = ? ORDER BY name', [name])
      : await source.query(`SHOW CREATE TABLE ${source.driver.escape(name)}`)
    const text = (value: unknown) =>
      JSON.stringify(value)
        .replaceAll(new RegExp(`${today}T[\\d:.]+Z`, 'g'), 'today')
        .replace(/ AUTO_INCREMENT=\d+/, '')
    const rowText = (row: object) => (counted.has(name) ? text(row).replace(/^\{"id":\d+,/, '{') : text(row))
    return [name, { made: text(made), rows: rows.map(rowText).sort() }] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}
