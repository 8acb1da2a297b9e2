import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DataSource, QueryFailedError } from 'typeorm'
import { migrate } from '../../kernel/database/migrate.js'
import { migrations } from '../../kernel/database/migrations/registry.js'
import { openWriter } from '../../kernel/database/openDatabase.js'
import { type BackupLine, readBackup } from './backupFile.js'
import { insertRow } from './insertRow.js'
import { RestoreError } from './RestoreError.js'

/** The lines of a backup; those of the given tables alone. */
export type BackupLines = (tables: readonly string[]) => AsyncGenerator<BackupLine>

/**
 * Reads a backup of an earlier version in the present form of the tables: its rows are put into a temporary SQLite database
 * of that version, which then runs the migrations that came later. Images and files come from the backup itself.
 * @param made the names of the migrations that had run when the backup was made
 * @throws RestoreError when the rows do not fit those migrations
 */
export async function readOlderBackup<Result>(
  file: string,
  made: readonly string[],
  work: (lines: BackupLines) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-restore-'))
  const open = (names: readonly string[]) =>
    openWriter(
      { kind: 'sqlite', file: path.join(folder, 'shop.sqlite') },
      { tables: [], subscribers: [], migrations: migrations.filter(({ name }) => names.includes(name)) },
    )
  try {
    await closing(await open(made), (source) => fill(source, file))
    return await closing(await open(migrations.map(({ name }) => name)), async (source) => {
      await migrate(source)
      return work((tables) => linesOf(source, file, tables))
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function closing<Result>(source: DataSource, work: (source: DataSource) => Promise<Result>): Promise<Result> {
  try {
    return await work(source)
  } finally {
    await source.destroy()
  }
}

async function fill(source: DataSource, file: string): Promise<void> {
  await migrate(source)
  const tables: { name: string }[] = await source.query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations' AND name NOT LIKE 'sqlite_%'",
  )
  await source.transaction(async (manager) => {
    await manager.query('PRAGMA defer_foreign_keys = ON')
    // Migrations insert rows too, which the backup has as the shop has changed them.
    for (const { name } of tables) await manager.query(`DELETE FROM ${source.driver.escape(name)}`)
    for await (const line of readBackup(file)) {
      if ('row' in line) await insertRow(manager, line.table, line.row).catch((error) => refuse(file, error))
    }
  })
}

function refuse(file: string, error: unknown): never {
  if (!(error instanceof QueryFailedError)) throw error
  throw new RestoreError(
    `${file} has a row that does not fit the version that made it (${error.driverError.message}). Nothing was changed.`,
  )
}

async function* linesOf(source: DataSource, file: string, tables: readonly string[]): AsyncGenerator<BackupLine> {
  for (const table of tables) {
    for (const row of await source.query(`SELECT * FROM ${source.driver.escape(table)}`)) yield { table, row }
  }
  for await (const line of readBackup(file)) if (!('row' in line)) yield line
}
