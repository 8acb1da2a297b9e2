import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backup } from '../../src/backup/backup.js'
import { restore } from '../../src/backup/restore.js'
import { type ContentShop, startContentShop } from '../content/contentShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'

describe.each(testDatabases)('backup and restore on $name', ({ create: createDatabase }) => {
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

  it('[O11] give back what was there at the time of the backup, images included', async () => {
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

    expect(read).toEqual(written)
    expect(await all()).toEqual(before)
    expect((await readFile(image)).equals(bytes)).toBe(true)
  })

  it('[O11] a file that is no backup changes nothing', async () => {
    const before = await all()
    const file = path.join(database.folder, 'no.backup')
    await writeFile(file, 'hello')
    await expect(restore(shop.services, file)).rejects.toThrow('cannot be read as a backup')
    expect(await all()).toEqual(before)
  })
})
