import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { dataOf, type Rest, restClient } from './restClient.js'

interface Product {
  id: number
  title: string
  created_at: string
}

describe.each(bothDatabases)('how lists of REST are searched, filtered and sorted, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest
  let headers: Record<string, string>
  let jobs: number[]

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login('cms-admin')
    rest = restClient(shop, headers)
    for (const product of [
      { title: 'Muis', price: 12.5, stock: 3, product_type: 'outlet', condition: 'as-new', brand: 'Logitech' },
      { title: 'Laptop', price: 349, stock: 0, product_type: 'secondhand', condition: 'used', brand: 'Lenovo' },
      { title: 'Kabel', price: 4.95, stock: 40, language: 'en' },
      { title: 'Scherm 100%', price: 129.95, stock: 1 },
    ]) {
      await rest('POST', 'products/add-product', { language: 'nl', ...product })
    }
    const customer = dataOf(
      await rest<{ id: number }>('POST', 'register', { name: 'Anna de Wit', email: 'anna@example.com' }),
    ).id
    jobs = []
    for (const intake_date of ['2026-10-31', '2026-11-01', '2026-11-30', null]) {
      const job = { customer, intake_date, status: intake_date ? 'in-treatment' : 'waiting' }
      jobs.push(dataOf(await rest<{ id: number }>('POST', 'statuses-repair/add-status-repair', job)).id)
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const titles = async (query: string) =>
    dataOf(await rest<Product[]>('GET', `products?${query}`)).map(({ title }) => title)
  const ids = async (query: string) =>
    dataOf(await rest<{ id: number }[]>('GET', `statuses-repair?${query}`)).map(({ id }) => jobs.indexOf(id))

  it('[X32] by sort, upwards and downwards', async () => {
    expect(await titles('sort=title')).toEqual(['Kabel', 'Laptop', 'Muis', 'Scherm 100%'])
    expect(await titles('sort=-price')).toEqual(['Laptop', 'Scherm 100%', 'Muis', 'Kabel'])
    expect(await titles('sort=-created_at&per_page=1')).toEqual(['Scherm 100%'])
    expect(await titles('sort=price&per_page=2&page=2')).toEqual(['Scherm 100%', 'Laptop'])
    expect(await titles('sort=&per_page=2')).toEqual(await titles('per_page=2'))
  })

  it('[X32] by search, in which nothing is a wildcard, and an empty one finds all', async () => {
    expect(await titles('search=lap')).toEqual(['Laptop'])
    expect(await titles('search=logi')).toEqual(['Muis'])
    expect(await titles('search=100%25')).toEqual(['Scherm 100%'])
    expect(await titles('search=%25')).toEqual(['Scherm 100%'])
    expect(await titles('search=')).toHaveLength(4)
    expect(await ids('search=anna@example')).toEqual([0, 1, 2, 3])
  })

  it('[X32] by the value of a field', async () => {
    expect(await titles('language=en')).toEqual(['Kabel'])
    expect(await titles('product_type=outlet&condition=as-new')).toEqual(['Muis'])
    expect(await titles('brand=LENO')).toEqual(['Laptop'])
    expect(await titles('price=12.5')).toEqual(['Muis'])
    expect(await titles('stock=0')).toEqual(['Laptop'])
    expect(await titles('translation_state=missing&language=en')).toEqual(['Kabel'])
    expect(await ids('intake_date=2026-11-01')).toEqual([1])
    expect(await ids(`ids=${jobs[1]},${jobs[3]}`)).toEqual([1, 3])
    expect(await ids(`ids=${jobs[1]},${jobs[3]}&id=${jobs[3]}`)).toEqual([3])
    expect(await ids('status=in-treatment&sort=-id')).toEqual([2, 1, 0])
  })

  it('[X32] by a reference, and by having none', async () => {
    const { id } = dataOf(await rest<{ id: number }>('POST', 'pages/add-page', { language: 'nl', title: 'Boven' }))
    await rest('POST', 'pages/add-page', { language: 'nl', title: 'Onder', belongs_to: id })
    const pages = async (query: string) =>
      dataOf(await rest<Product[]>('GET', `pages?${query}`)).map(({ title }) => title)
    expect(await pages(`belongs_to=${id}`)).toEqual(['Onder'])
    expect(await pages('belongs_to=null')).toEqual(['Boven'])
    expect(await pages('visible=false')).toEqual([])
  })

  it('[X32] from one value to another, both included, of amounts, counts, days and moments', async () => {
    expect(await titles('price_from=12.50&price_to=129.95')).toEqual(['Muis', 'Scherm 100%'])
    expect(await titles('price_from=12.51&price_to=129.94')).toEqual([])
    expect(await titles('stock_to=1&sort=stock')).toEqual(['Laptop', 'Scherm 100%'])
    expect(await titles('stock_from=3&language=nl')).toEqual(['Muis'])
    expect(await ids('intake_date_from=2026-11-01&intake_date_to=2026-11-30')).toEqual([1, 2])
    expect(await ids('intake_date_to=2026-10-31')).toEqual([0])
    expect(await ids(`id_from=${jobs[2]}`)).toEqual([2, 3])
    const all = dataOf(await rest<Product[]>('GET', 'products?sort=created_at'))
    const [first, second] = all
    const since = `created_at_from=${second?.created_at}`
    expect(await titles(`${since}&sort=created_at`)).toEqual(all.slice(1).map(({ title }) => title))
    expect(await titles(`created_at_to=${first?.created_at}&sort=created_at`)).toEqual([first?.title])
    expect(await titles('created_at_to=2026-01-01T01:00:00%2B01:00')).toEqual([])
  })

  it('[X32] counts what is found, not what there is', async () => {
    expect((await rest('GET', 'products?price_from=100&per_page=1')).body.meta).toEqual({ total: 2 })
    expect((await rest('GET', 'products?search=muis')).body.meta).toEqual({ total: 1 })
  })

  it('[X32] gives the same as GraphQL', async () => {
    const asked = `{ products(filter: { priceFrom: 12.5, priceTo: "129.95", stockTo: 2, search: "s" }, sort: { field: price, order: desc }) {
      total items { title } } }`
    const { data } = await shop.graphql<{ products: { items: Product[] } }>(asked, {}, headers)
    expect(data?.products.items.map(({ title }) => title)).toEqual(['Scherm 100%'])
    expect(await titles('price_from=12.5&price_to=129.95&stock_to=2&search=s&sort=-price')).toEqual(['Scherm 100%'])
    const days = `{ statusesRepair(filter: { intakeDateFrom: "2026-11-01", createdAtFrom: "2026-01-01T00:00:00Z" }) { total } }`
    expect((await shop.graphql(days, {}, headers)).data).toEqual({ statusesRepair: { total: 2 } })
    const bad = 'query ($filter: ProductFilter) { products(filter: $filter) { total } }'
    const wrong = await shop.graphql(bad, { filter: { priceFrom: 'veel', createdAtTo: 'gisteren' } }, headers)
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      errors: {
        createdAtTo: ["The value of the 'Created (to)' field is not valid."],
        priceFrom: ["The value of the 'Price (from)' field is not valid."],
      },
    })
  })

  it.each([
    ['sort=color', 'sort', /sorted by id, .*title, .*price/],
    ['sort=passwordHash', 'sort', /sorted by/],
    ['price_from=veel', 'price_from', "'price_from' must be an amount in euros, such as 24.95."],
    ['price_to=1.234', 'price_to', /amount/],
    ['stock=1.5', 'stock', "'stock' must be a whole number, such as 12."],
    ['stock_from=99999999999', 'stock_from', /whole number/],
    ['created_at_from=2026-11-21', 'created_at_from', /moment/],
    ['created_at_from=2026-02-30T10:00:00Z', 'created_at_from', /moment/],
    ['language=de', 'language', "'language' must be one of these: nl or en."],
    ['product_type=', 'product_type', /one of these/],
    ['price_from=1&price_from=2', 'price_from', "'price_from' can be given only once."],
    ['ids=1,two', 'ids', /whole number/],
  ])('[X32] answers 422 in words to %s', async (query, parameter, words) => {
    const { status, body } = await rest('GET', `products?${query}`)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [parameter]])
    expect(body.errors?.[parameter]?.[0]).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
  })

  it('[X32] names every parameter at fault at once, in the reader’s language, and ignores what no list knows', async () => {
    const dutch = { 'accept-language': 'nl' }
    const { status, body } = await rest('GET', 'products?sort=x&stock=a&visible=maybe&color=red', undefined, dutch)
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['sort', 'stock', 'visible']])
    expect(body.errors?.stock).toEqual(["'stock' moet een heel getal zijn, zoals 12."])
    expect(await titles('color=red&_=1&filter[stock]=1&titleFrom=x&orderBy=price')).toHaveLength(4)
  })
})
