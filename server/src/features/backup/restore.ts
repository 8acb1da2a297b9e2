import { buffer } from 'node:stream/consumers'
import type { EntityManager } from 'typeorm'
import { ownContext } from '../../kernel/context/ownContext.js'
import { emptyTables, withoutReferences } from '../../kernel/database/emptyTables.js'
import { forgetSearchIndex } from '../../kernel/search/searchRules.js'
import type { FileFolder } from '../../kernel/storage/FileFolder.js'
import { removeOrphanedFiles } from '../downloads/orphanedFiles.js'
import { withFinalRowsOpen } from '../invoices/DocumentGuard.js'
import { Erasure } from '../privacy/Erasure.js'
import { eraseAgain } from '../privacy/eraseAgain.js'
import { restartReminders } from '../reminders/reminderStarts.js'
import { backedUpTables, tablesToEmpty } from './backedUpTables.js'
import type { BackedUpServices } from './backup.js'
import { type BackupCount, type BackupLine, type PhotoOwner, readBackup } from './backupFile.js'
import { checkBackup } from './checkBackup.js'
import { FileRestorer } from './FileRestorer.js'
import { insertRow } from './insertRow.js'
import { readOlderBackup } from './olderBackup.js'
import { RestoreError } from './RestoreError.js'

export interface Restored extends BackupCount {
  /** The ids of customers in the backup who had been erased since it was made. */
  erasedAgain: number[]
}

/**
 * Replaces the shop by that of a backup, in one transaction; a backup of an earlier version is migrated. All sessions end,
 * customers erased since the backup are erased again, and reminders of what was due before are not sent.
 * @throws RestoreError when the file is no backup, damaged, or of a newer version of the product; nothing has changed then
 */
export async function restore(services: BackedUpServices, file: string, now = new Date()): Promise<Restored> {
  const { reader } = services.database
  const { count, isCurrent, migrations } = await checkBackup(reader, file)
  if (isCurrent) return restoreLines(services, count, now, () => readBackup(file))
  return readOlderBackup(file, migrations, (lines) =>
    restoreLines(services, count, now, () => lines(backedUpTables(reader))),
  )
}

async function restoreLines(
  services: BackedUpServices,
  count: BackupCount,
  now: Date,
  lines: () => AsyncIterable<BackupLine>,
): Promise<Restored> {
  const { database, storage } = services
  const context = ownContext(services)
  const files = new FileRestorer(storage.privateFiles)
  const restored = database.write(async (manager) => {
    const erasures = await manager.find(Erasure, { order: { createdAt: 'ASC' } })
    let inserted = 0
    const refill = async () => {
      await emptyTables(manager, tablesToEmpty(manager))
      for await (const line of lines()) {
        if ('row' in line) {
          await insertRow(manager, line.table, line.row)
          inserted++
        } else if ('file' in line) await files.take(line)
        else if ('photo' in line) {
          await storeOf(services, line.of).restore(line.photo, Buffer.from(line.base64, 'base64'))
        } else if ('image' in line) await restoreImage(storage.images, line.image, Buffer.from(line.base64, 'base64'))
      }
    }
    await withFinalRowsOpen(manager, () => withoutReferences(manager, refill))
    const rows = await countRows(manager)
    if (rows !== inserted) throw new RestoreError(`Only ${rows} of ${inserted} records came back, so none did.`)
    await forgetSearchIndex(manager)
    await restartReminders(manager, now)
    return { ...count, rows, erasedAgain: await eraseAgain(manager, context, erasures) }
  })
  const done = await restored.finally(() => files.stop())
  await removeOrphanedFiles(context)
  return done
}

/** Those of jobs have no owner named. */
function storeOf(services: BackedUpServices, of: PhotoOwner | undefined) {
  const { jobPhotos, messagePhotos, boughtItemPhotos, invoiceFiles } = services
  return of ? { message: messagePhotos, boughtItem: boughtItemPhotos, invoice: invoiceFiles }[of] : jobPhotos
}

async function restoreImage(folder: FileFolder, name: string, content: Buffer): Promise<void> {
  await folder.write(name, content)
  const written = await (await folder.open(name))?.read()
  if (!written || !(await buffer(written)).equals(content)) {
    throw new RestoreError(`${name} is not what was written to it.`)
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
