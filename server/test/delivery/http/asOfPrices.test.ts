import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { previewPath } from '../../../src/kernel/shared/screens.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

/** A list that is ordered and narrowed down by price, a page, what the price finder asks for, and the bar. */
const document = parse(`query {
  publicProducts(language: nl, sort: cheapest, belowPrice: 100) { items { title price } }
  publicProductByUrl(url: "laptop") { price lowestPrice saleText }
  publicServices(language: nl) { title price priceTo }
  shop { announcement(language: nl) { text } }
}`)

const renderer: SiteRenderer = {
  resolve: (url) => ({ address: url, isOwn: false, isScreen: true, ignored: '' }),
  async render({ execute }: RenderRequest): Promise<RenderedPage> {
    const result = await execute(document, {})
    const body = `<html><head></head><body><pre>${JSON.stringify(result.data ?? result.errors)}</pre></body></html>`
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
  },
}

const day = 24 * 60 * 60_000
const at = (difference: number) => new Date(Date.now() + difference).toISOString()
/** On the clock of the shop, to the minute. */
const clock = (difference: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })
    .format(Date.now() + difference)
    .replace(' ', 'T')

interface Shown {
  publicProducts: { items: { title: string; price: number }[] }
  publicProductByUrl: { price: number; lowestPrice: number | null; saleText: string | null }
  publicServices: { title: string; price: number; priceTo: number | null }[]
  shop: { announcement: { text: string } | null }
}

describe.each(bothDatabases)('[L14] [L5] prices as of a moment, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let headers: Record<string, string>

  beforeAll(async () => {
    database = await create()
    const frontEnds: FrontEnds = {
      adminFolder: '',
      register: async (app, parts) => {
        await app.register(siteRoutes, { ...parts, renderer, folder: database.folder })
      },
    }
    shop = await startContentShop(database, {}, frontEnds)
    headers = (await shop.login()) as Record<string, string>
    const product = (title: string, price: number) =>
      shop.create('Product', { language: 'nl', title, price, stock: 1, productType: 'outlet' })
    const { id: laptop } = await product('Laptop', 110)
    await product('Kabel', 90)
    const { id: screen } = await shop.create('Service', {
      ...{ language: 'nl', title: 'Scherm', price: 100, priceTo: 200, deviceKinds: ['laptop'] },
    })
    const promotion = (name: string, from: number, until: number, more: object) =>
      shop.create('Promotion', { name, startsAt: at(from * day), endsAt: at(until * day), ...more })
    // What costs 99 in the first promotion costs 110 again for 40 days before the second.
    await promotion('Nu', 0, 2, { percent: 10, target: 'chosen_products', products: [laptop], textNl: 'Nu goedkoop' })
    await promotion('Kerst', 50, 60, {
      ...{ amount: 60, target: 'chosen_products', products: [laptop], textNl: 'Kerst' },
    })
    await promotion('Werk', 50, 60, { percent: 50, target: 'chosen_services', services: [screen] })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const open = async (path: string, sent: Record<string, string> = headers): Promise<Shown> => {
    const answer = await fetch(shop.url + path, { redirect: 'manual', headers: sent })
    return JSON.parse(/<pre>(.*)<\/pre>/.exec(await answer.text())?.[1] ?? '{}')
  }
  const then = (days: number) => open(`${previewPath}/op/${clock(days * day)}/nl`)
  const cable = { title: 'Kabel', price: 90 }

  it('are those of the promotions that run then, in lists, on pages, of services and in the bar', async () => {
    const now = await open('/nl', {})
    expect(now.publicProductByUrl.price).toBe(99)
    expect(now.publicProducts.items).toEqual([cable, { title: 'Laptop', price: 99 }])
    expect(now.publicServices).toEqual([{ title: 'Scherm', price: 100, priceTo: 200 }])
    expect(now.shop.announcement).toEqual({ text: 'Nu goedkoop' })

    const between = await then(10)
    expect(between.publicProductByUrl).toEqual({ price: 110, lowestPrice: null, saleText: null })
    expect(between.publicProducts.items).toEqual([cable])
    expect(between.shop.announcement).toBeNull()

    const christmas = await then(55)
    // By the lowest price of the 30 days before it, which nobody has asked yet.
    expect(christmas.publicProductByUrl).toMatchObject({ price: 50, lowestPrice: 110 })
    expect(christmas.publicProductByUrl.saleText?.replace(/\s/g, ' ')).toContain('Van € 110 voor € 50.')
    expect(christmas.publicProducts.items).toEqual([{ title: 'Laptop', price: 50 }, cable])
    expect(christmas.publicServices).toEqual([{ title: 'Scherm', price: 50, priceTo: 100 }])
    expect(christmas.shop.announcement).toEqual({ text: 'Kerst' })

    expect((await then(70)).publicProductByUrl).toEqual({ price: 110, lowestPrice: null, saleText: null })
  })

  it('change nothing of now, nor of the history of prices', async () => {
    const tables = ['product', 'service', 'promotion', 'price_point', 'table_change', 'revision']
    const stored = () =>
      Promise.all(tables.map((table) => shop.services.database.reader.query(`SELECT * FROM ${table}`)))
    const before = await stored()
    await then(55)
    expect(await stored()).toEqual(before)
    expect((await open('/nl', {})).publicProductByUrl.price).toBe(99)
  })
})
