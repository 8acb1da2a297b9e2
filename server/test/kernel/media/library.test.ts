import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import { Product } from '../../../src/features/products/Product.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import { emptyTables } from '../../../src/kernel/database/emptyTables.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { statementsOf } from '../database/statementsOf.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { photo } from './pictures.js'

interface File {
  image: { url: string; width: number; alt: string | null; focusX: number | null; focusY: number | null }
  name: string
  folder: string | null
  alts: { language: string; text: string }[]
  uses: { entity: string; id: number; title: string; field: string }[]
}

const fields =
  '{ image { url width alt focusX focusY } name folder alts { language text } uses { entity id title field } }'

describe.each(bothDatabases)('the library of images, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const picture = async (width = 400) => photo(width, 300).jpeg().toBuffer()
  async function upload(name: string, folder = 'product'): Promise<string> {
    const { media } = shop.services
    return (await media.add({ stream: Readable.from([await picture()]), name }, { folder, record: null })).url
  }
  async function list(filter: object = {}): Promise<{ items: File[]; total: number }> {
    return shop.read<{ items: File[]; total: number }>(
      `query ($search: String, $folder: String, $unused: Boolean) {
        mediaFiles(search: $search, folder: $folder, unused: $unused, perPage: 100) { items ${fields} total }
      }`,
      filter,
    )
  }
  const names = async (filter: object) => (await list(filter)).items.map(({ name }) => name).sort()
  const file = async (url: string) =>
    (await shop.ask<File>(`query ($url: String!) { mediaFile(url: $url) ${fields} }`, { url })).data
  const describeFile = (url: string, input: object) =>
    shop.ask<File>(
      `mutation ($url: String!, $input: MediaFileInput!) { updateMediaFile(url: $url, input: $input) ${fields} }`,
      {
        url,
        input,
      },
    )
  const remove = (urls: string[]) =>
    shop.ask<string[]>('mutation ($urls: [String!]!) { deleteMediaFiles(urls: $urls) }', { urls })
  async function replace(url: string, content: Buffer): Promise<File> {
    const form = new FormData()
    const query = `mutation ($url: String!, $file: Upload!) { replaceMediaFile(url: $url, file: $file) ${fields} }`
    form.append('operations', JSON.stringify({ query, variables: { url, file: null } }))
    form.append('map', JSON.stringify({ file: ['variables.file'] }))
    form.append('file', new Blob([new Uint8Array(content)]), 'nieuw.jpg')
    const headers = { ...(await shop.login()), 'apollo-require-preflight': 'true' }
    const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', body: form, headers })
    const { data, errors } = (await answer.json()) as { data: { replaceMediaFile: File }; errors?: unknown }
    expect(errors).toBeUndefined()
    return data.replaceMediaFile
  }

  it('[U1] finds images by name, by what they show and by folder', async () => {
    const bench = await upload('Werkbank 100%.jpg', 'page')
    await upload('toetsenbord.jpg')
    await describeFile(bench, { alts: [{ language: 'nl', text: 'Een schroevendraaier' }] })
    expect(await names({ search: 'werkBANK' })).toEqual(['Werkbank 100%.jpg'])
    expect(await names({ search: '100%' })).toEqual(['Werkbank 100%.jpg'])
    expect(await names({ search: 'Schroevendraaier' })).toEqual(['Werkbank 100%.jpg'])
    expect(await names({ folder: 'page' })).toEqual(['Werkbank 100%.jpg'])
    expect((await shop.ask<string[]>('{ mediaFolders }')).data).toEqual(['page', 'product'])
  })

  it('lists where each is used: in fields, in blocks and in texts', async () => {
    const [inField, inBlock, inText, nowhere] = await Promise.all([
      upload('veld.jpg', 'gebruik'),
      upload('blok.jpg', 'gebruik'),
      upload('tekst.jpg', 'gebruik'),
      upload('nergens.jpg', 'gebruik'),
    ])
    const html = `<p><img src="${inText}" alt="Tekst"></p>`
    const product = await shop.create('Product', {
      language: 'nl',
      title: 'Laptop',
      price: '1',
      image: inField,
      specifications: html,
    })
    const page = await shop.create('Page', {
      language: 'nl',
      title: 'Galerij',
      menuTitle: 'Galerij',
      blocks: [{ gallery: { imageFolderName: 'Winkel', images: [inBlock] } }],
    })
    const uses = Object.fromEntries(
      (await list({ folder: 'gebruik' })).items.map((each) => [each.image.url, each.uses]),
    )
    expect(uses).toEqual({
      [inField]: [{ entity: 'product', id: product.id, title: 'Laptop', field: 'image' }],
      [inText]: [{ entity: 'product', id: product.id, title: 'Laptop', field: 'specifications' }],
      [inBlock]: [{ entity: 'page', id: page.id, title: 'Galerij', field: 'blocks' }],
      [nowhere]: [],
    })
    expect(await names({ folder: 'gebruik', unused: true })).toEqual(['nergens.jpg'])

    const refused = await remove([nowhere, inBlock, inField])
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/"Galerij", "Laptop"|"Laptop", "Galerij"/),
    })
    expect((await list({ folder: 'gebruik' })).total).toBe(4)
  })

  it('[Y40] knows at once who begins to show an image and who ends it, and reads no text again meanwhile', async () => {
    const url = await upload('wisselend.jpg', 'wissel')
    const html = `<p><img src="${url}" alt="Tekst"></p>`
    const uses = async () => (await list({ folder: 'wissel' })).items[0]?.uses.map(({ entity, id }) => [entity, id])
    const isUnused = async () => (await list({ folder: 'wissel', unused: true })).total === 1
    expect([await uses(), await isUnused()]).toEqual([[], true])

    const { id } = await shop.create('Tip', { language: 'nl', title: 'Wisselend', text: html })
    const other = await shop.create('Product', { language: 'nl', title: 'Ook', price: '1', specifications: html })
    expect([await uses(), await isUnused()]).toEqual([
      [
        ['tip', id],
        ['product', other.id],
      ],
      false,
    ])
    const texts = async () =>
      (await statementsOf(shop.services.database, uses)).filter((statement) => statement.includes('LIKE'))
    expect((await texts()).filter((statement) => !statement.includes('blocks'))).toEqual([])

    await shop.remove('Product', other.id)
    expect([await uses(), await isUnused()]).toEqual([[['tip', id]], false])
    await shop.update('Tip', id, { text: '<p>Niets</p>' })
    // The product in the trash still has it.
    expect([await uses(), await isUnused()]).toEqual([[], false])
    await shop.ask(`mutation { restoreRecord(entity: product, id: ${other.id}) { restored } }`)
    expect([await uses(), await isUnused()]).toEqual([[['product', other.id]], false])
    expect(await remove([url])).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('"Ook"') })

    const elsewhere = await openDatabase(database.address)
    try {
      await elsewhere.write((manager) => manager.update(Tip, id, { text: html }))
      await elsewhere.write((manager) => manager.delete(Product, other.id))
    } finally {
      await elsewhere.close()
    }
    expect([await uses(), await isUnused()]).toEqual([[['tip', id]], false])
    await shop.services.database.write((manager) =>
      emptyTables(manager, [manager.connection.getMetadata(Tip).tableName]),
    )
    expect([await uses(), await isUnused()]).toEqual([[], true])
    expect((await remove([url])).data).toEqual([url])
  })

  it('[L2] an image that a draft is to show is in use: it is named, kept, and replaced there too', async () => {
    const url = await upload('concept.jpg', 'concepten')
    const { record } = await shop.read<{ record: number }>(
      'mutation ($input: DraftInput!) { saveDraft(input: $input) { record } }',
      { input: { tip: { language: 'nl', title: 'Straks te zien', image: url } } },
    )
    const [file] = (await list({ folder: 'concepten' })).items
    expect(file?.uses.map(({ entity, id }) => [entity, id])).toEqual([['tip', record]])
    expect((await list({ folder: 'concepten', unused: true })).total).toBe(0)
    expect(await remove([url])).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('"Straks te zien"'),
    })
    const fresh = (await replace(url, await picture(640))).image.url
    const { values } = await shop.read<{ values: { tip: object } }>(
      `{ draft(entity: tip, record: ${record}) { values { tip { image { url } } } } }`,
    )
    expect(values.tip).toEqual({ image: { url: fresh } })
    await shop.read(`mutation { discardDraft(entity: tip, record: ${record}) }`)
    expect((await remove([fresh])).data).toEqual([fresh])
  })

  it('[X49] a gallery shows the images of its folder beside the chosen ones, later ones too', async () => {
    const [first, second] = [await upload('een.jpg', 'werkplaats'), await upload('twee.jpg', 'werkplaats')]
    const elsewhere = await upload('elders.jpg', 'winkel')
    const page = await shop.create<{ id: number; fullUrl: string }>(
      'Page',
      {
        language: 'nl',
        title: 'In de werkplaats',
        visible: true,
        blocks: [{ gallery: { imageFolderName: 'werkplaats', images: [elsewhere, second] } }],
      },
      'id fullUrl',
    )
    const shown = async () => {
      const { blocks } = await shop.read<{ blocks: Record<'images' | 'folderImages', { url: string }[]>[] }>(
        `query ($fullUrl: String!) { publicPage(language: nl, fullUrl: $fullUrl) {
          blocks { ... on GalleryBlock { images { url } folderImages { url } } } } }`,
        { fullUrl: page.fullUrl },
      )
      return [blocks[0]?.images, blocks[0]?.folderImages].map((images) => images?.map(({ url }) => url))
    }
    expect(await shown()).toEqual([[elsewhere, second], [first]])
    const third = await upload('drie.jpg', 'werkplaats')
    expect(await shown()).toEqual([
      [elsewhere, second],
      [first, third],
    ])

    // What a gallery shows is used, and stays until it is put elsewhere.
    const use = { entity: 'page', id: page.id, title: 'In de werkplaats', field: 'blocks' }
    expect((await list({ folder: 'werkplaats' })).items.find(({ image }) => image.url === third)?.uses).toEqual([use])
    expect(await names({ folder: 'werkplaats', unused: true })).toEqual([])
    expect(await remove([third])).toMatchObject({ code: 'CONFLICT' })
    const move = (folder: string | null) =>
      shop.ask<{ folder: string | null }>(
        'mutation ($url: String!, $input: MediaFileInput!) { updateMediaFile(url: $url, input: $input) { folder } }',
        { url: third, input: { alts: [], folder } },
      )
    expect((await move('m'.repeat(42))).errors).toEqual({ folder: [expect.any(String)] })
    expect((await move(null)).data).toEqual({ folder: null })
    expect(await shown()).toEqual([[elsewhere, second], [first]])
    expect((await move(' werkplaats ')).data).toEqual({ folder: 'werkplaats' })
    expect((await shown())[1]).toEqual([first, third])
  })

  it('removes unused images, with their files and widths', async () => {
    const url = await upload('weg.jpg')
    const stem = url.slice('/uploads/images/'.length, -'.jpg'.length)
    expect((await fetch(`${shop.url}/uploads/images/${stem}-320.webp`)).status).toBe(200)
    expect((await remove([url])).data).toEqual([url])
    expect((await fetch(shop.url + url)).status).toBe(404)
    const left = await readdir(path.join(database.folder, 'uploads', 'images'), { recursive: true })
    expect(left.filter((name) => name.includes(stem))).toEqual([])
    expect(await remove([url])).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('says what an image shows in the language of the record that shows it', async () => {
    const url = await upload('spreekt.jpg')
    const alts = [
      { language: 'nl', text: 'Een laptop' },
      { language: 'en', text: 'A laptop' },
    ]
    const { data } = await describeFile(url, { alts, focusX: 20, focusY: 80 })
    expect(data).toMatchObject({ alts, image: { alt: 'A laptop', focusX: 20, focusY: 80 } })
    const alt = { image: { alt: 'Een laptop', focusX: 20, focusY: 80 } }
    const asked = 'image { alt focusX focusY }'
    expect(await shop.create('Product', { language: 'nl', title: 'Spreekt', price: '1', image: url }, asked)).toEqual(
      alt,
    )
    expect((await describeFile(url, { alts: [], focusX: 101 })).errors).toHaveProperty('focusX')
    expect((await describeFile(url, { alts: [{ language: 'nl', text: 'x'.repeat(251) }] })).errors).toHaveProperty([
      'alts.nl',
    ])
  })

  it('replaces an image wherever it is used, under a new address to which the old one redirects', async () => {
    const url = await upload('oud.jpg')
    await describeFile(url, { alts: [{ language: 'nl', text: 'Blijft' }], focusX: 10, focusY: 10 })
    const html = `<p><img src="${url}" alt="Tekst"></p>`
    const input = { language: 'nl', title: 'Vervangen', price: '1', image: url, specifications: html }
    const product = await shop.create<{ id: number; version: number }>('Product', input, 'id version')
    const replaced = await replace(url, await picture(640))
    expect(replaced).toMatchObject({ name: 'nieuw.jpg', alts: [{ text: 'Blijft' }], image: { width: 640, focusX: 10 } })
    expect(replaced.uses.map(({ field }) => field).sort()).toEqual(['image', 'specifications'])
    expect(replaced.image.url).not.toBe(url)
    const data = await shop.read<{ specifications: string }>(
      `{ product(id: ${product.id}) { version image { url } specifications } }`,
    )
    expect(data).toMatchObject({ version: product.version + 1, image: { url: replaced.image.url } })
    expect(data.specifications).toContain(replaced.image.url)

    const again = await replace(replaced.image.url, await picture(320))
    const old = await fetch(shop.url + url, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, again.image.url])
    expect((await fetch(shop.url + again.image.url)).status).toBe(200)
    expect(await file(url)).toBeNull()
  })
})
