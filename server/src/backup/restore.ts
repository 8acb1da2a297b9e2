import { buffer } from 'node:stream/consumers'
import type { EntityManager } from 'typeorm'
import { ownContext } from '../context/ownContext.js'
import { noteWrite } from '../database/WrittenTables.js'
import { removeOrphanedFiles } from '../downloads/orphanedFiles.js'
import { Erasure } from '../entities/Erasure.js'
import { eraseAgain } from '../privacy/eraseAgain.js'
import { fillSearchIndex } from '../search/fillSearchIndex.js'
import type { FileFolder } from '../storage/FileFolder.js'
import { backedUpTables, tablesToEmpty } from './backedUpTables.js'
import type { BackedUpServices } from './backup.js'
import { type BackupCount, readBackup } from './backupFile.js'
import { checkBackup } from './checkBackup.js'
import { FileRestorer } from './FileRestorer.js'
import { RestoreError } from './RestoreError.js'

export interface Restored extends BackupCount {
  /** The ids of customers in the backup who had been erased since it was made. */
  erasedAgain: number[]
}

/**
 * Replaces the shop by that of a backup, in one transaction. All sessions end, and customers erased since the backup are
 * erased again. @throws RestoreError when the file is no backup, damaged, or of another version of the product; nothing
 * has changed then
 */
export async function restore(services: BackedUpServices, file: string): Promise<Restored> {
  const { database, storage } = services
  const context = ownContext(services)
  const files = new FileRestorer(storage.privateFiles)
  const restored = database.write(async (manager) => {
    const count = await checkBackup(manager, file)
    const erasures = await manager.find(Erasure, { order: { createdAt: 'ASC' } })
    await withoutReferences(manager, async () => {
      await empty(manager)
      for await (const line of readBackup(file)) {
        if ('row' in line) await insert(manager, line.table, line.row)
        else if ('file' in line) await files.take(line)
        else if ('image' in line) await restoreImage(storage.images, line.image, Buffer.from(line.base64, 'base64'))
      }
    })
    const rows = await countRows(manager)
    if (rows !== count.rows) throw new RestoreError(`Only ${rows} of ${count.rows} records came back, so none did.`)
    await fillSearchIndex(manager)
    return { ...count, erasedAgain: await eraseAgain(manager, context, erasures) }
  })
  const done = await restored.finally(() => files.stop())
  await removeOrphanedFiles(context)
  return done
}

async function restoreImage(folder: FileFolder, name: string, content: Buffer): Promise<void> {
  await folder.write(name, content)
  const written = await (await folder.open(name))?.read()
  if (!written || !(await buffer(written)).equals(content)) {
    throw new RestoreError(`${name} is not what was written to it.`)
  }
}

/** Suspends foreign keys, because rows may refer to others that are inserted later. */
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
  for (const table of tablesToEmpty(manager)) {
    await manager.query(`DELETE FROM ${driver.escape(table)}`)
    if (manager.queryRunner) noteWrite(manager.queryRunner, table, true)
  }
}

async function countRows(manager: EntityManager): Promise<number> {
  const { driver } = manager.connection
  let total = 0
  for (const table of backedUpTables(manager)) {
    const [{ rows }] = await manager.query(`SELECT COUNT(*) AS ${driver.escape('rows')} FROM ${driver.escape(table)}`)
    total += Number(rows)
  }
  return total
}

async function insert(manager: EntityManager, table: string, row: Record<string, unknown>): Promise<void> {
  const { driver } = manager.connection
  const columns = Object.keys(row)
  const values = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  )
  const names = columns.map((column) => driver.escape(column)).join(', ')
  const places = columns.map(() => '?').join(', ')
  await manager.query(`INSERT INTO ${driver.escape(table)} (${names}) VALUES (${places})`, values)
}
