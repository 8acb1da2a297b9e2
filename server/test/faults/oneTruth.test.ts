import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { run } from '../../../scripts/house/run.mjs'
import { logIn } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { createEmptyDatabase, dropDatabase, mysqlUrl } from '../mysqlDatabases.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

type Graphql = Awaited<ReturnType<typeof logIn>>['graphql']

interface Priced {
  id: number
  title: string
  price: number
  translation: { id: number; title: string }
}

const env = { PUBLIC_URL: 'http://shop.example' }

/** Amounts that nothing else in the shop costs, in euros, and as no screen may say any more: `123,45`, `123.45`, `12345`. */
const prices = { service: [1234.51, 1345.62], product: [2345.73, 2456.84] } as const

/** A quarter less than the last of them. */
const reduced = { service: 1009.21, product: 1842.63 }

const onMysql = process.env.TEST_MYSQL_URL ? ['SQLite', 'MariaDB'] : ['SQLite']

describe.each(onMysql)('[C6] a price and a stock that change, on %s', (kind) => {
  let shop: Shop
  let database: string | undefined
  let graphql: Graphql
  let paths: string[]
  let service: Priced
  let product: Priced

  beforeAll(async () => {
    if (kind === 'MariaDB') database = await createEmptyDatabase()
    const folder = await shopFolder({ isFilled: database === undefined })
    shop = await startShop({ folder, env: { ...env, ...(database && { DATABASE_URL: mysqlUrl(database) }) } })
    graphql = (await logIn(shop.url)).graphql
    service = await priced('services', 'deviceKinds', 'scherm')
    product = await priced('products', 'stock', '')
    paths = [...(await fromSitemap()), ...besides()]
  })
  afterAll(async () => {
    await shop?.stop()
    await removeShopFolders()
    if (database) await dropDatabase(database)
  })

  /** One that is found everywhere: of the price finder, or in stock. */
  async function priced(list: string, needed: string, title: string): Promise<Priced> {
    const found = await graphql<Record<string, { items: (Priced & Record<string, unknown>)[] }>>(
      `{ ${list}(filter: { language: nl }, perPage: 100) { items { id title price ${needed} translation { id } } } }`,
    )
    const one = found[list]?.items.find(
      (each) =>
        each.title.toLowerCase().includes(title) &&
        each.price > 0 &&
        (Array.isArray(each[needed]) ? each[needed].length : each[needed]),
    )
    if (!one) throw new Error(`No ${list} with a price`)
    const single = list.slice(0, -1)
    const { english } = await graphql<{ english: { title: string } }>(
      `{ english: ${single}(id: ${one.translation.id}) { title } }`,
    )
    return { ...one, translation: { ...one.translation, ...english } }
  }

  async function fromSitemap(): Promise<string[]> {
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
    return [...sitemap.matchAll(/<loc>http:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  }

  /** What no sitemap names: booking, search, feeds, and what programs read. */
  function besides(): string[] {
    const both = [
      ['nl', 'afspraak', 'dienst', 'zoeken', service.id, service.title, product.title],
      [
        'en',
        'appointment',
        'service',
        'search',
        service.translation.id,
        service.translation.title,
        product.translation.title,
      ],
    ] as const
    return both.flatMap(([language, appointment, parameter, search, id, title, productTitle]) => [
      `/${language}/${appointment}?${parameter}=${id}`,
      `/${language}/${search}?q=${encodeURIComponent(title)}`,
      `/${language}/${search}?q=${encodeURIComponent(productTitle)}`,
      `/feed/${language}.xml`,
      `/api/public-appointment-kinds?language=${language}&service=${id}`,
      `/api/public-services/${language}`,
      `/api/public-products/${language}`,
    ])
  }

  async function visitAll(): Promise<Map<string, string>> {
    const pages = new Map<string, string>()
    for (const path of paths) {
      const answer = await fetch(shop.url + path, { redirect: 'manual' })
      pages.set(path, plain(await answer.text()))
    }
    return pages
  }

  async function update(entity: 'Service' | 'Product', id: number, input: object): Promise<void> {
    const mutation = `mutation ($id: Int!, $input: Update${entity}Input!) { update${entity}(id: $id, input: $input) { id } }`
    await graphql(mutation, { id, input })
  }

  const naming = (pages: Map<string, string>, euros: number) =>
    paths.filter((path) => spellings(euros).some((each) => pages.get(path)?.includes(each)))

  it('are the new ones on every address in both languages at the next request, whichever language was written', async () => {
    expect(paths.length).toBeGreaterThan(200)
    await update('Service', service.id, { price: prices.service[0], priceTo: null })
    await update('Product', product.translation.id, { price: prices.product[0], stock: 7 })
    const before = await visitAll()
    const where = { service: naming(before, prices.service[0]), product: naming(before, prices.product[0]) }
    for (const named of Object.values(where)) {
      expect(named.some((path) => path.includes('/nl/'))).toBe(true)
      expect(named.some((path) => path.includes('/en/'))).toBe(true)
    }
    expect(where.service.some((path) => path.includes('afspraak'))).toBe(true)
    expect(where.service.some((path) => path.includes('appointment'))).toBe(true)
    const inStock = paths.filter(
      (path) => before.get(path)?.includes('schema.org/InStock') && where.product.includes(path),
    )
    expect(inStock.length).toBeGreaterThan(1)

    await update('Service', service.translation.id, { price: prices.service[1] })
    await update('Product', product.id, { price: prices.product[1], stock: 0 })
    const after = await visitAll()
    expect(naming(after, prices.service[0])).toEqual([])
    expect(naming(after, prices.product[0])).toEqual([])
    expect(naming(after, prices.service[1])).toEqual(where.service)
    for (const path of [...where.product].filter((path) => !naming(after, prices.product[1]).includes(path))) {
      // What is sold out is no more recommended beside other things.
      expect(after.get(path)).not.toContain(product.title)
    }
  })

  it('[L14] are those of promotions on every one of these addresses while they run, and their own again after', async () => {
    await update('Product', product.id, { stock: 7 })
    const before = await visitAll()
    const where = { service: naming(before, prices.service[1]), product: naming(before, prices.product[1]) }
    expect(where.product.length).toBeGreaterThan(3)
    const add = async (chosen: object) => {
      const endsAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
      const input = { name: 'Kerst', textNl: 'Kerst', endsAt, percent: 25, ...chosen }
      const mutation = 'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { id } }'
      return (await graphql<{ createPromotion: { id: number } }>(mutation, { input })).createPromotion.id
    }
    // Either language of a record stands for both.
    const ids = [
      await add({ target: 'chosen_products', products: [product.translation.id] }),
      await add({ target: 'chosen_services', services: [service.id] }),
    ]
    const during = await visitAll()
    expect(naming(during, prices.service[1])).toEqual([])
    expect(naming(during, prices.product[1])).toEqual([])
    expect(naming(during, reduced.service)).toEqual(where.service)
    expect(naming(during, reduced.product)).toEqual(where.product)
    const described = paths.filter((path) => during.get(path)?.includes('priceValidUntil'))
    expect(described.length).toBeGreaterThan(3)

    for (const id of ids) await graphql('mutation ($id: Int!) { deletePromotion(id: $id) { deleted } }', { id })
    const after = await visitAll()
    expect(naming(after, reduced.service)).toEqual([])
    expect(naming(after, reduced.product)).toEqual([])
    expect(naming(after, prices.service[1])).toEqual(where.service)
    expect(naming(after, prices.product[1])).toEqual(where.product)
  })

  it('[C1] is what `manage check-pairs` finds in order', async () => {
    const at = { DATABASE_URL: database ? mysqlUrl(database) : `sqlite:${path.join(shop.folder, 'shop.sqlite')}` }
    const env = { PATH: process.env.PATH ?? '', SESSION_SECRET: 'only for a command of a test, and no shop', ...at }
    const done = await run(process.execPath, [inRoot('server/dist/manage.js'), 'check-pairs'], { env })
    expect(done).toMatchObject({ code: 0, output: 'Every record has the same facts as its translation.\n' })
  })
})

/** With plain spaces, without the points between thousands. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]|&nbsp;/g, ' ').replace(/(\d)[.,](\d{3})/g, '$1$2')
}

function spellings(euros: number): string[] {
  const [whole, cents] = euros.toFixed(2).split('.')
  return [`${whole},${cents}`, `${whole}.${cents}`, `${whole}${cents}`]
}
