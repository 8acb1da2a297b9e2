import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { type Rest, restClient } from './restClient.js'
import { uploadPicture } from './uploadPicture.js'

interface Entity {
  id: string
  one: string
  list: string
  nextId: string
  add: string
  name: string
  isTranslated: boolean
  /** What a new record needs besides its title and language. */
  fields?: Record<string, unknown>
}

const entities: Entity[] = [
  {
    id: 'R20',
    name: 'Page',
    list: 'pages',
    one: 'page',
    nextId: 'pages/next-page-id',
    add: 'pages/add-page',
    isTranslated: true,
  },
  {
    id: 'R21',
    name: 'Feature',
    list: 'features',
    one: 'feature',
    nextId: 'features/next-feature-id',
    add: 'features/add-feature',
    isTranslated: false,
    fields: { icon: 'memory-upgrade' },
  },
  {
    id: 'R24',
    name: 'News item',
    list: 'news',
    one: 'news-item',
    nextId: 'news-item/next-news-id',
    add: 'news-item/add-news',
    isTranslated: true,
    fields: { overview_image: '' },
  },
  {
    id: 'R25',
    name: 'News group',
    list: 'news-groups',
    one: 'news-group',
    nextId: 'news-groups/next-news-group-id',
    add: 'news-groups/add-news-group',
    isTranslated: true,
  },
  {
    id: 'R26',
    name: 'News category',
    list: 'news-categories',
    one: 'news-category',
    nextId: 'news-categories/next-news-category-id',
    add: 'news-categories/add-news-category',
    isTranslated: true,
  },
  {
    id: 'R28',
    name: 'Product',
    list: 'products',
    one: 'product',
    nextId: 'products/next-product-id',
    add: 'products/add-product',
    isTranslated: true,
    fields: { price: 24.95, product_type: 'product-sale', condition: 'as-new' },
  },
]

describe.each(testDatabases)('managed records over REST, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest
  let picture: string

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    const admin = await shop.login('cms-admin')
    rest = restClient(shop, admin)
    picture = await uploadPicture(shop, admin)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  function fieldsOf({ fields = {} }: Entity) {
    return 'overview_image' in fields ? { ...fields, overview_image: picture } : fields
  }

  describe.each(entities)('$name', (entity) => {
    it(`[${entity.id}] [R14] [R16] [R17] [R18] [R19] is listed, read, given an id, added, edited and deleted`, async () => {
      const before = (await rest('GET', entity.list)).body.meta?.total ?? 0
      const nextId = await rest('GET', entity.nextId)
      expect(nextId).toMatchObject({ status: 200, body: { data: expect.any(Number) } })
      const id = nextId.body.data

      const added = await rest('POST', entity.add, { id, language: 'nl', title: 'Eerste', ...fieldsOf(entity) })
      expect(added).toMatchObject({
        status: 201,
        body: { data: { id, version: 1, language: 'nl', title: 'Eerste', ...fieldsOf(entity) } },
      })
      expect((await rest('GET', `${entity.one}/${id}`)).body).toEqual(added.body)
      const list = await rest('GET', entity.list)
      expect(list).toMatchObject({ status: 200, body: { meta: { total: before + 1 } } })
      expect(list.body.data).toContainEqual(added.body.data)

      const edited = await rest('PUT', `${entity.one}/edit/${id}`, { title: 'Anders', version: 1 })
      expect(edited.status).toBe(200)
      expect(edited.body.data).toEqual({
        ...(added.body.data as object),
        title: 'Anders',
        version: 2,
        updated_at: expect.any(String),
      })

      expect(await rest('DELETE', `${entity.one}/delete/${id}`)).toMatchObject({
        status: 200,
        body: { data: { deleted: [id] } },
      })
      expect(await rest('GET', `${entity.one}/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: `${entity.name} not found` },
      })
    })

    it('[E2] no two next-id calls answer the same number', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => rest('GET', entity.nextId)))
      expect(new Set(answers.map(({ body }) => body.data)).size).toBe(12)
    })

    it('[E34] an id that is taken is 409, one that was never reserved 422', async () => {
      const { data: id } = (await rest('GET', entity.nextId)).body
      const record = { id, language: 'nl', title: 'Met nummer', ...fieldsOf(entity) }
      expect((await rest('POST', entity.add, record)).status).toBe(201)
      expect(await rest('POST', entity.add, { ...record, title: 'Nog eens' })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      })
      expect(await rest('POST', entity.add, { ...record, id: 99_999, title: 'Verzonnen' })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', errors: { id: [expect.any(String)] } },
      })
    })

    it('[E31] a stale version is 409 and changes nothing', async () => {
      const added = await rest('POST', entity.add, { language: 'nl', title: 'Versie een', ...fieldsOf(entity) })
      const { id } = added.body.data as unknown as { id: number }
      await rest('PUT', `${entity.one}/edit/${id}`, { title: 'Versie twee' })
      expect(await rest('PUT', `${entity.one}/edit/${id}`, { title: 'Te laat', version: 1 })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      })
      expect((await rest('GET', `${entity.one}/${id}`)).body.data).toMatchObject({ title: 'Versie twee', version: 2 })
    })
  })

  it.each(entities.filter(({ isTranslated }) => isTranslated))(
    '[E4] [E5] [R19] $name: a sibling is added with translation_of, shown, and deleted along',
    async (entity) => {
      const nl = await rest('POST', entity.add, { language: 'nl', title: 'Tweetalig', ...fieldsOf(entity) })
      const { id } = nl.body.data as unknown as { id: number }
      const en = await rest('POST', entity.add, {
        language: 'en',
        title: 'Bilingual',
        translation_of: id,
        ...fieldsOf(entity),
      })
      const sibling = en.body.data as unknown as { id: number; url?: string }
      const { data } = (await rest('GET', `${entity.one}/${id}`)).body
      const expected =
        entity.name === 'Page'
          ? { page_translation: { language: 'en', url: sibling.url, full_url: sibling.url } }
          : { translation: { language: 'en', url: sibling.url ?? null } }
      expect(data).toMatchObject(expected)
      expect((await rest('DELETE', `${entity.one}/delete/${id}`)).body).toEqual({ data: { deleted: [id, sibling.id] } })
      expect((await rest('GET', `${entity.one}/${sibling.id}`)).status).toBe(404)
    },
  )

  it('[P1] [P12] [P19] blocks go in and come out flat, each with its type, references as ids, images as addresses', async () => {
    const parent = await rest('POST', 'pages/add-page', { language: 'nl', title: 'Boven' })
    const { id } = parent.body.data as unknown as { id: number }
    const column = { icon: 'new-laptop', title: 'Kolom', text: 'Tekst' }
    const answer = await rest('POST', 'pages/add-page', {
      language: 'nl',
      title: 'Onder',
      belongs_to: id,
      show_action_btn: true,
      slider_images: [picture],
      blocks: [
        { type: 'faq', background_color: 'gray', questions: [{ question: 'Hoe lang?', answer: '<p>Een dag</p>' }] },
        { type: 'text_columns', columns: [column, column, column] },
        { type: 'gallery', images: [picture, picture] },
      ],
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          belongs_to: id,
          full_url: 'boven/onder',
          show_action_btn: true,
          slider_images: [picture],
          blocks: [
            { type: 'faq', background_color: 'gray', questions: [{ question: 'Hoe lang?', answer: '<p>Een dag</p>' }] },
            { type: 'text_columns', columns: [column, column, column] },
            { type: 'gallery', images: [picture, picture], image_folder_name: null },
          ],
        },
      },
    })
    const child = answer.body.data as unknown as { id: number; blocks: object[] }
    expect((await rest('GET', `page/${id}`)).body.data).toMatchObject({ children: [child.id] })
    const saved = await rest('PUT', `page/edit/${child.id}`, { blocks: child.blocks })
    expect(saved.body.data).toMatchObject({ blocks: child.blocks })
  })

  it('[E34] an edit changes only the fields it names', async () => {
    const fields = { language: 'nl', title: 'Muis', brand: 'Merk', price: 12.5, stock: 2, size: 'klein' }
    const added = await rest('POST', 'products/add-product', fields)
    const { id } = added.body.data as unknown as { id: number }
    expect((await rest('PUT', `product/edit/${id}`, { size: null })).body.data).toMatchObject({ ...fields, size: null })
  })
})
