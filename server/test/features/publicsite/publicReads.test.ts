import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

/** The parts of an answer that these tests read. */
interface Shown {
  items?: { title: string; availability?: string }[]
  openingHours?: object[]
}

describe.each(testDatabases)('what visitors read on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
    for (let number = 1; number <= 11; number++) {
      await shop.create('NewsItem', news(`Bericht ${number}`))
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const news = (title: string, rest: object = {}) => ({ language: 'nl', title, overviewImage: shop.image, ...rest })
  const visitor = async (query: string) => {
    const { data, errors } = await shop.graphql<Record<string, Shown>>(query)
    const [value] = Object.values(data ?? {})
    return { value, code: errors?.[0]?.extensions.code }
  }

  it('[G7, S14] news comes nine a page, newest first', async () => {
    const first = await visitor('{ publicNews(language: nl) { total items { title } } }')
    expect(first.value).toMatchObject({ total: 11 })
    const titles = first.value?.items?.map(({ title }) => title)
    expect(titles).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Bericht ${number}`))
    const second = await visitor('{ publicNews(language: nl, page: 2) { items { title } } }')
    expect(second.value?.items).toHaveLength(2)
    const third = await visitor('{ publicNews(language: nl, page: 3) { total items { title } } }')
    expect(third.value).toEqual({ total: 11, items: [] })
  })

  it('[S21] news that is not for the overview is found by its url alone', async () => {
    await shop.create('NewsItem', { ...news('Aside', { showInOverview: false, url: 'aside' }), language: 'en' })
    expect((await visitor('{ publicNews(language: en) { total } }')).value).toEqual({ total: 0 })
    expect((await visitor('{ publicNewsItemByUrl(url: "aside") { title } }')).value).toEqual({ title: 'Aside' })
  })

  it('[G3] a news item is read in one statement with what it leads to, and without what is not asked for', async () => {
    const { id } = await shop.create('NewsItem', news('Met vertaling', { category: 7, text: '<p>Lang</p>' }))
    const other = await shop.create('NewsItem', { ...news('Translated', { translationOf: id }), language: 'en' })
    const asked = '{ title category { id } overviewImage { url } translation { language url } }'
    let answer: object | undefined
    const statements = await statementsOf(shop.services.database, async () => {
      answer = (await visitor(`{ publicNewsItemById(id: ${id}) ${asked} }`)).value
    })
    expect(answer).toEqual({
      title: 'Met vertaling',
      category: { id: 7 },
      overviewImage: { url: shop.image },
      translation: { language: 'en', url: 'translated' },
    })
    const ofNews = statements.filter((statement) => /FROM .news_item|FROM .media|FROM .news_category/.test(statement))
    expect(ofNews).toHaveLength(1)
    expect(ofNews[0]).not.toMatch(/\btext\b/)
    for (const gone of [id, other.id]) await shop.remove('NewsItem', gone)
  })

  it('[G7] news is narrowed down by category and group', async () => {
    const group = await shop.create('NewsGroup', { language: 'nl', title: 'Reeks' })
    await shop.create('NewsItem', news('In de reeks', { group: group.id, category: 7 }))
    const { value } = await visitor(`{ publicNews(language: nl, category: 7, group: ${group.id}) { items { title } } }`)
    expect(value?.items).toEqual([{ title: 'In de reeks' }])
  })

  it('[R52, G10] of the stock of a product only its availability is shown', async () => {
    for (const stock of [0, 1, 2, 3]) {
      await shop.create('Product', {
        language: 'nl',
        title: `Voorraad ${stock}`,
        price: 1,
        stock,
        productType: 'outlet',
      })
    }
    const { value } = await visitor('{ publicProducts(language: nl, type: outlet) { items { title availability } } }')
    expect(value?.items?.map(({ availability }) => availability)).toEqual([
      'in_stock',
      'last_items',
      'last_items',
      'sold_out',
    ])
    expect((await visitor('{ publicProducts(language: nl) { items { stock } } }')).code).toBe('BAD_REQUEST')
  })

  it('[G7, G10] an unknown url or page is not found', async () => {
    for (const call of [
      'publicNewsItemByUrl(url: "x")',
      'publicProductByUrl(url: "x")',
      'publicPage(language: nl, fullUrl: "x")',
    ]) {
      expect((await visitor(`{ ${call} { id } }`)).code).toBe('NOT_FOUND')
    }
  })

  it('[G12] [E32] the shop shows its hours, its address and its other sites', async () => {
    const { value } = await visitor(
      '{ shop { name phone email city openingHours { weekday opens closes } socialLinks { network url } description(language: en) } }',
    )
    const open = { opens: '09:00', closes: '20:00' }
    expect(value?.openingHours).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...open })),
      { weekday: 7, opens: null, closes: null },
    ])
    expect(value).toMatchObject({
      name: expect.any(String),
      phone: expect.any(String),
      description: expect.any(String),
      socialLinks: expect.arrayContaining([{ network: expect.any(String), url: expect.stringMatching(/^https:/) }]),
    })
  })

  describe('cached responses', () => {
    const query = '{ publicProducts(language: en) { total items { title } } }'

    it('are invalidated by the next write', async () => {
      expect((await visitor(query)).value).toEqual({ total: 0, items: [] })
      const { id } = await shop.create('Product', { language: 'en', title: 'Mouse', price: 20 })
      expect((await visitor(query)).value).toEqual({ total: 1, items: [{ title: 'Mouse' }] })
      await shop.update('Product', id, { title: 'Optical mouse' })
      expect((await visitor(query)).value?.items).toEqual([{ title: 'Optical mouse' }])
      await shop.remove('Product', id)
      expect((await visitor(query)).value).toEqual({ total: 0, items: [] })
    })

    it('are the same bytes, and 304 for a client that has them', async () => {
      const ask = (headers: Record<string, string> = {}) =>
        fetch(`${shop.url}/api/public-products/nl/1`, { headers: { 'accept-encoding': 'identity', ...headers } })
      const [first, second] = [await ask(), await ask()]
      const etag = second.headers.get('etag')
      expect(etag).toMatch(/^W\/".+"$/)
      expect(await second.text()).toBe(await first.text())
      expect((await ask({ 'if-none-match': etag ?? '' })).status).toBe(304)
    })

    it.each([
      ['gzip, deflate, br', 'br'],
      ['br;q=0, identity', null],
      ['br;q=0, gzip', 'gzip'],
      ['*;q=0', null],
    ])('[X13] are compressed as %p has it', async (accepted, encoding) => {
      const ask = () => fetch(`${shop.url}/api/public-products/nl/1`, { headers: { 'accept-encoding': accepted } })
      await ask()
      const cached = await ask()
      expect(cached.headers.get('etag')).not.toBeNull()
      expect(cached.headers.get('content-encoding')).toBe(encoding)
    })

    it('[X13] bear one weak etag in every encoding, which any form of it names', async () => {
      const ask = (headers: Record<string, string>) => fetch(`${shop.url}/api/public-products/nl/1`, { headers })
      const tags = await Promise.all(
        ['identity', 'gzip', 'br'].map(async (encoding) =>
          (await ask({ 'accept-encoding': encoding })).headers.get('etag'),
        ),
      )
      const [tag = ''] = new Set(tags)
      expect([new Set(tags).size, tag]).toEqual([1, expect.stringMatching(/^W\/"[^"]+"$/)])
      for (const named of [tag, tag?.slice(2), `"other", ${tag}`, '*']) {
        expect([named, (await ask({ 'if-none-match': named ?? '', 'accept-encoding': 'br' })).status]).toEqual([
          named,
          304,
        ])
      }
      expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
    })

    it.each([
      ['GraphQL', 'POST', '/graphql', '{"query":"{ publicReviews(language: en) { name } }"}'],
      ['REST', 'GET', '/api/public-products/en/1', undefined],
    ])(
      'say of %s the first time what they say ever after: which answer it is and how long a copy holds',
      async (_, method, path, body) => {
        const headers = { 'accept-encoding': 'identity', 'content-type': 'application/json' }
        const ask = () => fetch(shop.url + path, { method, headers, body })
        const [first, second] = [await ask(), await ask()]
        const cacheHeaders = ({ headers }: Response) =>
          ['content-type', 'etag', 'cache-control', 'vary'].map((name) => headers.get(name))
        expect(cacheHeaders(first)).toEqual([
          expect.any(String),
          expect.stringMatching(/^W\/".+"$/),
          'no-cache',
          'accept-encoding',
        ])
        expect(cacheHeaders(second)).toEqual(cacheHeaders(first))
      },
    )

    it('are not served to logged-in users', async () => {
      const headers = await shop.login()
      const response = await fetch(`${shop.url}/api/public-products/nl/1`, { headers })
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
    })
  })
})
