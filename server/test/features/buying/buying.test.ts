import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { BoughtItem } from '../../../src/features/boughtItems/BoughtItem.js'
import { BoughtItemSale } from '../../../src/features/boughtItems/BoughtItemSale.js'
import { forgetOldPurchases } from '../../../src/features/buying/forgetOldPurchases.js'
import { Quarter } from '../../../src/features/downloads/quarter/Quarter.js'
import { quarterContent } from '../../../src/features/downloads/quarter/quarterContent.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { Product } from '../../../src/features/products/Product.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { sellAtTill } from '../../../src/features/till/sellAtTill.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { purchase } from './purchase.js'

interface Bought {
  id: number
  number: string
  boughtAt: string
  resaleFrom: string
  soldAt: string | null
  signedBy: string
  product: { id: number; stock: number; productType: string } | null
}

const bought = 'id number boughtAt resaleFrom soldAt signedBy product { id stock productType }'
const zone = TimeZone.named('Europe/Amsterdam')
const millisecondsOfDay = 24 * 60 * 60 * 1000

describe.each(bothDatabases)('buying in, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const buy = (more: object = {}, key: string | null = null) =>
    money.ask<{ buyIn: Bought }>(
      `mutation ($input: BuyInInput!, $key: String) { buyIn(input: $input, key: $key) { ${bought} } }`,
      { input: { ...purchase, ...more }, key },
    )

  async function buyOne(more: object = {}): Promise<Bought> {
    const { data, errors } = await buy(more)
    if (!data) throw new Error(JSON.stringify(errors))
    return data.buyIn
  }

  const become = (id: number, price: number) =>
    money.ask<{ becomeProduct: Bought }>(
      `mutation ($id: Int!, $price: Money!) { becomeProduct(id: $id, price: $price) { ${bought} } }`,
      { id, price },
    )

  async function productOf(id: number, price = 299): Promise<number> {
    const { data, errors } = await become(id, price)
    if (!data?.becomeProduct.product) throw new Error(JSON.stringify(errors))
    return data.becomeProduct.product.id
  }

  const publish = async (product: number) => {
    const { errors } = await money.ask(`mutation { updateProduct(id: ${product}, input: { visible: true }) { state } }`)
    expect(errors).toBeUndefined()
  }

  async function read(id: number): Promise<Bought> {
    const { data } = await money.ask<{ boughtItem: Bought }>(`{ boughtItem(id: ${id}) { ${bought} } }`)
    if (!data) throw new Error('There is no such purchase')
    return data.boughtItem
  }

  async function movements(): Promise<{ amount: number; reason: string }[]> {
    const { data } = await money.ask<{ tillState: { movements: { amount: number; reason: string }[] } }>(
      '{ tillState { movements { amount reason } } }',
    )
    return data?.tillState.movements ?? []
  }

  function sellAt(product: number, total: number, at: Date): Promise<number> {
    const payments = [{ method: 'card' as const, amount: total, tendered: null, receivedAt: null, reason: null }]
    const lines = [{ product, quantity: '1', discount: 0 }]
    const sale = { lines, jobs: [], payments, total, isAboveAgreed: false, isAboveStock: true }
    const rest = { customer: null, kind: 'receipt' as const, reference: null, key: null }
    return sellAtTill(ownContext(shop.services as never), { ...sale, ...rest }, at)
  }

  const quarterOf = async (at: Date) => {
    const quarter = new Quarter(at.getUTCFullYear(), Math.floor(at.getUTCMonth() / 3) + 1, zone, at.getTime())
    return (await quarterContent(shop.services.database.reader, quarter)).boxes
  }

  it('[I15] numbers purchases without a gap, once for each key, and says how long they are kept', async () => {
    const [one, same] = await Promise.all([buy({}, 'first'), buy({}, 'first')])
    expect(one.errors).toBeUndefined()
    expect(same.data).toEqual(one.data)
    expect(codeOf(await buy({ price: 151 }, 'first'))).toBe('VALIDATION')
    const more = await Promise.all([buyOne(), buyOne(), buyOne()])
    const year = one.data?.buyIn.boughtAt.slice(2, 4)
    const numbers = [one.data?.buyIn.number, ...more.map(({ number }) => number)].sort()
    expect(numbers).toEqual([1, 2, 3, 4].map((count) => `I${year}-000${count}`))
    const [{ boughtAt, resaleFrom, signedBy }] = more as [Bought, Bought, Bought]
    expect(Date.parse(resaleFrom) - Date.parse(boughtAt)).toBe(5 * millisecondsOfDay)
    expect(signedBy).toBe('Piet Verkoper')
  })

  it('[I15] the municipality decides how long: a setting of the shop', async () => {
    const set = (holdDays: number) =>
      money.ask('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', {
        input: { holdDays },
      })
    expect((await set(7)).errors).toBeUndefined()
    const { boughtAt, resaleFrom } = await buyOne()
    expect(Date.parse(resaleFrom) - Date.parse(boughtAt)).toBe(7 * millisecondsOfDay)
    expect(codeOf(await set(-1))).toBe('VALIDATION')
    expect((await set(5)).errors).toBeUndefined()
  })

  it('[I15] cash leaves the till within the purchase, so that the closing agrees; a transfer does not', async () => {
    const before = await movements()
    const cash = await buyOne({ price: 82.5 })
    await buyOne({ paidBy: 'transfer', price: 400 })
    expect((await movements()).slice(before.length)).toEqual([{ amount: -82.5, reason: `Inkoop ${cash.number}` }])
    const counted = '[{ value: 1, count: 0 }]'
    const closing = `mutation { closeTill(counted: ${counted}, floatLeft: 0, reason: "Geteld") { moved expected difference } }`
    const { data } = await money.ask<{ closeTill: Record<string, number> }>(closing)
    const out = [...before, { amount: -82.5 }].reduce((sum, { amount }) => sum + amount, 0)
    expect(data?.closeTill).toEqual({ moved: out, expected: out, difference: -out })
    expect((await verifyMoney({ services: shop.services } as never)).faults).toEqual([])
  })

  it('[I15] names all that is missing, and pays nothing out then', async () => {
    const before = (await movements()).length
    const nothing = Object.fromEntries(Object.keys(purchase).map((name) => [name, null]))
    const { errors } = await buy({ ...nothing, drawing: 'M1 1 javascript:' })
    const faults = Object.keys((errors?.[0]?.extensions?.errors ?? {}) as object).sort()
    expect(faults).toEqual(
      ['sellerName', 'sellerAddress', 'sellerPostalCode', 'sellerCity', 'identityPaper', 'goods', 'make', 'model']
        .concat(['price', 'signedBy', 'drawing'])
        .sort(),
    )
    const unsigned = (await buy({ drawing: null })).errors?.[0]?.extensions?.errors
    expect(unsigned).toEqual({ drawing: [expect.any(String)] })
    const tooMuch = (await buy({ price: 3000 })).errors?.[0]?.extensions?.errors
    expect(tooMuch).toHaveProperty('paidBy')
    expect((await buy({ price: 3000, paidBy: 'transfer' })).errors).toBeUndefined()
    expect(codeOf(await buy({ price: 0 }))).toBe('VALIDATION')
    expect(await movements()).toHaveLength(before)
  })

  it('[I15] [I2] the database refuses to change or delete a purchase', async () => {
    const { id } = await buyOne()
    const statements = [
      `UPDATE bought_item SET price = 1 WHERE id = ${id}`,
      `UPDATE bought_item SET seller_name = 'Iemand anders' WHERE id = ${id}`,
      `UPDATE bought_item SET resale_from = bought_at WHERE id = ${id}`,
      `DELETE FROM bought_item WHERE id = ${id}`,
    ]
    for (const statement of statements) {
      await expect(shop.services.database.write((manager) => manager.query(statement))).rejects.toThrow(/final/)
    }
  })

  it('[I15] becomes a second-hand product once, with one in stock', async () => {
    const { id } = await buyOne()
    const both = await Promise.all([become(id, 299), become(id, 299)])
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined])
    const { product } = await read(id)
    expect(product).toMatchObject({ stock: 1, productType: 'secondhand' })
    expect(codeOf(await become(9_999, 10))).toBe('NOT_FOUND')
  })

  it('[I15] [L1] its product is a concept in both languages, which visitors see once it is published', async () => {
    const { id, number } = await buyOne()
    const product = await productOf(id)
    const rows = await shop.services.database.reader.find(Product, { where: { pair: product }, order: { id: 'ASC' } })
    const shared = {
      ...{ title: `${purchase.make} ${purchase.model} (${number})`, state: 'concept', productType: 'secondhand' },
      ...{ brand: purchase.make, price: 29_900, stock: 1 },
    }
    expect(rows).toMatchObject([
      { ...shared, id: product, language: 'nl' },
      { ...shared, language: 'en' },
    ])
    expect(new Set(rows.map(({ condition }) => condition)).size).toBe(1)
    const shownIn = async (language: string) => {
      const { data } = await shop.graphql<{ publicProducts: { items: { title: string }[] } }>(
        `{ publicProducts(language: ${language}) { items { title } } }`,
      )
      return data?.publicProducts.items.filter(({ title }) => title === shared.title).length
    }
    expect([await shownIn('nl'), await shownIn('en')]).toEqual([0, 0])
    await publish(product)
    expect([await shownIn('nl'), await shownIn('en')]).toEqual([1, 0])
    // Both are the same goods: what sells one takes the other along.
    expect((await money.ask(`mutation { updateProduct(id: ${product}, input: { price: 250 }) { id } }`)).errors).toBe(
      undefined,
    )
    const { reader } = shop.services.database
    expect((await reader.findBy(Product, { pair: product })).map(({ price }) => price)).toEqual([25_000, 25_000])
  })

  it('[I15] is not sold or reserved before its day, which is said; then once, with its margin to the cent', async () => {
    const item = await buyOne()
    const product = await productOf(item.id)
    const free = new Date(item.resaleFrom)
    const tooEarly = new Date(free.getTime() - 1)
    await expect(sellAt(product, 29_900, tooEarly)).rejects.toMatchObject({ code: 'CONFLICT' })
    const { errors } = await money.ask(
      `mutation { sellAtTill(lines: [{ product: ${product} }], total: 299, payments: [{ method: card, amount: 299 }]) { id } }`,
    )
    expect(errors?.[0]?.message).toContain(item.number)
    await publish(product)
    const reserved = await shop.graphql(
      'mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }',
      { input: { product, name: 'Bo', email: 'bo@example.com', language: 'nl' } },
      shop.admin.headers,
    )
    expect(codeOf(reserved)).toBe('CONFLICT')
    expect(await read(item.id)).toMatchObject({ soldAt: null, product: { stock: 1 } })

    const before = await quarterOf(free)
    const receipt = await sellAt(product, 29_900, free)
    expect(await money.invoice(receipt)).toMatchObject({ total: 299, vat: 0 })
    expect(await money.document(receipt)).toMatchObject({ lines: [{ treatment: 'margin', vatRate: 0, net: '299.00' }] })
    expect(JSON.stringify(await money.document(receipt))).not.toContain('150.00')
    expect(await read(item.id)).toMatchObject({ soldAt: expect.any(String), product: { stock: 0 } })
    await expect(sellAt(product, 29_900, free)).rejects.toMatchObject({ code: 'CONFLICT' })
    const after = await quarterOf(free)
    // 299.00 - 150.00 = 149.00, of which 21/121 is VAT.
    expect(after.margin.sold - before.margin.sold).toBe(29_900)
    expect(after.margin.turnover - before.margin.turnover).toBe(12_314)
    expect(after.margin.vat - before.margin.vat).toBe(2586)
    expect(after.boxes['1a'].vat - before.boxes['1a'].vat).toBe(2586)
    expect(after.margin.unknown).toBe(before.margin.unknown)

    const back = await money.credit(receipt, { refund: 'card', givesBackStock: true })
    expect(back.errors).toBeUndefined()
    expect(await read(item.id)).toMatchObject({ soldAt: null, product: { stock: 1 } })
    await sellAt(product, 29_900, free)
    const { reader } = shop.services.database
    expect(await reader.countBy(BoughtItemSale, { boughtItem: item.id })).toBe(2)
  })

  it('[I15] a job that uses it is not billed before its day either', async () => {
    const item = await buyOne()
    const product = await productOf(item.id)
    const line = { kind: 'part', description: 'Laptop', quantity: '1', unit_price: 299, vat_rate: 21, product }
    const job = await money.job({ lines: [line] })
    const { errors } = await money.tryToBill(job)
    expect([codeOf({ errors } as never), errors?.[0]?.message]).toEqual([
      'CONFLICT',
      expect.stringContaining(item.number),
    ])
    expect(await read(item.id)).toMatchObject({ soldAt: null })
  })

  const setShop = (input: object) =>
    money.ask('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input })

  it('[I15] a job that uses it bears VAT on the margin alone, of what was paid for it', async () => {
    expect((await setShop({ holdDays: 0 })).errors).toBeUndefined()
    const item = await buyOne()
    expect((await setShop({ holdDays: 5 })).errors).toBeUndefined()
    const product = await productOf(item.id)
    const line = { kind: 'part', description: 'Laptop', quantity: '1', unit_price: 299, vat_rate: 21, product }
    const now = new Date()
    const before = await quarterOf(now)
    const bill = await money.bill(await money.job({ lines: [line] }))
    expect(await money.document(bill.id)).toMatchObject({ lines: [{ treatment: 'margin', vatRate: 0, net: '299.00' }] })
    const after = await quarterOf(now)
    expect(after.margin.vat - before.margin.vat).toBe(2586)
    expect(after.boxes['1a'].vat - before.boxes['1a'].vat).toBe(2586)
    expect(after.margin.unknown).toBe(before.margin.unknown)
    expect(await read(item.id)).toMatchObject({ soldAt: expect.any(String) })
  })

  it('[I15] a shop under the KOR owes no VAT on the margin, at the till and with a job', async () => {
    expect((await setShop({ smallBusiness: true, holdDays: 0 })).errors).toBeUndefined()
    const [sold, used] = [await buyOne(), await buyOne()]
    const now = new Date()
    const before = await quarterOf(now)
    const receipt = await sellAt(await productOf(sold.id), 29_900, now)
    expect(await money.document(receipt)).toMatchObject({ lines: [{ treatment: 'smallBusiness', net: '299.00' }] })
    const part = { kind: 'part', description: 'Laptop', quantity: '1', unit_price: 299, vat_rate: 0 }
    const job = await money.job({ lines: [{ ...part, product: await productOf(used.id) }] })
    const bill = await money.bill(job)
    expect(await money.document(bill.id)).toMatchObject({ lines: [{ treatment: 'smallBusiness', net: '299.00' }] })
    const after = await quarterOf(now)
    expect(after.margin).toEqual(before.margin)
    expect(after.boxes).toEqual(before.boxes)
    expect(after.outside.smallBusiness - before.outside.smallBusiness).toBe(59_800)
    expect(await read(sold.id)).toMatchObject({ soldAt: expect.any(String) })
    expect((await setShop({ smallBusiness: false, holdDays: 5 })).errors).toBeUndefined()
  })

  it('[I15] the proof is a PDF for the shop alone, in the language of the seller', async () => {
    const { id, number } = await buyOne({ language: 'en', details: 'Met lader ŁŞć' })
    const address = `${shop.url}/cougarXr7/preview/inkoop/${id}/a4.pdf`
    const answer = await fetch(address, { headers: shop.admin.headers })
    expect(answer.headers.get('content-disposition')).toContain(`${number}.pdf`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.includes('/StructTreeRoot')).toBe(true)
    expect((await fetch(address, { redirect: 'manual' })).status).not.toBe(200)
    const none = address.replace(`/${id}/`, '/99999/')
    expect((await fetch(none, { headers: shop.admin.headers })).status).toBe(404)
  })

  it('[I15] the register is a CSV for the shop alone, in which nothing runs as a formula', async () => {
    const { number } = await buyOne({ sellerName: '=HYPERLINK("x")', serialNumber: '@SUM(1)' })
    const address = `${shop.url}/cougarXr7/preview/inkoop/opkopersregister.csv`
    const text = await (await fetch(address, { headers: shop.admin.headers })).text()
    const [heading = '', ...rows] = text.trim().split('\r\n')
    expect(heading).toContain('"Soort goed";"Merk";"Model";"Serienummer"')
    const row = rows.find((each) => each.includes(number)) ?? ''
    expect(row).toContain('"Laptop";"Lenovo";"ThinkPad T480";"\'@SUM(1)"')
    expect(row).toContain('"150,00";"Contant";"\'=HYPERLINK(""x"")";"Kerkstraat 12";"3511 AB";"Utrecht";"Rijbewijs"')
    expect((await fetch(address, { redirect: 'manual' })).status).not.toBe(200)
  })

  it('[I15] what was taken back takes its margin back', async () => {
    const item = await buyOne({ price: 100 })
    const product = await productOf(item.id, 221)
    const at = new Date(item.resaleFrom)
    const now = new Date()
    const before = [await quarterOf(at), await quarterOf(now)]
    const receipt = await sellAt(product, 22_100, at)
    expect((await money.credit(receipt, { refund: 'card', givesBackStock: true })).errors).toBeUndefined()
    const after = [await quarterOf(at), await quarterOf(now)]
    const sum = (all: typeof before) => all.reduce((total, { margin }) => total + margin.vat, 0)
    const unknown = (all: typeof before) => all.reduce((total, { margin }) => total + margin.unknown, 0)
    expect(sum(after)).toBe(sum(before))
    expect(unknown(after)).toBe(unknown(before))
  })

  it('[I15] who is erased stays in the register without an account, for seven years', async () => {
    const bo = await shop.person('Bo', {})
    const { id } = await buyOne({ customer: bo.id, sellerName: 'Bo' })
    const { services } = shop
    await eraseCustomer(ownContext(services), bo.id)
    expect(await services.database.reader.findOneBy(BoughtItem, { id })).toMatchObject({ customer: null })
    await forgetOldPurchases(services, new Date(`${new Date().getUTCFullYear() + 7}-12-31T12:00:00Z`))
    expect(await services.database.reader.findOneBy(BoughtItem, { id })).toMatchObject({ sellerName: 'Bo' })
    await forgetOldPurchases(services, new Date(`${new Date().getUTCFullYear() + 8}-01-02T12:00:00Z`))
    expect(await services.database.reader.findOneBy(BoughtItem, { id })).toBeNull()
  })
})
