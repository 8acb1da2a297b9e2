import type { DataSource, QueryRunner } from 'typeorm'
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js'
import { migrate } from '../../src/database/migrate.js'
import { openWriter } from '../../src/database/openDatabase.js'
import type { MigrationClass } from '../../src/database/resumable.js'
import type { DatabaseAddress } from '../../src/settings/databaseAddress.js'

/** What the database is asked for before anything of a migration is done is not counted. */
const firstOfMigration = /^(START TRANSACTION|BEGIN)/

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
  let isCounting = isCountedFromFirst
  let executed = 0
  const create = source.createQueryRunner
  source.createQueryRunner = function (this: DataSource, ...given) {
    const runner = create.apply(this, given)
    if (Object.hasOwn(runner, 'query')) return runner
    const { query } = runner
    runner.query = async (statement: string, ...rest: never[]) => {
      if (executed >= after) throw new Interrupted()
      const answer = await query.call(runner, statement, ...rest)
      isCounting ||= firstOfMigration.test(statement)
      if (isCounting && ++executed >= after) await disconnect(runner)
      return answer
    }
    return runner
  }
  try {
    await migrate(source)
    return executed >= after
  } catch (error) {
    if (executed < after) throw error
    return true
  } finally {
    source.createQueryRunner = create
    await source.destroy().catch(() => undefined)
  }
}

/** The server undoes the open transaction, as it does when a process dies. */
async function disconnect(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type === 'better-sqlite3') {
    ;(runner.dataSource.driver as BetterSqlite3Driver).databaseConnection.close()
  } else {
    ;(await runner.connect()).destroy()
  }
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

interface Interruptions {
  address: DatabaseAddress
  migrations: readonly MigrationClass[]
  /** Otherwise some statements are left out, other ones in each migration. */
  atEvery: boolean
}

/**
 * Interrupts migrations after each statement: one later than the last time until something has remained, then after one
 * again. @returns how often
 */
export async function migrateWithInterruptions({ address, migrations, atEvery }: Interruptions): Promise<number> {
  const watcher = await openWriter(address, { tables: [], subscribers: [] })
  let count = 0
  let known = await progressOf(watcher)
  for (let after = 1; await migrateInterrupted({ address, migrations, after }); count++) {
    const progress = await progressOf(watcher)
    const hasRemained = progress !== known
    known = progress
    if (atEvery) after = hasRemained ? 1 : after + 1
    else after = hasRemained ? 1 + ((count * 7) % 53) : after + 1 + ((count * 3) % 11)
  }
  await watcher.destroy()
  return count
}

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
    return [name, { made: text(made), rows: rows.map(text).sort() }] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}
