import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Database } from '../../src/database/Database.js'
import { openDatabase } from '../../src/database/openDatabase.js'
import type { Media } from '../../src/media/Media.js'
import { MediaLibrary } from '../../src/media/MediaLibrary.js'

export interface OpenLibrary {
  library: MediaLibrary
  database: Database
  /** The folder for uploads. */
  folder: string
  add(content: Buffer, name?: string): Promise<Media>
  close(): Promise<void>
}

/** A library on an empty folder and an empty database, both on disk. */
export async function openLibrary(): Promise<OpenLibrary> {
  const place = await mkdtemp(path.join(tmpdir(), 'shop-media-'))
  const database = await openDatabase({ kind: 'sqlite', file: path.join(place, 'shop.sqlite') })
  const folder = path.join(place, 'uploads')
  const library = new MediaLibrary(folder, database)
  return {
    library,
    database,
    folder,
    add: (content, name = 'photo.jpg') => library.add({ stream: Readable.from([content]), name }),
    async close() {
      await database.close()
      await rm(place, { recursive: true })
    },
  }
}

/** The last part of an image's address. */
export function fileNameOf(media: Media): string {
  return media.url.slice(media.url.lastIndexOf('/') + 1)
}
