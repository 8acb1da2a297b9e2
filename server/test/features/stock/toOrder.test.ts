import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type StockShop, startStockShop } from './stockShop.js'

const trade = { supplier: 'Groothandel Noord', purchasePrice: 7.25, minimumStock: 3, onOrder: 1 }

describe.each(bothDatabases)('what there is too little of, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: StockShop
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startStockShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function done<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.admin.ask<Data>(query, variables)
    if (!data || errors) throw new Error(JSON.stringify(errors))
    return data
  }
  async function add(type: 'Product' | 'ZzpProduct', input: object): Promise<number> {
    const query = `mutation ($input: Create${type}Input!) { added: create${type}(input: $input) { id } }`
    return (await done<{ added: { id: number } }>(query, { input: { title: `Kabel ${++number}`, ...input } })).added.id
  }
  const change = (type: 'Product' | 'ZzpProduct', id: number, input: object) =>
    done(`mutation ($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`, {
      ...{ id, input },
    })
  async function toOrder(plural: 'products' | 'zzpProducts'): Promise<number[]> {
    const { list } = await done<{ list: { items: { id: number }[] } }>(
      `{ list: ${plural}(filter: { isToOrder: true }, perPage: 100) { items { id } } }`,
    )
    return list.items.map(({ id }) => id).sort((one, other) => one - other)
  }

  it('[Y67] a part is to be ordered below its minimum, with what is on its way, through whichever door it moves', async () => {
    const id = await add('ZzpProduct', { stock: 2, ...trade })
    const without = await add('ZzpProduct', { stock: 0 })
    expect(await toOrder('zzpProducts')).toEqual([])
    await shop.partner.rest('POST', `zzp-product/adjust-stock/${id}`, { delta: -1 })
    expect(await toOrder('zzpProducts')).toEqual([id])
    await shop.partner.rest('POST', `zzp-product/adjust-stock/${id}`, { delta: 1 })
    expect(await toOrder('zzpProducts')).toEqual([])
    await change('ZzpProduct', id, { stock: 1 })
    expect(await toOrder('zzpProducts')).toEqual([id])
    await change('ZzpProduct', id, { onOrder: 2 })
    expect(await toOrder('zzpProducts')).toEqual([])
    await change('ZzpProduct', id, { minimumStock: 4 })
    await change('ZzpProduct', without, { minimumStock: 0 })
    expect(await toOrder('zzpProducts')).toEqual([id])
  })

  it('[Y67] a product likewise, in both languages', async () => {
    const nl = await add('Product', { language: 'nl', price: 12.5, stock: 2, ...trade })
    const en = await add('Product', { language: 'en', price: 12.5, translationOf: nl })
    expect(await toOrder('products')).toEqual([])
    await done(
      `mutation { sellAtTill(lines: [{ product: ${en} }], payments: [{ method: card, amount: 12.5 }], kind: receipt, total: 12.5) { id } }`,
    )
    expect(await toOrder('products')).toEqual([nl, en])
    await change('Product', en, { onOrder: 5 })
    expect(await toOrder('products')).toEqual([])
    const { product } = await done<{ product: object }>(
      `{ product(id: ${nl}) { supplier purchasePrice minimumStock onOrder isToOrder } }`,
    )
    expect(product).toEqual({ ...trade, onOrder: 5, isToOrder: false })
  })

  it('[Y67] what the shop pays, and whom, is read by the shop alone', async () => {
    const id = await add('ZzpProduct', { stock: 2, ...trade })
    await add('Product', { language: 'nl', title: 'Oplader', price: 12.5, stock: 2, ...trade })
    for (const field of ['purchasePrice', 'supplier', 'minimumStock', 'onOrder', 'isToOrder', 'sku', 'gtin']) {
      const { errors } = await shop.partner.ask(`{ zzpProduct(id: ${id}) { ${field} } }`)
      expect([field, errors?.[0]?.extensions?.code]).toEqual([field, 'FORBIDDEN'])
    }
    for (const field of ['purchasePrice', 'minimumStock', 'onOrder', 'isToOrder']) {
      const { errors } = await shop.graphql(`{ publicProductByUrl(url: "oplader") { ${field} } }`)
      expect(errors?.[0]?.message).toContain(`Cannot query field "${field}"`)
    }
    const { body } = await shop.partner.rest('GET', `zzp-product/${id}`)
    expect(JSON.stringify(body)).not.toContain('Groothandel')
    expect(JSON.stringify(body)).not.toContain('7.25')
    expect((await shop.partner.rest('PUT', `zzp-product/edit/${id}`, { purchase_price: 1 })).status).toBe(403)
    expect((await shop.partner.ask('{ zzpProducts(filter: { isToOrder: true }) { total } }')).errors).toBeDefined()
    expect((await shop.partner.ask('{ zzpProducts(filter: { search: "groothandel" }) { total } }')).data).toEqual({
      zzpProducts: { total: 0 },
    })
  })

  it('[I10] a part is found at the till by its barcode and article number', async () => {
    const id = await add('ZzpProduct', { title: 'Accu', stock: 2, sku: 'ACC-9', gtin: '8711253001202' })
    for (const search of ['8711253001202', 'acc-9']) {
      const { tillFind } = await done<{ tillFind: object }>(
        `{ tillFind(search: "${search}") { items { kind id title sku } isExact } }`,
      )
      expect(tillFind).toEqual({ items: [{ kind: 'part', id, title: 'Accu', sku: 'ACC-9' }], isExact: true })
    }
    const both = await add('Product', { language: 'nl', price: 5, gtin: '8711253001202' })
    const { tillFind } = await done<{ tillFind: object }>(
      '{ tillFind(search: "8711253001202") { items { id } isExact } }',
    )
    expect(tillFind).toEqual({ items: [{ id: both }, { id }], isExact: false })
  })
})
