import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

interface List {
  items: { title: string }[]
  total: number
}

interface Choices {
  types: { value: string; count: number }[]
  conditions: { value: string; count: number }[]
  brands: { value: string; count: number }[]
  prices: { from: number; below: number | null; count: number }[]
  inStock: number
}

describe.each(testDatabases)('products for sale on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
    const product = (title: string, rest: object) => shop.create('Product', { language: 'nl', title, ...rest })
    await product('Oud', { brand: 'Acer', price: 100, stock: 0, condition: 'used', productType: 'secondhand' })
    await product('Duur', { brand: 'Dell', price: 1200, stock: 3, condition: 'new' })
    await product('Goedkoop', { brand: 'Acer', price: 99.99, stock: 1, condition: 'new' })
    await product('Zonder merk', { price: 250, stock: 2, condition: 'used', productType: 'secondhand' })
    await shop.create('Product', { language: 'en', title: 'Other language', brand: 'Acer', price: 100, stock: 1 })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const titles = async (narrowing: string) => {
    const { data } = await shop.graphql<{ publicProducts: List }>(
      `{ publicProducts(language: nl, ${narrowing}) { total items { title } } }`,
    )
    expect(data?.publicProducts.total).toBe(data?.publicProducts.items.length)
    return data?.publicProducts.items.map(({ title }) => title)
  }
  const choices = async (narrowing = '') => {
    const { data } = await shop.graphql<{ publicProductChoices: Choices }>(
      `{ publicProductChoices(language: nl${narrowing}) {
        types { value count } conditions { value count } brands { value count } prices { from below count } inStock
      } }`,
    )
    return data?.publicProductChoices
  }

  it('[V4] are in the order of their age or price', async () => {
    expect(await titles('sort: newest')).toEqual(['Zonder merk', 'Goedkoop', 'Duur', 'Oud'])
    expect(await titles('sort: oldest')).toEqual(['Oud', 'Duur', 'Goedkoop', 'Zonder merk'])
    expect(await titles('sort: cheapest')).toEqual(['Goedkoop', 'Oud', 'Zonder merk', 'Duur'])
    expect(await titles('sort: dearest')).toEqual(['Duur', 'Zonder merk', 'Oud', 'Goedkoop'])
  })

  it('[V4] are narrowed down by brand, state, price and whether they can be had', async () => {
    expect(await titles('brand: "Acer", sort: oldest')).toEqual(['Oud', 'Goedkoop'])
    expect(await titles('minPrice: 100, belowPrice: 250')).toEqual(['Oud'])
    expect(await titles('inStock: true, condition: used')).toEqual(['Zonder merk'])
    expect(await titles('brand: "Acer", inStock: true, belowPrice: 50')).toEqual([])
  })

  it('[V4] each choice says how many it leaves, given the others', async () => {
    expect(await choices()).toEqual({
      types: expect.arrayContaining([
        { value: 'product_sale', count: 2 },
        { value: 'secondhand', count: 2 },
      ]),
      conditions: expect.arrayContaining([
        { value: 'new', count: 2 },
        { value: 'used', count: 2 },
      ]),
      brands: [
        { value: 'Acer', count: 2 },
        { value: 'Dell', count: 1 },
      ],
      prices: [
        { from: 50, below: 100, count: 1 },
        { from: 100, below: 250, count: 1 },
        { from: 250, below: 500, count: 1 },
        { from: 1000, below: null, count: 1 },
      ],
      inStock: 3,
    })
    expect(await choices(', brand: "Acer", inStock: true')).toEqual({
      types: [{ value: 'product_sale', count: 1 }],
      conditions: [{ value: 'new', count: 1 }],
      brands: [
        { value: 'Acer', count: 1 },
        { value: 'Dell', count: 1 },
      ],
      prices: [{ from: 50, below: 100, count: 1 }],
      inStock: 1,
    })
  })

  it('[V4] show further images, their warranty and what was checked', async () => {
    const { url } = await shop.create<{ url: string }>(
      'Product',
      {
        language: 'nl',
        title: 'Met alles',
        price: 349,
        image: shop.image,
        images: [shop.image],
        warrantyMonths: 12,
        checked: [{ text: 'Accu 86%' }, { text: 'Schijf vernieuwd' }],
      },
      'url',
    )
    const { data } = await shop.graphql(
      `{ publicProductByUrl(url: "${url}") { image { url } images { url width } warrantyMonths checked { text } } }`,
    )
    expect(data).toEqual({
      publicProductByUrl: {
        image: { url: shop.image },
        images: [{ url: shop.image, width: expect.any(Number) }],
        warrantyMonths: 12,
        checked: [{ text: 'Accu 86%' }, { text: 'Schijf vernieuwd' }],
      },
    })
  })
})
