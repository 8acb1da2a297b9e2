import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const trade = { sku: 'LAD-65W', gtin: '4006381333931', vat: 9, supplier: 'Groothandel Noord' }

describe.each(bothDatabases)('how a product is bought and scanned, on $name', ({ create }) => {
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
  const ask = async <Data>(query: string) => (await shop.graphql<Data>(query, {}, await shop.login('cms-admin'))).data
  const base = { language: 'nl', price: 10, specifications: null }

  it('[I14] it is found by its article number and its barcode, and a translation has the same', async () => {
    const { id } = await shop.create('Product', { ...base, ...trade, gtin: '4006381-333931', title: 'Lader' })
    const english = { ...base, language: 'en', title: 'Charger', translationOf: id }
    const sibling = await shop.create('Product', english)
    for (const each of [id, sibling.id]) {
      expect(await ask(`{ product(id: ${each}) { sku gtin vat supplier } }`)).toEqual({ product: trade })
    }
    for (const search of ['lad-65w', '4006381333931', '1333931']) {
      const found = await ask<{ products: { items: { id: number }[] } }>(
        `{ products(filter: { search: "${search}", language: nl }) { items { id } } }`,
      )
      expect([search, found?.products.items]).toEqual([search, [{ id }]])
    }
  })

  it('[I14] a barcode whose digits do not add up, and a rate that the law does not know, are refused', async () => {
    const { id } = await shop.create('Product', { ...base, title: 'Muis' })
    const faults = async (input: object) => (await shop.update('Product', id, input)).errors
    expect(Object.keys((await faults({ gtin: '4006381333932' })) ?? {})).toEqual(['gtin'])
    expect(Object.keys((await faults({ vat: 19 })) ?? {})).toEqual(['vat'])
    expect(await faults({ gtin: '96385074', vat: 0 })).toBe(undefined)
    expect(await ask(`{ product(id: ${id}) { gtin vat } }`)).toEqual({ product: { gtin: '96385074', vat: 0 } })
  })

  it('[I14] visitors read the barcode, and nothing of how it was bought', async () => {
    const { id } = await shop.create('Product', { ...base, ...trade, title: 'Toetsenbord' })
    const found = await shop.graphql<{ publicProductByUrl: object }>(
      '{ publicProductByUrl(url: "toetsenbord") { id gtin } }',
    )
    expect(found.data?.publicProductByUrl).toEqual({ id, gtin: trade.gtin })
    for (const field of ['sku', 'vat', 'supplier']) {
      const { errors } = await shop.graphql(`{ publicProductByUrl(url: "toetsenbord") { ${field} } }`)
      expect(errors?.[0]?.message).toContain(`Cannot query field "${field}"`)
    }
  })
})
