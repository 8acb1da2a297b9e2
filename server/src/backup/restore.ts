import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EntityManager } from 'typeorm'
import type { Services } from '../content/Context.js'
import { type BackupCount, readBackup } from './backupFile.js'
import { FileRestorer } from './FileRestorer.js'
import { imagesFolder, keptTables, migrationNames } from './keptTables.js'

/** A file that cannot be restored; the message is the sentence that the operator reads. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

/**
 * Puts the shop of a backup in the place of the one that is there: all of its rows, or none. Who was logged in is not
 * any more. @throws RestoreError when the file is no backup, or one of another version of the product
 */
export async function restore({ database, settings, downloads }: Services, file: string): Promise<BackupCount> {
  const folder = imagesFolder(settings)
  await mkdir(folder, { recursive: true })
  const files = new FileRestorer(downloads.store)
  const restored = database.write(async (manager) => {
    const count = { rows: 0, images: 0, files: 0 }
    let isEmptied = false
    await withoutReferences(manager, async () => {
      for await (const line of linesOf(file)) {
        if ('shop' in line) {
          await assertSameForm(manager, line.migrations)
          await empty(manager)
          isEmptied = true
        } else if (!isEmptied) {
          throw new RestoreError(`${file} is not a backup of a shop.`)
        } else if ('row' in line) {
          await insert(manager, line.table, line.row)
          count.rows++
        } else if ('file' in line) {
          if (await files.take(line)) count.files++
        } else {
          await writeFile(path.join(folder, path.basename(line.image)), Buffer.from(line.base64, 'base64'))
          count.images++
        }
      }
    })
    if (!isEmptied) throw new RestoreError(`${file} is not a backup of a shop.`)
    return count
  })
  return restored.finally(() => files.stop())
}

async function* linesOf(file: string) {
  try {
    yield* readBackup(file)
  } catch (error) {
    throw new RestoreError(`${file} cannot be read as a backup (${error instanceof Error ? error.message : error}).`)
  }
}

async function assertSameForm(manager: EntityManager, migrations: string[]): Promise<void> {
  const current = await migrationNames(manager)
  if (current.join() !== migrations.join()) {
    throw new RestoreError(
      'The backup is of another version of the product: restore it with that version, then upgrade.',
    )
  }
}

/** While rows come in their tables' order, one may refer to another that is not there yet. */
async function withoutReferences(manager: EntityManager, work: () => Promise<void>): Promise<void> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  await manager.query(isSqlite ? 'PRAGMA defer_foreign_keys = ON' : 'SET FOREIGN_KEY_CHECKS = 0')
  try {
    await work()
  } finally {
    if (!isSqlite) await manager.query('SET FOREIGN_KEY_CHECKS = 1')
  }
}

async function empty(manager: EntityManager): Promise<void> {
  const { driver } = manager.connection
  for (const table of ['session', ...keptTables(manager)]) await manager.query(`DELETE FROM ${driver.escape(table)}`)
}

async function insert(manager: EntityManager, table: string, row: Record<string, unknown>): Promise<void> {
  const { driver } = manager.connection
  if (!keptTables(manager).includes(table))
    throw new RestoreError(`The backup has a table ${table}, which is not there.`)
  const columns = Object.keys(row)
  const values = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  )
  const names = columns.map((column) => driver.escape(column)).join(', ')
  const places = columns.map(() => '?').join(', ')
  await manager.query(`INSERT INTO ${driver.escape(table)} (${names}) VALUES (${places})`, values)
}
