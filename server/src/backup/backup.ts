import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EntityManager } from 'typeorm'
import type { Services } from '../content/Context.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import type { Downloads } from '../downloads/Downloads.js'
import { FileContent } from '../downloads/FileContent.js'
import { type BackupCount, type BackupLine, type FilePiece, writeBackup } from './backupFile.js'
import { imagesFolder, keptTables, migrationNames } from './keptTables.js'

/** Bytes of a file in one line. */
const pieceBytes = 1024 * 1024

/** Writes the whole shop as it is at one moment to a file, while it may be running. @returns what went into it */
export async function backup({ database, settings, downloads }: Services, file: string): Promise<BackupCount> {
  const count = { rows: 0, images: 0, files: 0 }
  async function* lines(manager: EntityManager): AsyncGenerator<BackupLine> {
    yield { shop: 1, madeAt: new Date().toISOString(), migrations: await migrationNames(manager) }
    for (const table of keptTables(manager)) {
      for (const row of await manager.query(`SELECT * FROM ${manager.connection.driver.escape(table)}`)) {
        count.rows++
        yield { table, row }
      }
    }
    const folder = imagesFolder(settings)
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      // The widths of an image are made anew when they are asked for.
      if (!entry.isFile()) continue
      count.images++
      yield { image: entry.name, base64: (await readFile(path.join(folder, entry.name))).toString('base64') }
    }
    for (const each of await manager.find(DownloadFile)) {
      for await (const piece of piecesOf(downloads, each)) {
        yield piece
        if (piece.isLast) count.files++
      }
    }
  }
  // Within one transaction, so that all rows are of one moment.
  await database.write((manager) => writeBackup(file, lines(manager)))
  return count
}

/** Nothing where the file is missing on disk: a shop that has lost one can still be backed up. */
async function* piecesOf(downloads: Downloads, file: DownloadFile): AsyncGenerator<FilePiece> {
  const handle = await downloads.open(file)
  if (!handle) return
  try {
    const content = await FileContent.of(handle)
    let written = 0
    for await (const piece of content.pieces(pieceBytes)) {
      written += piece.length
      yield { file: file.storageName, base64: piece.toString('base64'), isLast: written === content.size }
    }
  } finally {
    await handle.close()
  }
}
