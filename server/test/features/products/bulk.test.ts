import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { dataOf, type Rest, restClient } from '../../delivery/rest/restClient.js'
import { programToken } from '../../programToken.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Result {
  outcome: string
  id: number | null
  version: number | null
  code: string | null
  faults: { field: string; messages: string[] }[] | null
}

interface Shown {
  id: number
  title: string
  price: number
  stock: number
  version: number
  language: string
  sku: string
}

describe.each(bothDatabases)('[Y94] many products by their article numbers, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    rest = restClient(shop, await programToken(shop, {}, ['producten']))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const bulk = (rows: object[], more: object = {}) => rest<Result[]>('POST', 'products/bulk', { rows, ...more })
  const put = async (rows: object[], more: object = {}) => dataOf(await bulk(rows, more))
  const read = async (id: number | null | undefined) => dataOf(await rest<Shown>('GET', `product/${id}`))
  const total = async () => (await rest('GET', 'products')).body.meta?.total
  const movements = async (id: number | null | undefined) => {
    const query = `{ list: productMovements(product: ${id}) { items { delta stock reason } } }`
    const { data } = await shop.graphql<{ list: { items: object[] } }>(query, {}, await shop.login())
    return data?.list.items
  }

  it('adds what is not there, changes what is, leaves alone what is so already, and answers each row', async () => {
    const [laptop] = await put([{ sku: 'LP-1', title: 'Laptop een', price: 300, stock: 3 }])
    expect(laptop).toMatchObject({ outcome: 'created', version: 1, code: null, faults: null })
    const results = await put([
      { sku: 'lp-1', stock: 2 },
      { sku: 'LP-2', title: 'Laptop twee', price: 400 },
      { sku: 'LP-1', stock: 2 },
      { sku: 'LP-3', gtin: '8712345678900' },
      { price: 5 },
      { sku: 'LP-2', related_product: 999_999 },
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'updated',
      'created',
      'unchanged',
      'refused',
      'refused',
      'refused',
    ])
    expect(results[0]?.id).toBe(laptop?.id)
    expect(results[3]).toMatchObject({ id: null, code: 'VALIDATION' })
    expect(results[3]?.faults?.map(({ field }) => field).sort()).toEqual(['gtin', 'price', 'title'])
    expect(results[4]?.faults).toEqual([{ field: 'sku', messages: [expect.any(String)] }])
    expect(results[5]?.faults).toMatchObject([{ field: 'related_product' }])
    expect(await read(laptop?.id)).toMatchObject({ stock: 2, price: 300, sku: 'LP-1', version: 2 })
    expect(await movements(laptop?.id)).toEqual([
      { delta: -1, stock: 2, reason: 'count' },
      { delta: 3, stock: 3, reason: 'opening' },
    ])
  })

  it('changes both languages of a product, and adds the one that it has not', async () => {
    const [dutch] = await put([{ sku: 'TW-1', title: 'Toetsenbord', price: 30, stock: 1 }])
    const [english] = await put([{ sku: 'TW-1', language: 'en', title: 'Keyboard' }])
    expect(english).toMatchObject({ outcome: 'created' })
    expect(await read(english?.id)).toMatchObject({ language: 'en', price: 30, stock: 1, sku: 'TW-1' })
    await put([{ sku: 'TW-1', price: 25 }])
    for (const each of [dutch, english]) expect(await read(each?.id)).toMatchObject({ price: 25 })
    await put([{ sku: 'TW-1', language: 'en', title: 'Keyboard, wireless' }])
    expect([(await read(dutch?.id)).title, (await read(english?.id)).title]).toEqual([
      'Toetsenbord',
      'Keyboard, wireless',
    ])
  })

  it('refuses a stale version and a number that several products have', async () => {
    const [first] = await put([{ sku: 'V-1', title: 'Versie', price: 10 }])
    await put([{ sku: 'V-1', price: 11 }])
    expect(await put([{ sku: 'V-1', price: 12, version: 1 }])).toMatchObject([{ outcome: 'refused', code: 'CONFLICT' }])
    expect(await read(first?.id)).toMatchObject({ price: 11 })
    for (const title of ['Dubbel een', 'Dubbel twee']) {
      await rest('POST', 'products/add-product', { language: 'nl', title, price: 1, sku: 'D-1' })
    }
    const [double] = await put([{ sku: 'D-1', price: 2 }])
    expect(double).toMatchObject({ outcome: 'refused', faults: [{ field: 'sku' }] })
  })

  it('all or nothing: names the faults of all rows, and writes none of them', async () => {
    const [known] = await put([{ sku: 'A-1', title: 'Alles', price: 10, stock: 1 }])
    const before = await total()
    const rows = [
      { sku: 'A-1', stock: 9 },
      { sku: 'A-2', title: 'Nieuw', price: 10 },
      { sku: 'A-3', price: 10 },
      { sku: 'A-1', related_product: 999_999 },
      { sku: 'A-1', stock: 8, version: 1 },
    ]
    const refused = await bulk(rows, { all_or_nothing: true })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['rows.2.title', 'rows.3.related_product', 'rows.4'])
    expect([await total(), (await read(known?.id)).stock]).toEqual([before, 1])
    const done = await put(rows.slice(0, 2), { all_or_nothing: true })
    expect(done.map(({ outcome }) => outcome)).toEqual(['updated', 'created'])
    expect((await read(known?.id)).stock).toBe(9)
  })

  it('takes 250 rows and no more, 100 where it is all or nothing, none at all is unreadable, and a field that is unknown is named', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({ sku: `M-${index}`, title: `Veel ${index}`, price: 1 }))
    const added = [...(await put(rows.slice(0, 100), { all_or_nothing: true })), ...(await put(rows.slice(100)))]
    expect(added.every(({ outcome }) => outcome === 'created')).toBe(true)
    const sold = await put(rows.map(({ sku }) => ({ sku, stock: 5 })))
    expect(sold.every(({ outcome }) => outcome === 'updated')).toBe(true)
    for (const wrong of [[...rows, { sku: 'M-500' }], []]) {
      expect((await bulk(wrong)).body.errors).toEqual({ rows: ['Send from 1 to 250 rows.'] })
    }
    const whole = await bulk(rows, { all_or_nothing: true })
    expect(whole.body.errors).toEqual({ rows: ['Send from 1 to 100 rows.'] })
    const unknown = await bulk([{ sku: 'M-1' }, { sku: 'M-2', prise: 1 }])
    expect([unknown.status, unknown.body.message]).toEqual([400, 'This field is unknown: rows.1.prise.'])
  }, 120_000)

  it('two systems at once over the same products end without a fault and with one stock', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ sku: `P-${index}`, title: `Samen ${index}`, price: 1 }))
    const made = await put(rows)
    const of = (stock: number, order: typeof rows) =>
      put(
        order.map(({ sku }) => ({ sku, stock })),
        { all_or_nothing: true },
      )
    await Promise.all([of(3, rows), of(4, rows.toReversed())])
    const stocks = await Promise.all(made.map(async ({ id }) => (await read(id)).stock))
    expect(new Set(stocks).size).toBe(1)
  })

  it('is a write of products alone', async () => {
    const reader = restClient(shop, await programToken(shop, { access: 'read' }, ['producten']))
    const news = restClient(shop, await programToken(shop, {}, ['nieuws']))
    for (const who of [reader, news, restClient(shop, await shop.login('cms-zzp'))]) {
      expect((await who('POST', 'products/bulk', { rows: [{ sku: 'LP-1', stock: 1 }] })).status).toBe(403)
    }
  })
})
