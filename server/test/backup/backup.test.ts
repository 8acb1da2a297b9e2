import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { backup } from '../../src/backup/backup.js'
import { restore } from '../../src/backup/restore.js'
import { type ContentShop, startContentShop } from '../content/contentShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'

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
        'of another version',
        'of another version',
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

function turnedOver(file: Buffer): Buffer {
  const damaged = Buffer.from(file)
  const middle = Math.floor(damaged.length / 2)
  damaged.writeUInt8(damaged.readUInt8(middle) ^ 1, middle)
  return damaged
}
