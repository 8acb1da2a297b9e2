import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import { DownloadFile } from '../../../src/features/downloads/DownloadFile.js'
import { Downloads } from '../../../src/features/downloads/Downloads.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import type { Settings } from '../../../src/kernel/settings/readSettings.js'
import { diskStorage } from '../../../src/kernel/storage/diskStorage.js'
import type { UploadStorage } from '../../../src/kernel/storage/FileFolder.js'
import { csv, pdf } from './files.js'

let place: string
let database: Database
let storage: UploadStorage
let downloads: Downloads

const settingsWith = (folder: string, file = 'shop.sqlite'): Settings =>
  ({ uploads: { kind: 'folder', folder }, database: { kind: 'sqlite', file: path.join(place, file) } }) as Settings

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'shop-private-'))
  const settings = settingsWith(path.join(place, 'uploads'))
  database = await openDatabase(settings.database)
  storage = diskStorage(path.join(place, 'uploads'))
  downloads = new Downloads(settings, storage.privateFiles, database, pino({ level: 'silent' }))
})
afterEach(async () => {
  await database.close()
  await rm(place, { recursive: true })
})

/** The names of the files of downloads; other private files have folders of their own beside them. */
async function files(): Promise<string[]> {
  const entries = await readdir(path.join(place, 'private'), { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
const store = (content: Buffer, name = 'a.pdf') => downloads.store({ stream: Readable.from([content]), name })
const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
const age = (name: string) => utimes(path.join(place, 'private', name), twoHoursAgo, twoHoursAgo)

describe('the store of private files', () => {
  it('[D4] is a folder of its own beside the uploads, for the shop alone', async () => {
    expect((await stat(path.join(place, 'private'))).mode & 0o777).toBe(0o700)
    const { storageName } = await store(pdf())
    expect((await stat(path.join(place, 'private', storageName))).mode & 0o777).toBe(0o600)
  })

  it('[D4] cannot be within the uploads, nor where nothing can be written', async () => {
    for (const folder of [path.join(place, 'private'), '/', path.join(place, 'shop.sqlite', 'uploads')]) {
      expect(() => diskStorage(folder)).toThrow(/setting UPLOADS/)
    }
  })

  it('a file gets its final name only when it is complete', async () => {
    const names: string[][] = []
    const stream = Readable.from(
      (async function* () {
        for (const byte of csv()) {
          if (names.length < 3) names.push(await files())
          yield Buffer.of(byte)
        }
      })(),
    )
    const { storageName } = await downloads.store({ stream, name: 'a.csv' })
    expect(names.flat().every((name) => name.endsWith('.part'))).toBe(true)
    expect(await files()).toEqual([storageName])
  })

  it('nothing is stored of an upload that breaks off', async () => {
    const stream = Readable.from(
      (async function* () {
        yield csv()
        throw new Error('The line is cut')
      })(),
    )
    await expect(downloads.store({ stream, name: 'a.csv' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await files()).toEqual([])
  })
})

describe('sweeping', () => {
  it('removes old leftovers and files without a row', async () => {
    const unused = await store(pdf())
    const young = await store(pdf())
    await writeFile(path.join(place, 'private', 'old.part'), 'x')
    await writeFile(path.join(place, 'private', 'young.part'), 'x')
    await writeFile(path.join(place, 'private', 'note.txt'), 'x')
    for (const name of [unused.storageName, 'old.part', 'note.txt']) await age(name)
    await downloads.sweep()
    expect(await files()).toEqual(['note.txt', 'young.part', young.storageName].sort())
  })

  it('does not remove files that have a row', async () => {
    const stored = await store(pdf())
    const customer = `INSERT INTO customer (id, version, created_at, updated_at, name, email, email_key, language, role, status_user, login_count, demo, refuses_reviews) VALUES (1, 1, '', '', '', '', '', 'nl', '', 0, 0, 0, 0)`
    const download = `INSERT INTO accountant_download (id, version, created_at, updated_at, title, accountant) VALUES (1, 1, '', '', '', 1)`
    await database.write(async (manager) => {
      await manager.query(customer)
      await manager.query(download)
      await manager.insert(DownloadFile, { ...stored, download: 1, uploadedAt: '', uploadedBy: null })
    })
    await age(stored.storageName)
    await downloads.sweep()
    expect(await files()).toEqual([stored.storageName])
  })

  it('leaves the files of another database alone', async () => {
    const { storageName } = await store(pdf())
    await age(storageName)
    const other = settingsWith(path.join(place, 'uploads'), 'other.sqlite')
    await new Downloads(other, storage.privateFiles, database, pino({ level: 'silent' })).sweep()
    expect(await files()).toEqual([storageName])
  })
})
