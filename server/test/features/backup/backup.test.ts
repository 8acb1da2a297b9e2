import { lstat, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { BackupRun } from '../../../src/features/health/BackupRun.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

describe.each(bothDatabases)('backup and restore on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const all = async () => {
    const { data } = await shop.graphql(
      '{ publicPages(language: nl) { id title fullUrl belongsTo { id } image { url width } blocks { ... on FaqBlock { questions { question answer } } } } publicProducts(language: nl) { total items { id title price } } }',
    )
    return data
  }

  describe('a damaged backup is refused before anything is changed', () => {
    let whole: Buffer
    let before: unknown
    beforeAll(async () => {
      await shop.create('Page', { language: 'nl', title: 'Voor de schade', image: shop.image })
      const file = path.join(database.folder, 'whole.backup')
      await backup(shop.services, file)
      whole = await readFile(file)
      await shop.create('Page', { language: 'nl', title: 'Na de back-up' })
      before = await all()
    })

    const lines = () => gunzipSync(whole).toString().trimEnd().split('\n')
    const zipped = (changed: string[]) => gzipSync(`${changed.join('\n')}\n`)
    const damages: [string, string, () => Buffer][] = [
      ['with half of it missing', 'cannot be read as a backup', () => whole.subarray(0, whole.length / 2)],
      ['with a bit turned over', 'cannot be read as a backup', () => turnedOver(whole)],
      ['without its end', 'its end is missing', () => zipped(lines().slice(0, -1))],
      ['without one of its lines', 'its checksum is another', () => zipped(lines().toSpliced(3, 1))],
      [
        'with one word changed',
        'its checksum is another',
        () => zipped(lines().map((line) => line.replace('Voor de schade', 'Na de schade'))),
      ],
      ['with something after its end', 'it goes on after its end', () => zipped([...lines(), lines()[1] ?? ''])],
      ['with a line that is no record', 'is not a backup of a shop', () => zipped(['null', ...lines()])],
      [
        '[Y42] of a newer version with the same tables',
        'made by a newer version 99.0.0 of the product',
        () => zipped(lines().map((line) => line.replace(/"version":"[\d.]+"/, '"version":"99.0.0"'))),
      ],
      [
        'of a newer version',
        'made by a newer version',
        () => zipped(lines().map((line) => line.replace('"migrations":["', '"migrations":["Later9","'))),
      ],
    ]
    it.each(damages)('[O11] %s', async (_, reason, damage) => {
      const image = path.join(database.folder, 'uploads/images', path.basename(shop.image))
      const bytes = await readFile(image)
      const file = path.join(database.folder, 'damaged.backup')
      await writeFile(file, damage())
      await expect(restore(shop.services, file)).rejects.toThrow(reason)
      expect(await all()).toEqual(before)
      expect((await readFile(image)).equals(bytes)).toBe(true)
    })
  })

  it('[X26] replaces nothing but a file', async () => {
    const { folder } = database
    const link = path.join(folder, 'a-link')
    await symlink(path.join(folder, 'elsewhere'), link)
    const targets: [string, string][] = [
      [folder, 'is a folder'],
      [link, 'is a symbolic link'],
      ['/dev/null', 'is a device'],
      [path.join(folder, 'nowhere/shop.backup'), 'There is no folder'],
    ]
    for (const [target, reason] of targets) await expect(backup(shop.services, target)).rejects.toThrow(reason)
    expect((await lstat('/dev/null')).isCharacterDevice()).toBe(true)
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
    expect((await readdir(folder)).filter((name) => name.startsWith('elsewhere') || name.endsWith('.part'))).toEqual([])
  })

  it('[X26] an earlier backup stays whole until the new one is, and nothing follows a link in its place', async () => {
    const file = path.join(database.folder, 'nightly.backup')
    await writeFile(file, 'the one of yesterday')
    await symlink('/dev/full', `${file}.part`)
    await backup(shop.services, file)
    expect((await readFile(file)).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
    expect((await lstat(`${file}.part`)).isSymbolicLink()).toBe(true)
  })

  it('[X23] notes when one succeeded, and when one failed since', async () => {
    const { reader } = shop.services.database
    const broken = { ...shop.services, storage: { ...shop.services.storage, images: { open: failing } as never } }
    const file = path.join(database.folder, 'noted.backup')
    await backup(shop.services, file)
    const { succeededAt } = await reader.findOneByOrFail(BackupRun, { id: 1 })
    expect(Date.now() - Date.parse(succeededAt ?? '')).toBeLessThan(60_000)
    await expect(backup(broken, file)).rejects.toThrow('the disk has failed')
    expect(await reader.findOneBy(BackupRun, { id: 1 })).toMatchObject({ succeededAt, failedAt: expect.any(String) })
    await backup(shop.services, file)
    expect(await reader.findOneBy(BackupRun, { id: 1 })).toMatchObject({ failedAt: null })
  })

  it('[O11] a file that is no backup changes nothing', async () => {
    const before = await all()
    const file = path.join(database.folder, 'no.backup')
    await writeFile(file, 'hello')
    await expect(restore(shop.services, file)).rejects.toThrow('cannot be read as a backup')
    expect(await all()).toEqual(before)
  })

  it('[O11] restore the state at the time of the backup, images included', async () => {
    const faq = { faq: { questions: [{ question: 'Hoe “zo”?', answer: '<p>Zó</p>' }] } }
    const parent = await shop.create('Page', { language: 'nl', title: 'Ouder', image: shop.image, blocks: [faq] })
    await shop.create('Page', { language: 'nl', title: 'Kind', belongsTo: parent.id })
    const product = await shop.create('Product', { language: 'nl', title: 'Muis', price: 24.95 })
    const before = await all()
    const image = path.join(database.folder, 'uploads/images', path.basename(shop.image))
    const bytes = await readFile(image)

    const file = path.join(database.folder, 'shop.backup')
    const written = await backup(shop.services, file)
    await shop.remove('Page', parent.id)
    await shop.update('Product', product.id, { price: 1 })
    await rm(image)
    const read = await restore(shop.services, file)
    shop.services.contentChanged()

    expect(read).toEqual({ ...written, erasedAgain: [] })
    expect(await all()).toEqual(before)
    expect((await readFile(image)).equals(bytes)).toBe(true)
  })

  it('[O11] reports images that are missing on disk, and completes', async () => {
    const image = path.join(database.folder, 'uploads/images', path.basename(shop.image))
    const bytes = await readFile(image)
    await rm(image)
    const file = path.join(database.folder, 'lost.backup')
    const written = await backup(shop.services, file)
    expect(written.missing).toBe(1)
    expect(await restore(shop.services, file)).toEqual({ ...written, erasedAgain: [] })
    await writeFile(image, bytes)
  })
})

async function failing(): Promise<never> {
  throw new Error('the disk has failed')
}

function turnedOver(file: Buffer): Buffer {
  const damaged = Buffer.from(file)
  const middle = Math.floor(damaged.length / 2)
  damaged.writeUInt8(damaged.readUInt8(middle) ^ 1, middle)
  return damaged
}
