import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { dataOf, type Rest, restClient } from './restClient.js'

describe.each(testDatabases)('what REST accepts and refuses, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest
  let visitor: Rest

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    rest = restClient(shop, await shop.login('cms-admin'))
    visitor = restClient(shop)
    for (let number = 1; number <= 12; number++) {
      await rest('POST', 'features/add-feature', { language: 'nl', title: `Kenmerk ${number}`, icon: 'star' })
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[R1] accepts _format=json and unknown query names', async () => {
    const { body } = await rest('GET', 'features')
    expect((await rest('GET', 'features?_format=json&_=1732000000')).body).toEqual(body)
    const { meta } = body
    const asked = await rest('GET', 'features?_format=json&_=1732000000&whatever=x')
    expect(asked.body).toEqual({ ...body, meta: { ...meta, ignored: ['whatever'] } })
  })

  it('[R2] answers JSON under data, in snake_case, and lists with their number', async () => {
    const answer = await rest<object[]>('GET', 'features')
    const { status, headers, body } = answer
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/json')
    expect(body).toMatchObject({ data: expect.any(Array), meta: { total: 12 } })
    const [feature] = dataOf(answer)
    expect(Object.keys(feature ?? {}).sort()).toEqual([
      'created_at',
      'icon',
      'id',
      'language',
      'state',
      'text',
      'title',
      'updated_at',
      'version',
      'visible',
      'visible_from',
      'visible_until',
    ])
  })

  it('[R3] gives the whole list, or pages of 1 to 100', async () => {
    const rows = async (query: string) => dataOf(await rest<object[]>('GET', `features${query}`)).length
    expect(await rows('')).toBe(12)
    expect(await rows('?page=2&per_page=5')).toBe(5)
    expect(await rows('?page=3&per_page=5')).toBe(2)
    expect(await rows('?page=4&per_page=5')).toBe(0)
    expect(await rows('?per_page=100')).toBe(12)
    for (const query of ['page=0', 'page=-1', 'page=one', 'per_page=0', 'per_page=101', 'per_page=', 'page=1&page=2']) {
      expect(await rest('GET', `features?${query}`)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    }
  })

  it('[R4] describes an error by title, message and code, in the reader’s language', async () => {
    const english = await rest('GET', 'feature/4000')
    expect(english.body).toEqual({ title: 'Not found', message: 'Feature not found', code: 'NOT_FOUND' })
    const dutch = await rest('GET', 'feature/4000', undefined, { 'accept-language': 'nl' })
    expect(dutch.body).toMatchObject({ title: 'Niet gevonden', code: 'NOT_FOUND' })
  })

  it.each([
    ['a body that is not JSON', 'POST', 'features/add-feature', '{"title": '],
    ['no body', 'POST', 'features/add-feature', ''],
    ['a body that is a list', 'POST', 'features/add-feature', []],
    ['a body that is null', 'POST', 'features/add-feature', 'null'],
    ['an unknown field', 'POST', 'features/add-feature', { language: 'nl', name: 'x' }],
    ['a field by its name in GraphQL', 'POST', 'products/add-product', { productType: 'outlet' }],
    ['a field of Object', 'POST', 'products/add-product', { constructor: 1 }],
    ['an unknown field of a block', 'POST', 'pages/add-page', { blocks: [{ type: 'faq', cards: [] }] }],
    ['a text for an id', 'GET', 'feature/one', undefined],
    ['zero for an id', 'GET', 'feature/0', undefined],
    ['an id beyond all numbers', 'GET', 'feature/99999999999999', undefined],
    ['a text for the id of a deletion', 'DELETE', 'feature/delete/1.5', undefined],
    ['an unknown language', 'GET', 'public-pages/de', undefined],
    ['an unknown language in the query', 'GET', 'public-features?language=de', undefined],
    ['an id in the query that is none', 'GET', 'product-title-exists/x?except=me', undefined],
  ])('[R5] answers 400 to %s', async (_, method, path, body) => {
    expect(await rest(method, path, body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  describe('[X45] one 422 names every field at fault', () => {
    const fieldsOf = async (method: string, path: string, body: object) => {
      const answer = await rest(method, path, body)
      expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION' } })
      return Object.keys(answer.body.errors ?? {}).sort()
    }

    it('[X45] wrong values, wrong types and unknown choices, at an addition', async () => {
      const product = { language: 'nl', title: 'Muis', price: -1, stock: -1, product_type: 'foo' }
      expect(await fieldsOf('POST', 'products/add-product', product)).toEqual(['price', 'product_type', 'stock'])
      const worse = { language: 'xx', title: 5, price: 'veel', stock: -1, condition: 'broken', url: 'Geen Adres' }
      expect(await fieldsOf('POST', 'products/add-product', worse)).toEqual([
        'condition',
        'language',
        'price',
        'stock',
        'title',
        'url',
      ])
      expect(await fieldsOf('POST', 'features/add-feature', { language: 'nl', icon: 'unicorn' })).toEqual([
        'icon',
        'title',
      ])
    })

    it('[X45] a taken title and what is not there beside them, whether they break rules or types', async () => {
      const taken = { language: 'nl', title: 'Toetsenbord', price: 20 }
      const { id } = dataOf(await rest<{ id: number }>('POST', 'products/add-product', taken))
      const again = { ...taken, title: ' TOETSENBORD ', image: '/uploads/images/none.png' }
      expect(await fieldsOf('POST', 'products/add-product', again)).toEqual(['image', 'title'])
      const broken = { ...again, stock: -1, url: 'toetsenbord' }
      expect(await fieldsOf('POST', 'products/add-product', broken)).toEqual(['image', 'stock', 'title', 'url'])
      const mistyped = { ...again, price: 'veel', product_type: 'foo' }
      const faults = ['image', 'price', 'product_type', 'title']
      expect(await fieldsOf('POST', 'products/add-product', mistyped)).toEqual(faults)
      expect(await fieldsOf('PUT', `product/edit/${id}`, { title: 'Toetsenbord', price: -1 })).toEqual(['price'])
      expect(await fieldsOf('PUT', `product/edit/${id}`, { title: 'Toetsenbord', price: 'veel' })).toEqual(['price'])
      const other = { ...taken, title: 'Ander toetsenbord' }
      const { id: otherId } = dataOf(await rest<{ id: number }>('POST', 'products/add-product', other))
      for (const price of [-1, 'veel']) {
        const edit = { title: 'toetsenbord', price, image: '/uploads/images/none.png' }
        expect(await fieldsOf('PUT', `product/edit/${otherId}`, edit)).toEqual(['image', 'price', 'title'])
      }
      const service = { language: 'nl', group: 9999, title: '', background_color: 'foo' }
      expect(await fieldsOf('POST', 'services/add-service', service)).toEqual(
        expect.arrayContaining(['group', 'title']),
      )
      const item = { language: 'nl', title: '', category: 9999, overview_image: '/uploads/images/none.png' }
      expect(await fieldsOf('POST', 'news-item/add-news', item)).toEqual(['category', 'overview_image', 'title'])
    })

    it('[X45] tells nobody but who may write a record that its title is taken', async () => {
      const taken = { language: 'nl', title: 'Toetsenbord', price: 'veel' }
      const call = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
      const asked = { language: 'nl', title: 'Toetsenbord', price: 'veel' }
      const answer = await shop.graphql(call, { input: asked }, await shop.login('cms-zzp'))
      expect(Object.keys(answer.errors?.[0]?.extensions.errors ?? {})).toEqual(['price'])
      expect(await fieldsOf('POST', 'products/add-product', taken)).toEqual(['price', 'title'])
    })

    it('[X45] and at an edit, of which the fields that are not named are not asked for', async () => {
      const { id } = dataOf(
        await rest<{ id: number }>('POST', 'products/add-product', { language: 'nl', title: 'Muis', price: 1 }),
      )
      expect(await fieldsOf('PUT', `product/edit/${id}`, { stock: -1, product_type: 'foo' })).toEqual([
        'product_type',
        'stock',
      ])
    })

    it('[X45] in blocks and lists, each at its own place', async () => {
      const blocks = [
        { type: 'fqa', questions: [] },
        { type: 'faq', width: 'huge', questions: [{ question: 'Hoe?' }, { question: 5, answer: '<p>Zo</p>' }] },
        { type: 'card', cards: [{ title: 'Een' }] },
        { type: 'specific_tips', tips: ['een'] },
      ]
      expect(await fieldsOf('POST', 'pages/add-page', { language: 'nl', title: 'Fout', blocks })).toEqual([
        'blocks.0',
        'blocks.1.questions.0.answer',
        'blocks.1.questions.1.question',
        'blocks.1.width',
        'blocks.2.cards',
        'blocks.3.tips.0',
      ])
    })

    it('[X45] and where a page stands: below itself, below one in another language, at the address of a screen', async () => {
      const add = async (page: object) =>
        dataOf(await rest<{ id: number }>('POST', 'pages/add-page', { language: 'nl', ...page })).id
      const above = await add({ title: 'Boven' })
      const below = await add({ title: 'Onder', belongs_to: above })
      const english = await add({ language: 'en', title: 'Above' })
      for (const title of ['', 5]) {
        expect(await fieldsOf('PUT', `page/edit/${above}`, { title, belongs_to: below })).toEqual([
          'belongs_to',
          'title',
        ])
        expect(await fieldsOf('PUT', `page/edit/${above}`, { title, url: 'contact' })).toEqual(['title', 'url'])
        const page = { language: 'nl', title, url: 'nieuw', belongs_to: english }
        expect(await fieldsOf('POST', 'pages/add-page', page)).toEqual(['belongs_to', 'title'])
      }
    })

    it('[X45] and in the forms of visitors', async () => {
      const answer = await visitor(
        'POST',
        'send-contact-email',
        { name: 5, email: 'geen', message: '' },
        await shop.login('cms-admin'),
      )
      expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['email', 'message', 'name'])
    })
  })

  it.each([
    ['en', 'text, intro, card, text_columns, features, reviews, slider_text_images'],
    ['nl', 'text, intro, card, text_columns, features, reviews, slider_text_images'],
  ])('[X53] names the kinds of block to who mistypes one (%s)', async (language, kinds) => {
    const page = { language: 'nl', title: 'Fout', blocks: [{ type: 'fqa' }] }
    const { body } = await rest('POST', 'pages/add-page', page, { 'accept-language': language })
    const [message] = body.errors?.['blocks.0'] ?? []
    expect(message).toContain(kinds)
    expect(message).toContain(language === 'nl' ? ' of big_contact_button' : ' or big_contact_button')
  })

  it.each([
    ['en', 'Choose 3 or 6 for'],
    ['nl', 'Kies 3 of 6 voor'],
  ])('[X53] says in words how many cards there may be (%s)', async (language, words) => {
    const page = { language: 'nl', title: 'Fout', blocks: [{ type: 'card', cards: [{ title: 'Een' }] }] }
    const { body } = await rest('POST', 'pages/add-page', page, { 'accept-language': language })
    expect(body.errors?.['blocks.0.cards']).toEqual([expect.stringContaining(words)])
  })

  it('[X53] says of a conflict what it is', async () => {
    const { id } = dataOf(
      await rest<{ id: number }>('POST', 'features/add-feature', { language: 'nl', title: 'Een', icon: 'star' }),
    )
    const taken = await rest('POST', 'features/add-feature', { id, language: 'nl', title: 'Twee', icon: 'star' })
    expect(taken).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        title: 'Number already in use',
        message: expect.stringContaining('Ask for a new number'),
      },
    })
    const customer = dataOf(await rest<{ id: number }>('POST', 'register', { name: 'Anna', email: 'anna@example.com' }))
    await rest('POST', 'statuses-repair/add-status-repair', { customer: customer.id, status: 'waiting' })
    const refused = await rest('DELETE', `customer/delete/${customer.id}`, undefined, { 'accept-language': 'nl' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        title: 'Nog in gebruik',
        message: expect.stringContaining('heeft nog opdrachten of apparaten'),
      },
    })
  })

  it('[R6] answers 401 without a session and 403 to another role, whatever the body', async () => {
    const csrf = await shop.login('cms-zzp')
    const token = { cookie: String(csrf.cookie?.split(';')[0]), 'x-xsrf-token': String(csrf['x-xsrf-token']) }
    for (const body of ['{', { name: 'x' }]) {
      expect(await visitor('POST', 'features/add-feature', body, token)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      })
      expect(await visitor('POST', 'features/add-feature', body, csrf)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      })
    }
  })

  it('[A33] refuses every write without the token', async () => {
    const { cookie = '' } = await shop.login('cms-admin')
    for (const [method, path] of [
      ['POST', 'features/add-feature'],
      ['PUT', 'feature/edit/1'],
      ['DELETE', 'feature/delete/1'],
      ['POST', 'login'],
      ['POST', 'logout'],
    ] as const) {
      expect(await visitor(method, path, {}, { cookie })).toMatchObject({ status: 403, body: { code: 'CSRF' } })
    }
  })

  it('[R7] answers 404 to a call that does not exist', async () => {
    for (const path of ['nonsense', 'features/', 'feature/1/2', 'public-product-exists/']) {
      expect(await rest('GET', path)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'This call does not exist' },
      })
    }
  })

  it('[R8] answers 405 with the methods that the address knows', async () => {
    for (const [method, path, allow] of [
      ['PATCH', 'feature/edit/1', 'PUT'],
      ['POST', 'features', 'GET, HEAD'],
      ['GET', 'login', 'POST'],
      ['GET', 'news-item/add-news', 'POST'],
      ['GET', 'image-upload/tiny-mce-upload', 'POST'],
    ] as const) {
      const { status, headers, body } = await visitor(method, path)
      expect({ status, allow: headers.get('allow'), code: body.code }).toEqual({
        status: 405,
        allow,
        code: 'METHOD_NOT_ALLOWED',
      })
    }
  })

  it('[R9] answers 413 to a body that is too large and 415 to one of another type', async () => {
    const large = { language: 'nl', title: 'x'.repeat(1024 * 1024), icon: 'star' }
    expect(await rest('POST', 'features/add-feature', large)).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect(await rest('POST', 'features/add-feature', 'title=x', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'FILE_TYPE' },
      })
    }
  })

  it('[R10] [E27] [E16] names every invalid field in one response, by its path in the body', async () => {
    expect(
      await rest('POST', 'products/add-product', { condition: 'as_new', price: -1, product_type: 4 }),
    ).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: { condition: [expect.any(String)], product_type: [expect.any(String)] } },
    })
    expect((await rest('POST', 'products/add-product', { price: -1, brand: 'x'.repeat(61) })).body.errors).toEqual({
      language: ["The 'Language' field is required."],
      title: ["The 'Title' field is required."],
      price: ["The 'Price' field must be at least 0."],
      brand: ["The 'Brand' field may have at most 60 characters."],
    })
    const question = { question: 'Hoe?', answer: 'Zo' }
    const page = {
      language: 'nl',
      title: 'Vragen',
      action_btn_title: 'x'.repeat(41),
      blocks: [
        { type: 'faq', questions: [question, { ...question, answer: '' }] },
        { type: 'text_columns', columns: [] },
      ],
    }
    expect(Object.keys((await rest('POST', 'pages/add-page', page)).body.errors ?? {}).sort()).toEqual([
      'action_btn_title',
      'blocks.0.questions.1.answer',
      'blocks.1.columns',
    ])
    const wrong = { ...page, blocks: [{ type: 'faq', questions: [{ ...question, answer: 5 }] }, { type: 'carousel' }] }
    expect(Object.keys((await rest('POST', 'pages/add-page', wrong)).body.errors ?? {}).sort()).toEqual([
      'action_btn_title',
      'blocks.0.questions.0.answer',
      'blocks.1',
    ])
  })

  it('[R10] names what is missing at login', async () => {
    expect(await rest('POST', 'login', { email: 5 })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: { email: [expect.any(String)], password: [expect.any(String)] } },
    })
    expect(await rest('POST', 'login', { email: 'a', password: 'b', remember: true })).toMatchObject({ status: 400 })
  })

  it('[R12] reveals nothing of internal errors', async () => {
    const { answer } = await brokenShop(create)
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'message', 'title'])
    expect(JSON.stringify(answer.body)).not.toMatch(/select|\.ts|\.js|feature|sqlite|table/i)
  })
})

/** A shop whose table of features was dropped. */
async function brokenShop(create: () => Promise<TestDatabase>) {
  const database = await create()
  const shop = await startTestShop(database)
  await shop.services.database.write((manager) => manager.query('DROP TABLE feature'))
  const answer = await restClient(shop)('GET', 'public-features')
  await shop.close()
  await database.drop()
  return { answer }
}
