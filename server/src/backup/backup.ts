import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { EntityManager } from 'typeorm'
import { Media } from '../content/Media.js'
import type { CoreServices } from '../context/Context.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import type { DownloadServices, Downloads } from '../downloads/Downloads.js'
import type { UploadStorage } from '../storage/FileFolder.js'
import { backedUpTables, migrationNames } from './backedUpTables.js'
import { type BackupCount, type BackupLine, type FilePiece, writeBackup } from './backupFile.js'

/** The services whose state a backup contains. */
export type BackedUpServices = CoreServices & DownloadServices & { storage: UploadStorage }

/** Bytes of a file in one line, or a little more. */
const pieceBytes = 1024 * 1024

const mostTries = 5

/** An image or a file was deleted after its row had been read, so the backup is started again. */
class RemovedMeanwhile extends Error {
  override readonly name = 'RemovedMeanwhile'
}

/**
 * Writes a consistent backup of the whole shop to a file, even while it is running: a snapshot of all rows, and every
 * image and file that they refer to. @returns what the backup contains
 */
export async function backup(services: BackedUpServices, file: string): Promise<BackupCount> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await backupOnce(services, file)
    } catch (error) {
      if (!(error instanceof RemovedMeanwhile) || attempt === mostTries) throw error
    }
  }
}

async function backupOnce({ database, storage, downloads }: BackedUpServices, file: string): Promise<BackupCount> {
  const count: BackupCount = { rows: 0, images: 0, files: 0, missing: 0 }

  async function* lines(manager: EntityManager): AsyncGenerator<BackupLine> {
    yield { shop: 2, madeAt: new Date().toISOString(), migrations: await migrationNames(manager) }
    for (const table of backedUpTables(manager)) {
      for (const row of await manager.query(`SELECT * FROM ${manager.connection.driver.escape(table)}`)) {
        count.rows++
        yield { table, row }
      }
    }
    for (const { url } of await manager.find(Media)) {
      const name = path.posix.basename(url)
      const stored = await storage.images.open(name)
      if (stored) {
        count.images++
        yield { image: name, base64: (await buffer(await stored.read())).toString('base64') }
      } else await noteMissing(Media, { url })
    }
    for (const each of await manager.find(DownloadFile)) {
      let isThere = false
      for await (const piece of piecesOf(downloads, each)) {
        isThere = true
        yield piece
      }
      if (isThere) count.files++
      else await noteMissing(DownloadFile, { id: each.id })
    }
  }

  /** A shop that has lost an image can still be backed up. */
  async function noteMissing(type: typeof Media | typeof DownloadFile, key: object): Promise<void> {
    if (!(await database.reader.existsBy(type, key))) throw new RemovedMeanwhile()
    count.missing++
  }

  // Within one transaction, so that all rows are of one snapshot.
  await database.write((manager) => writeBackup(file, lines(manager), count))
  return count
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
