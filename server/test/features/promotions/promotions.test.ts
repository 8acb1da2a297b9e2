import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PromotionMoments } from '../../../src/features/promotions/PromotionMoments.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const hour = 60 * 60 * 1000
const day = 24 * hour
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** With plain spaces. */
const plain = (text: unknown) => String(text).replace(/\s/g, ' ')

interface Shown {
  price: number
  lowestPrice: number | null
  saleText: string | null
  saleUntil: string | null
}

describe.each(bothDatabases)('[L14] promotions, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let laptop: number
  let english: number
  let cable: number
  let screen: number

  const add = (type: string, input: object) =>
    shop.graphql<{ record: { id: number } }>(
      `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { id } }`,
      { input },
      headers,
    )

  async function added(type: string, input: object): Promise<number> {
    const { data, errors } = await add(type, input)
    expect(errors).toBeUndefined()
    return required(data, 'data').record.id
  }

  async function changed(type: string, id: number, input: object): Promise<void> {
    const mutation = `mutation ($id: Int!, $input: Update${type}Input!) { record: update${type}(id: $id, input: $input) { id } }`
    expect((await shop.graphql(mutation, { id, input }, headers)).errors).toBeUndefined()
  }

  async function deleted(type: string, id: number): Promise<void> {
    const mutation = `mutation ($id: Int!) { delete${type}(id: $id) { __typename } }`
    expect((await shop.graphql(mutation, { id }, headers)).errors).toBeUndefined()
  }

  const promotion = (input: object = {}) =>
    added('Promotion', { name: 'Kerst', endsAt: at(day), percent: 20, ...input })

  async function refusal(input: object): Promise<Record<string, string[]>> {
    const { errors } = await add('Promotion', { name: 'Kerst', endsAt: at(day), ...input })
    return errors?.[0]?.extensions.errors ?? {}
  }

  async function asked<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, variables)
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }

  const shown = async (url: string) =>
    (
      await asked<{ publicProductByUrl: Shown }>(
        'query ($url: String!) { publicProductByUrl(url: $url) { price lowestPrice saleText saleUntil } }',
        { url },
      )
    ).publicProductByUrl

  const round = () => new PromotionMoments(() => ownContext(shop.services)).follow()
  const sql = (text: string, values: unknown[] = []) =>
    shop.services.database.write((manager) => manager.query(text, values))

  /** What things cost as of today, they cost as of so many days ago. */
  const agePrices = (days: number) =>
    sql('UPDATE price_point SET at = REPLACE(at, SUBSTR(at, 1, 10), ?) WHERE at > ?', [
      at(-days * day).slice(0, 10),
      at(-hour),
    ])

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database, { LOG_LEVEL: 'error' })
    headers = await shop.login()
    laptop = await added('Product', { language: 'nl', title: 'Laptop', price: 149, stock: 3, productType: 'outlet' })
    english = await added('Product', { language: 'en', title: 'Notebook', translationOf: laptop, price: 149 })
    cable = await added('Product', { language: 'nl', title: 'Kabel', price: 15, stock: 3 })
    screen = await added('Service', {
      language: 'nl',
      title: 'Scherm',
      price: 100,
      priceTo: 200,
      deviceKinds: ['laptop'],
    })
    await agePrices(40)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('lowers what visitors read in both languages, says from which lowest price, and leaves the own price', async () => {
    const endsAt = at(day)
    const id = await promotion({ target: 'chosen_products', products: [english], endsAt })
    for (const url of ['laptop', 'notebook']) {
      expect(await shown(url)).toMatchObject({ price: 119.2, lowestPrice: 149, saleUntil: endsAt })
    }
    expect(plain((await shown('laptop')).saleText)).toBe(
      'Van € 149 voor € 119,20. € 149 is de laagste prijs van de laatste 30 dagen voor de actie.',
    )
    expect(plain((await shown('notebook')).saleText)).toMatch(/^From €149 for €119.20\./)
    expect((await shown('kabel')).price).toBe(15)
    const own = await shop.graphql<{ product: object }>(
      'query ($id: Int!) { product(id: $id) { price salePrice version } }',
      { id: laptop },
      headers,
    )
    expect(own.data?.product).toMatchObject({ price: 149, salePrice: 119.2, version: 1 })
    const ordered = await asked<{ publicProducts: { items: { title: string }[] } }>(
      '{ publicProducts(language: nl, sort: cheapest, minPrice: 100, belowPrice: 120) { items { title } } }',
    )
    expect(ordered.publicProducts.items).toEqual([{ title: 'Laptop' }])
    await deleted('Promotion', id)
    expect(await shown('laptop')).toEqual({ price: 149, lowestPrice: null, saleText: null, saleUntil: null })
  })

  it('tells at the form of a product or a service which promotions it is in, now and later, with what it then costs', async () => {
    const runs = await promotion({ name: 'Nu', target: 'chosen_products', products: [english] })
    const later = { name: 'Straks', startsAt: at(day), endsAt: at(2 * day), percent: null }
    const planned = await promotion({ ...later, amount: 9, target: 'all_products' })
    const announced = await promotion({ ...later, name: 'Alleen een balk', textNl: 'Open dag', target: 'all_products' })
    const of = async (entity: string, record: number) => {
      const query = `{ of: promotionsOf(entity: ${entity}, record: ${record}) { id state price } }`
      return (await shop.graphql<{ of: object[] }>(query, {}, headers)).data?.of
    }
    for (const id of [laptop, english]) {
      expect(await of('product', id)).toEqual([
        { id: runs, state: 'running', price: 119.2 },
        { id: planned, state: 'planned', price: 140 },
      ])
    }
    expect(await of('product', cable)).toEqual([{ id: planned, state: 'planned', price: 6 }])
    expect(await of('service', screen)).toEqual([])
    for (const [entity, record, code] of [
      ['tip', 1, 'BAD_REQUEST'],
      ['product', 999_999, 'NOT_FOUND'],
    ]) {
      const { errors } = await shop.graphql(
        `{ promotionsOf(entity: ${entity}, record: ${record}) { id } }`,
        {},
        headers,
      )
      expect(errors?.[0]?.extensions.code).toBe(code)
    }
    for (const id of [runs, planned, announced]) await deleted('Promotion', id)
  })

  it('measures a reduction by the lowest price of the 30 days before it, that of another promotion too', async () => {
    await agePrices(40)
    await changed('Product', laptop, { price: 139 })
    await agePrices(20)
    await changed('Product', laptop, { price: 159 })
    const id = await promotion({ target: 'product_type', productType: 'outlet' })
    expect(await shown('laptop')).toMatchObject({ price: 127.2, lowestPrice: 139 })
    await deleted('Promotion', id)
    // It was 127.20 within the 30 days: what costs more is not announced as reduced, and costs that all the same.
    const second = await promotion({ percent: 10, target: 'all_products' })
    expect(await shown('laptop')).toMatchObject({ price: 143.1, lowestPrice: null, saleText: null })
    expect((await shown('kabel')).price).toBe(13.5)
    await deleted('Promotion', second)
    await changed('Product', laptop, { price: 149 })
  })

  it('of two for one product the lower price counts, and a product that is added or changed meanwhile follows', async () => {
    const ten = await promotion({ percent: 10 })
    const amount = await promotion({ percent: null, amount: 5, target: 'chosen_products', products: [cable] })
    expect((await shown('kabel')).price).toBe(10)
    await deleted('Promotion', amount)
    expect((await shown('kabel')).price).toBe(13.5)
    await changed('Product', cable, { price: 20 })
    expect((await shown('kabel')).price).toBe(18)
    await changed('Product', cable, { price: 15 })
    await added('Product', { language: 'nl', title: 'Muis', price: 30 })
    expect(await shown('muis')).toMatchObject({ price: 27, lowestPrice: null, saleText: null })
    await changed('Promotion', ten, { percent: 50 })
    expect((await shown('muis')).price).toBe(15)
    await deleted('Promotion', ten)
  })

  it('lowers services: ranges, texts that name their price, appointments and the search', async () => {
    const tip = await added('Tip', {
      language: 'nl',
      title: 'Barst',
      intro: `Een scherm kost {{price.service.${screen}}}.`,
    })
    const id = await promotion({ percent: 25, target: 'chosen_services', services: [screen] })
    const read = await asked<{
      publicServices: Shown[]
      publicTipByUrl: { intro: string }
      publicSearch: { items: { price: string | null; kind: string }[] }
      shop: { servicePrices: object }
    }>(
      '{ publicServices(language: nl) { price priceTo saleText } publicTipByUrl(url: "barst") { intro } publicSearch(language: nl, q: "scherm") { items { price kind } } shop { servicePrices { from to } } }',
    )
    expect(read.publicServices).toMatchObject([{ price: 75, priceTo: 150 }])
    expect(plain(read.publicServices[0]?.saleText)).toMatch(/^Was vanaf € 100, nu vanaf € 75\./)
    expect(plain(read.publicTipByUrl.intro)).toBe('Een scherm kost € 75 tot € 150.')
    expect(read.publicSearch.items.map(({ price }) => plain(price))).toContain('€ 75 tot € 150')
    expect(read.shop.servicePrices).toEqual({ from: 75, to: 150 })
    await deleted('Promotion', id)
    await deleted('Tip', tip)
  })

  it('begins and ends at its moments, which the round follows, with its announcement', async () => {
    const announced = async (language: string) =>
      (
        await asked<{ shop: { announcement: { text: string } | null } }>(
          `{ shop { announcement(language: ${language}) { text link } } }`,
        )
      ).shop.announcement
    const id = await promotion({
      ...{ startsAt: at(hour), textNl: 'Kerst: 20% eraf', textEn: null, linkNl: '/nl/producten' },
    })
    expect((await shown('kabel')).price).toBe(15)
    expect(await announced('nl')).toBeNull()
    await sql('UPDATE promotion SET starts_at = ? WHERE id = ?', [at(-1), id])
    expect(await round()).toBe(1)
    expect((await shown('kabel')).price).toBe(12)
    for (const language of ['nl', 'en']) {
      expect(await announced(language)).toEqual({ text: 'Kerst: 20% eraf', link: '/nl/producten' })
    }
    await sql('UPDATE promotion SET ends_at = ? WHERE id = ?', [at(0), id])
    expect(await round()).toBe(1)
    expect((await shown('kabel')).price).toBe(15)
    expect(await announced('nl')).toBeNull()
    expect(await round()).toBe(0)
  })

  it('begins within a second of its moment by itself', async () => {
    const id = await promotion({ startsAt: at(12_000) })
    await new Promise((resolve) => setTimeout(resolve, 12_600))
    expect((await shown('kabel')).price).toBe(12)
    await deleted('Promotion', id)
  }, 20_000)

  it('never begins before it is there', async () => {
    const id = await promotion({ startsAt: at(-50 * day), target: 'chosen_products', products: [cable] })
    const { data } = await shop.graphql<{ promotion: { startsAt: string; state: string } }>(
      'query ($id: Int!) { promotion(id: $id) { startsAt state } }',
      { id },
      headers,
    )
    expect(Date.now() - Date.parse(data?.promotion.startsAt ?? '')).toBeLessThan(hour)
    expect(data?.promotion.state).toBe('running')
    await changed('Promotion', id, { name: 'Nog kerst', startsAt: data?.promotion.startsAt })
    await deleted('Promotion', id)
  })

  it('is refused with all that is wrong, by field, and names what is too cheap', async () => {
    expect(
      await refusal({ startsAt: at(2 * day), percent: 20, amount: 5, target: 'chosen_products', products: [] }),
    ).toEqual({
      endsAt: ['The end is not after the beginning.'],
      amount: ['Choose percents or an amount, not both.'],
      products: ['Choose what the reduction is for.'],
    })
    expect(Object.keys(await refusal({ percent: 95 }))).toEqual(['percent'])
    expect(Object.keys(await refusal({ percent: 0 }))).toEqual(['percent'])
    expect(plain(await refusal({ amount: 15 }).then(({ amount }) => amount))).toBe(
      'So much cannot be taken off: Kabel costs €15.',
    )
    expect(await refusal({ amount: 15, target: 'chosen_products', products: [laptop] })).toEqual({})
    const { data } = await shop.graphql<{ promotions: { items: { id: number }[] } }>(
      '{ promotions { items { id } } }',
      {},
      headers,
    )
    for (const { id } of data?.promotions.items ?? []) await deleted('Promotion', id)
    expect((await shown('laptop')).price).toBe(149)
  })

  it('keeps the price of a reservation, and what the till asks', async () => {
    const id = await promotion()
    const { data } = await shop.graphql<{ tillFind: { items: { price: number }[] } }>(
      '{ tillFind(search: "Laptop") { items { price } } }',
      {},
      headers,
    )
    expect(data?.tillFind.items).toMatchObject([{ price: 119.2 }])
    await deleted('Promotion', id)
  })
})
