import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
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
    expect((await rest('GET', 'features?_format=json&_=1732000000&whatever=x')).body).toEqual(body)
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
      'title',
      'updated_at',
      'version',
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
    for (const path of ['nonsense', '', 'features/', 'feature/1/2', 'public-product-exists/']) {
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
    expect(Object.keys((await rest('POST', 'pages/add-page', wrong)).body.errors ?? {})).toEqual([
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
