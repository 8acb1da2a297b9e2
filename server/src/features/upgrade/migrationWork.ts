import type { QueryRunner } from 'typeorm'
import { migrations } from '../../kernel/database/migrations/registry.js'

/** What the migrations to come have to do. */
export interface MigrationWork {
  /** By name, in their order. */
  pending: string[]
  /** Rows of the tables that they change, each table as often as it is changed. */
  rows: number
  /** About how long that takes. */
  seconds: number
  /** Of the database as it is. */
  bytes: number
}

/** Microseconds that a change of a row takes, at most on a machine that is not busy, and seconds for each migration. */
const cost = { sqlite: { row: 10, migration: 0.1 }, server: { row: 30, migration: 0.5 } }

/** @param done the names of the migrations that have run */
export async function migrationWork(
  runner: QueryRunner,
  isSqlite: boolean,
  done: readonly string[],
): Promise<MigrationWork> {
  const pending = migrations.filter(({ name }) => !done.includes(name))
  const tables = await tableNames(runner, isSqlite)
  const counted = new Map<string, number>()
  let rows = 0
  for (const migration of pending) {
    for (const table of tablesIn(String(migration.prototype.up), tables)) {
      const count = counted.get(table) ?? (await countRows(runner, table))
      counted.set(table, count)
      rows += count
    }
  }
  const { row, migration } = isSqlite ? cost.sqlite : cost.server
  return {
    pending: pending.map(({ name }) => name),
    rows,
    seconds: pending.length * migration + (rows * row) / 1_000_000,
    bytes: await databaseBytes(runner, isSqlite),
  }
}

/** Those whose name stands in the text of a migration; of one that only adds tables none does, as these do not exist yet. */
function tablesIn(text: string, tables: readonly string[]): string[] {
  return tables.filter((table) => new RegExp(`\\b${table}\\b`).test(text))
}

async function tableNames(runner: QueryRunner, isSqlite: boolean): Promise<string[]> {
  const rows: { name: string }[] = await runner.query(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  )
  return rows.map(({ name }) => name)
}

async function countRows(runner: QueryRunner, table: string): Promise<number> {
  const [row]: { number: string | number }[] = await runner.query(
    `SELECT COUNT(*) AS number FROM ${runner.dataSource.driver.escape(table)}`,
  )
  return Number(row?.number ?? 0)
}

async function databaseBytes(runner: QueryRunner, isSqlite: boolean): Promise<number> {
  const [row]: { bytes: string | number | null }[] = await runner.query(
    isSqlite
      ? 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()'
      : 'SELECT SUM(DATA_LENGTH + INDEX_LENGTH) AS bytes FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  )
  return Number(row?.bytes ?? 0)
}
