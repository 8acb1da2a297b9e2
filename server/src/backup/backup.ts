import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EntityManager } from 'typeorm'
import type { Services } from '../content/Context.js'
import { type BackupLine, writeBackup } from './backupFile.js'
import { imagesFolder, keptTables, migrationNames } from './keptTables.js'

/** Writes the whole shop as it is at one moment to a file, while it may be running. @returns what went into it */
export async function backup(
  { database, settings }: Services,
  file: string,
): Promise<{ rows: number; images: number }> {
  const count = { rows: 0, images: 0 }
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
  }
  // Within one transaction, so that all rows are of one moment.
  await database.write((manager) => writeBackup(file, lines(manager)))
  return count
}
