import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import { MediaLibrary, type ServedImage } from '../../../src/kernel/media/MediaLibrary.js'
import type { Media } from '../../../src/kernel/records/Media.js'
import type { UploadStorage } from '../../../src/kernel/storage/FileFolder.js'
import { createSqlite } from '../../testDatabases.js'
import type { TestStorage } from '../storage/testStorages.js'

export interface OpenLibrary {
  library: MediaLibrary
  database: Database
  storage: UploadStorage
  add(content: Buffer, name?: string): Promise<Media>
  close(): Promise<void>
}

/** A library on an empty storage and an empty database. */
export async function openLibrary(create: () => Promise<TestStorage>): Promise<OpenLibrary> {
  const [place, { address, drop }] = [await create(), await createSqlite()]
  const database = await openDatabase(address)
  const storage = await place.open()
  const library = new MediaLibrary(storage, database)
  return {
    library,
    database,
    storage,
    add: (content, name = 'photo.jpg') => library.add({ stream: Readable.from([content]), name }),
    async close() {
      await database.close()
      await drop()
      await place.drop()
    },
  }
}

/** The last part of an image's address. */
export function fileNameOf(media: Media): string {
  return media.url.slice(media.url.lastIndexOf('/') + 1)
}

/** The whole content that is served. */
export async function bytesOf(image: ServedImage | null): Promise<Buffer> {
  return image ? buffer(await image.content.read()) : Buffer.alloc(0)
}
