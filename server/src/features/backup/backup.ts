import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { EntityManager } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { Media } from '../../kernel/records/Media.js'
import { productVersion } from '../../kernel/settings/productVersion.js'
import type { UploadStorage } from '../../kernel/storage/FileFolder.js'
import type { BoughtItemPhotoServices } from '../buying/photos/BoughtItemPhoto.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import type { DownloadServices, Downloads } from '../downloads/Downloads.js'
import { recordBackup } from '../health/BackupRun.js'
import { InvoiceFile } from '../invoices/files/InvoiceFile.js'
import type { InvoiceFileServices } from '../invoices/files/InvoiceFiles.js'
import type { JobPhotoServices } from '../jobs/photos/jobPhotoUse.js'
import type { MessagePhotoServices } from '../messages/photos/messagePhotoUse.js'
import type { StoredPhotos } from '../photos/StoredPhotos.js'
import { backedUpTables, migrationNames } from './backedUpTables.js'
import {
  assertReplaceable,
  type BackupCount,
  type BackupLine,
  type FilePiece,
  writeBackupFile,
  zippedBackup,
} from './backupFile.js'

/** The services whose state a backup contains. */
export type BackedUpServices = CoreServices &
  DownloadServices &
  InvoiceFileServices &
  JobPhotoServices &
  BoughtItemPhotoServices &
  MessagePhotoServices & { storage: UploadStorage }

/** Bytes of a file in one line, or a little more. */
const pieceBytes = 1024 * 1024

const maxTries = 5

/** Rows that are read in one statement, so that visitors are served in between. */
const rowsAtOnce = 500

/** An image or a file was deleted after its row had been read, so the backup is started again. */
class RemovedMeanwhile extends Error {
  override readonly name = 'RemovedMeanwhile'
}

/** Takes the bytes of a backup to where it is stored, whole or not at all. */
export type BackupWriter = (content: AsyncIterable<Buffer>) => Promise<void>

/** Called as records and files are written. */
export type BackupProgress = (done: number, total: number) => void

/**
 * Writes a consistent backup of the whole shop to a file, even while it is running. The measures report when one last
 * succeeded or failed.
 * @returns what the backup contains
 * @throws BackupTargetError when the file would replace something other than a file
 */
export async function backup(services: BackedUpServices, file: string): Promise<BackupCount> {
  await assertReplaceable(file)
  try {
    const count = await writeShop(services, (content) => writeBackupFile(file, content))
    // It is whole, also where the disk of the shop has no room for a note of it: that may be why it is made.
    await recordBackup(services.database, true).catch((error: unknown) => {
      services.log.warn(error, 'A backup was made, but not noted')
    })
    return count
  } catch (error) {
    await recordBackup(services.database, false).catch(() => undefined)
    throw error
  }
}

/** Writes a snapshot of all rows, and every image and file that they refer to. @returns what that is */
export async function writeShop(
  services: BackedUpServices,
  write: BackupWriter,
  onProgress: BackupProgress = () => undefined,
): Promise<BackupCount> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeOnce(services, write, onProgress)
    } catch (error) {
      if (!(error instanceof RemovedMeanwhile) || attempt === maxTries) throw error
    }
  }
}

async function writeOnce(
  services: BackedUpServices,
  write: BackupWriter,
  onProgress: BackupProgress,
): Promise<BackupCount> {
  const { database, storage, downloads, invoiceFiles } = services
  const count: BackupCount = { rows: 0, images: 0, files: 0, missing: 0 }

  async function* lines(manager: EntityManager): AsyncGenerator<BackupLine> {
    const migrations = await migrationNames(manager)
    yield { shop: 2, madeAt: new Date().toISOString(), migrations, version: productVersion }
    const total = await countAll(manager, services)
    const progress = () => onProgress(count.rows + count.images + count.files + count.missing, total)
    for (const table of backedUpTables(manager)) {
      for await (const row of rowsOf(manager, table)) {
        count.rows++
        yield { table, row }
      }
      progress()
    }
    for (const { url } of await manager.find(Media)) {
      const name = path.posix.basename(url)
      const stored = await storage.images.open(name)
      if (stored) {
        count.images++
        yield { image: name, base64: (await buffer(await stored.read())).toString('base64') }
      } else await noteMissing(Media, { url })
      progress()
    }
    for (const each of await manager.find(DownloadFile)) {
      let isThere = false
      for await (const piece of piecesOf(downloads, each)) {
        isThere = true
        yield piece
      }
      if (isThere) count.files++
      else await noteMissing(DownloadFile, { id: each.id })
      progress()
    }
    for (const { store, of } of photoStores(services)) {
      for (const name of await store.names(manager)) {
        const content = await store.read(name)
        if (content) {
          count.files++
          yield { photo: name, ...of, base64: content.toString('base64') }
        } else if (await manager.existsBy(store.use.type, { name })) await noteMissing(store.use.type, { name })
        else count.missing++
        progress()
      }
    }
    for (const { name } of await manager.find(InvoiceFile)) {
      const content = await invoiceFiles.stored(name)
      if (content) {
        count.files++
        yield { photo: name, of: 'invoice', base64: content.toString('base64') }
      } else await noteMissing(InvoiceFile, { name })
      progress()
    }
  }

  /** A shop that has lost an image can still be backed up. */
  async function noteMissing(type: new () => object, key: object): Promise<void> {
    if (!(await database.reader.existsBy(type, key))) throw new RemovedMeanwhile()
    count.missing++
  }

  await database.readSnapshot((manager) => write(zippedBackup(lines(manager), count)))
  return count
}

/** The stores of photos, and how a backup tells them apart. */
function photoStores({
  jobPhotos,
  messagePhotos,
  boughtItemPhotos,
}: BackedUpServices): { store: StoredPhotos; of?: { of: 'message' | 'boughtItem' } }[] {
  return [
    { store: jobPhotos },
    { store: messagePhotos, of: { of: 'message' } },
    { store: boughtItemPhotos, of: { of: 'boughtItem' } },
  ]
}

async function countAll(manager: EntityManager, services: BackedUpServices): Promise<number> {
  let total = (await manager.count(Media)) + (await manager.count(DownloadFile))
  total += await manager.count(InvoiceFile)
  for (const { store } of photoStores(services)) total += (await store.names(manager)).length
  for (const table of backedUpTables(manager)) {
    const [{ rows }] = await manager.query(
      `SELECT COUNT(*) AS ${quoted(manager, 'rows')} FROM ${quoted(manager, table)}`,
    )
    total += Number(rows)
  }
  return total
}

/** All rows of a table by its primary key, some at a time. */
async function* rowsOf(manager: EntityManager, table: string): AsyncGenerator<Record<string, unknown>> {
  const { primaryColumns } = manager.connection.getMetadata(table)
  const names = primaryColumns.map(({ databaseName }) => databaseName)
  const keys = names.map((name) => quoted(manager, name)).join(', ')
  const all = `SELECT * FROM ${quoted(manager, table)}`
  const page = `ORDER BY ${keys} LIMIT ${rowsAtOnce}`
  let rows: Record<string, unknown>[] = await manager.query(`${all} ${page}`)
  for (;;) {
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    const after = `(${keys}) > (${names.map(() => '?').join(', ')})`
    rows = await manager.query(
      `${all} WHERE ${after} ${page}`,
      names.map((name) => last[name]),
    )
  }
}

function quoted({ connection }: EntityManager, name: string): string {
  return connection.driver.escape(name)
}

/** Empty when the file is missing. */
async function* piecesOf(downloads: Downloads, file: DownloadFile): AsyncGenerator<FilePiece> {
  const stored = await downloads.open(file)
  if (!stored) return
  let written = 0
  for await (const piece of inPieces(await stored.read())) {
    written += piece.length
    yield { file: file.storageName, base64: piece.toString('base64'), isLast: written === stored.size }
  }
}

/** Joins small chunks. */
async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
