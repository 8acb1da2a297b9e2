import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Payment } from '../../../src/features/payments/Payment.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import type { ClosingDocument } from '../../../src/kernel/shared/closingDocument.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop, type ShownInvoice, shown, wrongOf } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'

interface Closing {
  id: number
  number: string
  takings: number
  cash: number
  moved: number
  expected: number
  counted: number
  difference: number
  floatBefore: number
  floatLeft: number
  payments: number
}

interface State {
  since: string | null
  floatBefore: number
  cash: number
  moved: number
  expected: number
  takings: { method: string; count: number; total: number }[]
}

const closingFields = 'id number takings cash moved expected counted difference floatBefore floatLeft payments'
const gtin = '8711253001202'
const cable = { title: 'Kabel', price: 12.5, stock: 5, sku: 'KAB-1', gtin }

describe.each(bothDatabases)('the till, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  let product: number

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
    product = await addProduct(cable)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function addProduct(values: object): Promise<number> {
    const { data, errors } = await money.ask<{ createProduct: { id: number } }>(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
      { input: { language: 'nl', ...values } },
    )
    if (!data) throw new Error(JSON.stringify(errors))
    return data.createProduct.id
  }

  async function stockOf(id: number): Promise<number> {
    const { data } = await money.ask<{ product: { stock: number } }>(`{ product(id: ${id}) { stock } }`)
    return data?.product.stock ?? Number.NaN
  }

  function sell(total: number, more: object = {}) {
    return money.ask<Record<'sellAtTill', ShownInvoice>>(
      `mutation ($lines: [TillLine!], $jobs: [BilledJobInput!], $customer: Int, $kind: InvoiceKind, $payments: [ReceivedInput!], $total: Money!, $isAboveStock: Boolean, $isAboveAgreed: Boolean, $key: String) {
        sellAtTill(lines: $lines, jobs: $jobs, customer: $customer, kind: $kind, payments: $payments, total: $total, isAboveStock: $isAboveStock, isAboveAgreed: $isAboveAgreed, key: $key) { ${shown} }
      }`,
      { total, lines: [{ product }], payments: [{ method: 'card', amount: total }], ...more },
    )
  }

  async function state(): Promise<State> {
    const { data, errors } = await money.ask<{ tillState: State }>(
      '{ tillState { since floatBefore cash moved expected takings { method count total } movements { reason amount } denominations } }',
    )
    if (!data) throw new Error(JSON.stringify(errors))
    return data.tillState
  }

  function move(amount: number, reason: string, key: string | null = null) {
    return money.ask<{ moveCash: { id: number } }>(
      'mutation ($amount: Money!, $reason: String!, $key: String) { moveCash(amount: $amount, reason: $reason, key: $key) { id } }',
      { amount, reason, key },
    )
  }

  function close(counted: number, floatLeft: number, more: object = {}) {
    const cents = Math.round(counted * 100)
    const pieces = [
      { value: 1, count: Math.floor(cents / 100) },
      { value: 0.01, count: cents % 100 },
    ]
    return money.ask<{ closeTill: Closing }>(
      `mutation ($counted: [CountedInput!]!, $floatLeft: Money!, $expected: Money, $reason: String, $key: String) {
        closeTill(counted: $counted, floatLeft: $floatLeft, expected: $expected, reason: $reason, key: $key) { ${closingFields} }
      }`,
      { counted: pieces, floatLeft, ...more },
    )
  }

  async function closed(counted: number, floatLeft: number, more: object = {}): Promise<Closing> {
    const { data, errors } = await close(counted, floatLeft, more)
    if (!data) throw new Error(JSON.stringify(errors))
    return data.closeTill
  }

  async function documentOf({ id }: Closing): Promise<ClosingDocument> {
    const { data } = await money.ask<{ tillClosingDocument: { document: string } }>(
      `{ tillClosingDocument(id: ${id}) { document } }`,
    )
    return JSON.parse(data?.tillClosingDocument.document ?? '{}')
  }

  const verify = () => verifyMoney({ services: shop.services } as never)

  async function find(search: string) {
    const { data } = await money.ask<{ tillFind: Record<string, never> }>(
      'query ($search: String!) { tillFind(search: $search) { items { kind id title price stock } isExact isCode isMistyped } }',
      { search },
    )
    return data?.tillFind
  }

  it('[I10] finds by barcode, article number and words, and says what it does not know', async () => {
    const known = { items: [{ kind: 'product', id: product, title: 'Kabel', price: 12.5, stock: 5 }] }
    expect(await find(gtin)).toMatchObject({ ...known, isExact: true, isCode: true })
    expect(await find(` 8711253-001202 `)).toMatchObject({ ...known, isExact: true })
    expect(await find('kab-1')).toMatchObject({ ...known, isExact: true, isCode: false })
    expect(await find('kabe')).toMatchObject({ ...known, isExact: false })
    expect(await find('8711253001203')).toMatchObject({ items: [], isExact: false, isCode: false, isMistyped: true })
    expect(await find('4006381333931')).toMatchObject({ items: [], isExact: false, isCode: true, isMistyped: false })
  })

  it('[I10] sells a product without a customer: a paid receipt, and one piece less', async () => {
    const before = await stockOf(product)
    const receipt = money.whole(await sell(12.5), 'sellAtTill')
    expect(receipt).toMatchObject({ kind: 'receipt', state: 'paid', total: 12.5, vat: 2.17, openAmount: 0 })
    expect(await stockOf(product)).toBe(before - 1)
    const line = { description: 'Uitzoekwerk', unitPrice: 20, quantity: '1.5', discount: 5, vatRate: 9 }
    const cash = [{ method: 'cash', amount: 37.5, tendered: 50 }]
    const both = money.whole(await sell(37.5, { lines: [{ product }, line], payments: cash }), 'sellAtTill')
    expect(both).toMatchObject({ total: 37.5, state: 'paid' })
  })

  it('[I10] another total, too little and too much are refused, and nothing is sold', async () => {
    const [before, { takings }] = [await stockOf(product), await state()]
    expect(codeOf(await sell(12))).toBe('CONFLICT')
    expect(codeOf(await sell(12.5, { payments: [] }))).toBe('VALIDATION')
    expect(codeOf(await sell(12.5, { payments: [{ method: 'card', amount: 13 }] }))).toBe('VALIDATION')
    expect(codeOf(await sell(12.5, { lines: [{ product, quantity: '0.5' }] }))).toBe('VALIDATION')
    expect(codeOf(await sell(0, { lines: [{ description: 'Iets' }] }))).toBe('VALIDATION')
    expect(codeOf(await sell(-5, { lines: [{ description: 'Inruil', unitPrice: -5 }] }))).toBe('VALIDATION')
    expect(await stockOf(product)).toBe(before)
    expect((await state()).takings).toEqual(takings)
  })

  it('[I18] the same key twice sells once', async () => {
    const before = await stockOf(product)
    const both = await Promise.all([sell(12.5, { key: 'sale' }), sell(12.5, { key: 'sale' })])
    const [one, other] = both.map((answer) => money.whole(answer, 'sellAtTill'))
    expect(one).toEqual(other)
    expect(await stockOf(product)).toBe(before - 1)
  })

  it('[I10] of two tills that sell the last piece one gets it; the shop may sell what its count denies', async () => {
    const last = await addProduct({ ...cable, title: 'Laatste', stock: 1, sku: null, gtin: null })
    const both = await Promise.all([
      sell(12.5, { lines: [{ product: last }] }),
      sell(12.5, { lines: [{ product: last }] }),
    ])
    expect(both.map(({ errors }) => errors === undefined).sort()).toEqual([false, true])
    expect(both.map(codeOf)).toContain('CONFLICT')
    expect(await stockOf(last)).toBe(0)
    expect((await sell(12.5, { lines: [{ product: last }], isAboveStock: true })).errors).toBeUndefined()
    expect(await stockOf(last)).toBe(0)
  })

  it('[I10] a sale above stock and above what was agreed says which of them it is, one after the other', async () => {
    const none = await addProduct({ ...cable, title: 'Op', stock: 0, sku: null, gtin: null })
    const jobs = [{ kind: 'statusRepair', id: await money.job({ cost_limit: 50 }) }]
    const sale = { jobs, lines: [{ product: none }] }
    expect(wrongOf(await sell(133.5, sale))).toEqual(['isAboveStock'])
    expect(wrongOf(await sell(133.5, { ...sale, isAboveStock: true }))).toEqual(['jobs.0'])
    const known = { ...sale, isAboveStock: true, isAboveAgreed: true }
    expect(wrongOf(await sell(133, known))).toEqual(['total'])
    expect(money.whole(await sell(133.5, known), 'sellAtTill')).toMatchObject({ total: 133.5, state: 'paid' })
  })

  it('[I10] many sales of the same products in any order lose none', async () => {
    const other = await addProduct({ ...cable, title: 'Muis', stock: 30, sku: null, gtin: null })
    const more = await addProduct({ ...cable, title: 'Tas', stock: 30, sku: null, gtin: null })
    const orders = Array.from({ length: 20 }, (_, index) => (index % 2 ? [other, more] : [more, other]))
    const sold = await Promise.all(orders.map((ids) => sell(25, { lines: ids.map((id) => ({ product: id })) })))
    expect(sold.map(({ errors }) => errors)).toEqual(orders.map(() => undefined))
    expect(await Promise.all([stockOf(other), stockOf(more)])).toEqual([10, 10])
  })

  it('[I10] takes a line back against its receipt, once, with its piece and its money', async () => {
    const before = await stockOf(product)
    const line = { description: 'Hulp', unitPrice: 10 }
    const receipt = money.whole(await sell(22.5, { lines: [line, { product }] }), 'sellAtTill')
    expect(await stockOf(product)).toBe(before - 1)
    const back = { lines: [1], refund: 'cash', givesBackStock: true }
    const credit = money.whole(await money.credit(receipt.id, back), 'creditInvoice')
    expect(credit).toMatchObject({ total: -12.5 })
    expect(await stockOf(product)).toBe(before)
    expect(codeOf(await money.credit(receipt.id, back))).toBe('CONFLICT')
    expect(await stockOf(product)).toBe(before)
    expect(await money.invoice(receipt.id)).toMatchObject({ state: 'paid', openAmount: 0 })
  })

  it('[I10] a job is collected and paid with what is sold beside it', async () => {
    const job = await money.job()
    const jobs = [{ kind: 'statusRepair', id: job }]
    const receipt = money.whole(await sell(133.5, { jobs }), 'sellAtTill')
    expect(receipt).toMatchObject({ total: 133.5, state: 'paid' })
    const { data } = await money.ask(`{ statusRepair(id: ${job}) { paidWith pickedUpAt status } }`)
    expect(data).toMatchObject({
      statusRepair: { paidWith: 'card', pickedUpAt: expect.any(String), status: 'finished' },
    })
    expect(codeOf(await sell(121, { jobs, lines: [] }))).toBe('CONFLICT')
  })

  it('[I10] a reservation is collected by its sale, and its piece leaves the stock once', async () => {
    const aside = await addProduct({ ...cable, title: 'Toetsenbord', stock: 3, sku: null, gtin: null })
    const reserved = await shop.graphql<{ reserveProduct: { code: string } }>(
      'mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }',
      { input: { product: aside, name: 'Bo', email: 'bo@example.com', language: 'nl' } },
      shop.admin.headers,
    )
    expect(reserved.errors).toBeUndefined()
    const list = await money.ask<{ reservations: { items: { id: number }[] } }>('{ reservations { items { id } } }')
    const reservation = list.data?.reservations.items.at(-1)?.id
    expect(await stockOf(aside)).toBe(2)
    const receipt = money.whole(await sell(12.5, { lines: [{ reservation }] }), 'sellAtTill')
    expect(await stockOf(aside)).toBe(2)
    expect(codeOf(await sell(12.5, { lines: [{ reservation }] }))).toBe('CONFLICT')
    const credit = await money.credit(receipt.id, { refund: 'card', givesBackStock: true })
    expect(credit.errors).toBeUndefined()
    expect(await stockOf(aside)).toBe(3)
  })

  it('[I11] closes the day: the float is no takings, a difference needs a reason, and the next day begins with what stayed', async () => {
    const start = await state()
    expect((await move(100, 'Wisselgeld', 'float')).data).toEqual((await move(100, 'Wisselgeld', 'float')).data)
    expect((await move(-7.35, 'Postzegels')).errors).toBeUndefined()
    expect(codeOf(await move(5, ' '))).toBe('VALIDATION')
    expect(
      (await sell(12.5, { payments: [{ method: 'cash', amount: 12.5 }], isAboveStock: true })).errors,
    ).toBeUndefined()
    const { expected, takings, cash } = await state()
    expect(expected).toBeCloseTo(start.expected + 100 - 7.35 + 12.5)
    expect(codeOf(await close(expected, 50, { expected: expected - 1 }))).toBe('CONFLICT')
    expect(codeOf(await close(expected - 2, 50, { expected }))).toBe('VALIDATION')
    expect(codeOf(await close(expected, expected + 1))).toBe('VALIDATION')
    const asked = { expected, reason: 'Verteld', key: 'evening' }
    const closing = await closed(expected - 2, 50, asked)
    expect(closing).toMatchObject({ number: 'K0001', difference: -2, counted: expected - 2, floatLeft: 50, cash })
    expect(await closed(expected - 2, 50, asked)).toEqual(closing)
    expect(closing.takings).toBeCloseTo(takings.reduce((sum, { total }) => sum + total, 0))
    const document = await documentOf(closing)
    expect(document.takings.map(({ method }) => method)).toEqual(takings.map(({ method }) => method))
    expect(document.turnover.rates.map(({ rate }) => rate)).toEqual([21, 9])
    expect(document.turnover.total).toBe(closing.takings.toFixed(2))
    expect(document.series.map(({ series, after }) => [series, after])).toEqual([
      ['B', 0],
      ['C', 0],
    ])
    expect(await state()).toMatchObject({ floatBefore: 50, expected: 50, takings: [], moved: 0, cash: 0 })
    const next = await closed(50, 50)
    expect(next).toMatchObject({ number: 'K0002', takings: 0, difference: 0, payments: 0 })
    expect((await documentOf(next)).former).toHaveLength(64)
    expect(await verify()).toMatchObject({ faults: [] })
  })

  it('[I11] payments during closings fall on one side of them, never between', async () => {
    const invoices = await Promise.all(Array.from({ length: 20 }, async () => money.bill(await money.job())))
    const calls = invoices.flatMap(({ id }, index) => [
      money.pay([id], { method: 'cash', amount: 10 + index }),
      ...(index % 4 === 0 ? [close(0, 0, { reason: 'Tijdens de verkoop' })] : []),
      sell(1, { lines: [{ description: 'Sticker', unitPrice: 1 }], payments: [{ method: 'cash', amount: 1 }] }),
    ])
    const answers = await Promise.all(calls)
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined))
    const last = await closed(0, 0, { reason: 'Aan het eind' })
    const { data } = await money.ask<{ tillClosings: { items: Closing[] } }>(
      `{ tillClosings(sort: { field: number, order: asc }) { items { ${closingFields} } } }`,
    )
    const closings = data?.tillClosings.items ?? []
    expect(closings).toHaveLength(8)
    const payments = await shop.services.database.reader.find(Payment)
    const sum = (amounts: number[]) => Math.round(amounts.reduce((total, each) => total + each * 100, 0))
    expect(sum(closings.map(({ takings }) => takings))).toBe(sum(payments.map(({ amount }) => amount / 100)))
    expect(closings.reduce((total, each) => total + each.payments, 0)).toBe(payments.length)
    const documents = await Promise.all(closings.map(documentOf))
    // Of the receipts, which are paid at once, none is in another closing than its payment.
    for (const document of documents) {
      const receipts = document.series.find(({ series }) => series === 'B')
      expect(receipts).toBeDefined()
    }
    expect(last.number).toBe('K0008')
    expect(await verify()).toMatchObject({ faults: [] })
  })

  it('[I11] [I2] the database refuses to change a closing or a cash movement, and the proof finds what was changed all the same', async () => {
    const { services } = shop
    const statements = [
      'UPDATE till_closing SET counted = 1 WHERE sequence = 1',
      'DELETE FROM till_closing WHERE sequence = 1',
      'UPDATE cash_movement SET amount = 1',
      'DELETE FROM cash_movement',
    ]
    for (const statement of statements) {
      await expect(services.database.write((manager) => manager.query(statement))).rejects.toThrow(/final/)
    }
    const forge = (statement: string) =>
      services.database.write(async (manager) => {
        await manager.query('REPLACE INTO document_guard (id, is_open) VALUES (1, TRUE)')
        await manager.query(statement)
        await manager.query('REPLACE INTO document_guard (id, is_open) VALUES (1, FALSE)')
      })
    await forge('UPDATE till_closing SET counted = counted + 1 WHERE sequence = 1')
    expect((await verify()).faults).toEqual([expect.stringContaining('K0001')])
    await forge('UPDATE till_closing SET counted = counted - 1 WHERE sequence = 1')
    await forge('UPDATE cash_movement SET amount = amount + 1 WHERE amount = 10000')
    expect((await verify()).faults).toEqual([expect.stringContaining('K0001 counts other')])
    await forge('UPDATE cash_movement SET amount = amount - 1 WHERE amount = 10001')
    expect((await verify()).faults).toEqual([])
  })

  it('[I11] a closing is printed on A4 and on a roll of 80 mm, by the shop alone', async () => {
    const { data } = await money.ask<{ tillClosings: { items: Closing[] } }>('{ tillClosings { items { id } } }')
    const id = data?.tillClosings.items[0]?.id
    for (const name of ['a4.pdf', 'bon.pdf']) {
      const address = `${shop.url}/cougarXr7/preview/kassa/${id}/${name}`
      const answer = await fetch(address, { headers: shop.admin.headers })
      expect(answer.status).toBe(200)
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      expect((await fetch(address, { redirect: 'manual' })).status).not.toBe(200)
    }
  })
})
