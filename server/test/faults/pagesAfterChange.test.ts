import { cpSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { logIn } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { removeShopFolders, shopFolder } from './shopFolders.js'

/** Of both shops that are compared, which listen elsewhere. */
const env = { PUBLIC_URL: 'http://shop.example' }

/** Changes that show on few pages, on all of them, and in structured data alone. */
const changes = [
  changeOf('Tip', 'tips', { title: 'Een heel andere titel' }),
  changeOf('Product', 'products', { stock: 1 }),
  changeOf('Review', 'reviews', { text: 'Prima geholpen.' }),
  shopChange({ openingExceptions: [{ firstDay: inDays(60), lastDay: inDays(61), reasonNl: 'Verbouwing', spans: [] }] }),
  changeOf('NewsCategory', 'newsCategories', { title: 'Andere rubriek' }),
  shopChange({ sloganNl: 'Wij maken alles' }),
  changeOf('NewsItem', 'newsItems', { showInOverview: false }),
]

describe('pages that have been visited before the content changes', () => {
  let shop: Shop
  let paths: string[]
  beforeAll(async () => {
    shop = await startShop({ folder: await shopFolder(), env })
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
    paths = [...sitemap.matchAll(/<loc>http:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  })
  afterAll(async () => {
    await shop?.stop()
    await removeShopFolders()
  })

  it('are rendered again where the change shows, and are what a shop renders that has just been started', async () => {
    expect(paths.length).toBeGreaterThan(200)
    const { graphql } = await logIn(shop.url)
    await visitAll(shop)
    const rendered: number[] = []
    for (const change of changes) {
      const before = await renderedBy(shop)
      await change(graphql)
      await visitAll(shop)
      rendered.push((await renderedBy(shop)) - before)
    }
    const [tip, product] = rendered
    expect(Math.min(...rendered)).toBeGreaterThan(0)
    expect(Math.max(tip ?? 0, product ?? 0)).toBeLessThan(20)

    const folder = await shopFolder({ isFilled: false })
    cpSync(shop.folder, folder, { recursive: true })
    const fresh = await startShop({ folder, env })
    try {
      const expected = await visitAll(fresh)
      const answered = await visitAll(shop)
      expect(paths.filter((path) => answered.get(path) !== expected.get(path))).toEqual([])
    } finally {
      await fresh.stop()
    }
  })

  async function visitAll({ url }: Shop): Promise<Map<string, string>> {
    const pages = new Map<string, string>()
    for (const path of paths) {
      const page = await fetch(url + path, { redirect: 'manual' })
      pages.set(path, `${page.status} ${await page.text()}`)
    }
    return pages
  }
})

type Graphql = Awaited<ReturnType<typeof logIn>>['graphql']
type Change = (graphql: Graphql) => Promise<unknown>

/** Changes the first record of a list. */
function changeOf(entity: string, list: string, fields: object): Change {
  return async (graphql) => {
    const found = await graphql<Record<string, { items: Array<{ id: number; version: number }> }>>(
      `{ ${list}(page: 1, perPage: 1) { items { id version } } }`,
    )
    const [{ id, version } = { id: 0, version: 0 }] = found[list]?.items ?? []
    const mutation = `mutation ($id: Int!, $input: Update${entity}Input!) { update${entity}(id: $id, input: $input) { id } }`
    await graphql(mutation, { id, input: { version, ...fields } })
  }
}

function shopChange(fields: object): Change {
  return async (graphql) => {
    const { shopSettings } = await graphql<{ shopSettings: { version: number } }>('{ shopSettings { version } }')
    const mutation = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { version } }'
    await graphql(mutation, { input: { ...shopSettings, ...fields } })
  }
}

/** How many pages that all visitors share the shop has rendered so far. */
async function renderedBy({ url }: Shop): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/shop_pages_rendered_total\{for="everyone"\} (\d+)/.exec(metrics)?.[1])
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
