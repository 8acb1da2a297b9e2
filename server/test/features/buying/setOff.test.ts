import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Quarter } from '../../../src/features/downloads/quarter/Quarter.js'
import { quarterAudit } from '../../../src/features/downloads/quarter/quarterAudit.js'
import { quarterContent } from '../../../src/features/downloads/quarter/quarterContent.js'
import { auditJournals } from '../../../src/features/downloads/quarter/xaf/auditEntries.js'
import { writeXaf } from '../../../src/features/downloads/quarter/xaf/writeXaf.js'
import { PaymentShare } from '../../../src/features/payments/PaymentShare.js'
import { paidParts } from '../../../src/features/payments/paidParts.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop, type ShownInvoice, shown, wrongOf } from '../invoices/MoneyShop.js'
import { pagesOf } from '../invoices/readPdf.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { purchase } from './purchase.js'

interface Till {
  takings: { method: string; count: number; total: number }[]
  expected: number
  movements: { amount: number; reason: string }[]
}

const zone = TimeZone.named('Europe/Amsterdam')

describe.each(bothDatabases)('trading in, on $name', ({ create }) => {
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
    const { faults } = await verifyMoney({ services: shop.services } as never)
    await shop.close()
    await database.drop()
    // Of all that the tests did.
    expect(faults).toEqual([])
  })

  async function tradeIn(more: object = {}): Promise<{ id: number; number: string; owed: number }> {
    const { data, errors } = await money.ask<{ buyIn: { id: number; number: string; owed: number } }>(
      'mutation ($input: BuyInInput!) { buyIn(input: $input) { id number owed } }',
      { input: { ...purchase, paidBy: 'set_off', ...more } },
    )
    if (!data) throw new Error(JSON.stringify(errors))
    return data.buyIn
  }

  function trySell(total: number, payments: object[], prices = [total]) {
    const lines = prices.map((unitPrice) => ({ description: 'Laptop', quantity: '1', unitPrice, vatRate: 21 }))
    return money.ask<Record<'sellAtTill', ShownInvoice>>(
      `mutation ($lines: [TillLine!], $payments: [ReceivedInput!], $total: Money!) {
        sellAtTill(lines: $lines, payments: $payments, total: $total) { ${shown} }
      }`,
      { lines, payments, total },
    )
  }

  async function sell(...sale: Parameters<typeof trySell>): Promise<ShownInvoice> {
    return money.whole(await trySell(...sale), 'sellAtTill')
  }

  const by = (boughtItem: number, amount: number) => ({ method: 'trade_in', amount, boughtItem })
  const card = (amount: number) => ({ method: 'card', amount })

  async function owed(id: number): Promise<number | undefined> {
    return (await money.ask<{ boughtItem: { owed: number } }>(`{ boughtItem(id: ${id}) { owed } }`)).data?.boughtItem
      .owed
  }

  async function open(): Promise<number[]> {
    const { data } = await money.ask<{ openTradeIns: { id: number }[] }>('{ openTradeIns { id } }')
    return (data?.openTradeIns ?? []).map(({ id }) => id)
  }

  async function till(): Promise<Till> {
    const { data } = await money.ask<{ tillState: Till }>(
      '{ tillState { takings { method count total } expected movements { amount reason } } }',
    )
    if (!data) throw new Error('There is no till')
    return data.tillState
  }

  const takenBy = ({ takings }: Till, method: string) => takings.find((each) => each.method === method)?.total ?? 0

  const payOut = (id: number, amount: number, paidBy = 'cash') =>
    money.ask<{ payOutBought: { owed: number } }>(
      `mutation { payOutBought(id: ${id}, amount: ${amount}, paidBy: ${paidBy}) { owed } }`,
    )

  const bring = (id: number, total: number, places: number[], refund = 'card') =>
    money.ask(
      `mutation ($lines: [ReturnedLineInput!]!) {
        returnAtTill(id: ${id}, lines: $lines, refund: ${refund}, total: ${total}) { id }
      }`,
      { lines: places.map((place) => ({ place })) },
    )

  async function thisQuarter() {
    const now = new Date()
    const quarter = new Quarter(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) + 1, zone, now.getTime())
    const { reader } = shop.services.database
    const content = await quarterContent(reader, quarter)
    return { content, audit: await quarterAudit(reader, content, quarter, shop.services.settings) }
  }

  it.each(['a4', 'receipt'] as const)(
    '[I15] the receipt says what was traded in and what was paid beside it, as %s',
    async (form) => {
      const { id, number } = await tradeIn()
      const cash = { method: 'cash', amount: 49.98, tendered: 60 }
      const receipt = await sell(199.98, [by(id, 150), cash])
      const file = required(await shop.services.invoiceFiles.read(receipt.id, form), 'the receipt')
      const [text] = await pagesOf(file.content)
      expect(text).toContain(`Inruil: Lenovo ThinkPad T480 (${number}) € 150,00`)
      expect(text).toMatch(/Afronding contant ?€ 0,02 ?Contant ?€ 60,00 ?Terug ?€ 10,00/)
    },
  )

  it('[I15] what was corrected does not stand on a receipt that is drawn after it', async () => {
    const receipt = await sell(12.5, [card(12.5)])
    const { reader } = shop.services.database
    expect(await paidParts(reader, receipt.id, 1250)).toMatchObject([{ method: 'card', amount: 1250, goods: null }])
    const [share] = await reader.findBy(PaymentShare, { invoice: receipt.id })
    await money.ask('mutation ($id: Int!) { correctPayment(id: $id, reason: "Was contant") }', {
      id: share?.payment,
    })
    expect(await paidParts(reader, receipt.id, 1250)).toEqual([])
  })

  it('[I15] an old laptop pays a part of a new one: no money, its own record, in the closing and in the books', async () => {
    const before = await till()
    const item = await tradeIn()
    expect(item.owed).toBe(150)
    expect(await open()).toContain(item.id)
    const receipt = await sell(400, [by(item.id, 150), card(250)])
    expect(receipt).toMatchObject({ total: 400, openAmount: 0, state: 'paid' })
    expect(await owed(item.id)).toBe(0)
    expect(await open()).not.toContain(item.id)

    const after = await till()
    expect(after.expected).toBe(before.expected)
    expect(after.movements).toEqual(before.movements)
    expect(takenBy(after, 'trade_in') - takenBy(before, 'trade_in')).toBe(150)
    expect(takenBy(after, 'card') - takenBy(before, 'card')).toBe(250)

    const { content, audit } = await thisQuarter()
    const paid = content.payments.filter(({ shares }) => shares.some(({ invoice }) => invoice === receipt.number))
    expect(paid.map(({ method, amount, title }) => [method, amount, title])).toEqual([
      ['trade-in', 15_000, `${receipt.number}, ${item.number}`],
      ['card', 25_000, receipt.number],
    ])
    const journal = auditJournals(audit).find(({ id }) => id === 'INRUIL')
    expect(journal?.entries.at(-1)?.lines.map(({ account, cents }) => [account, cents])).toEqual([
      ['tradeIns', 15_000],
      ['debtors', -15_000],
    ])
    expect(Array.from(writeXaf(audit)).join('')).toContain('Te verrekenen inruil')
  })

  it('[I15] the closing of the day has it beside the drawer', async () => {
    const { expected } = await till()
    const item = await tradeIn({ price: 80 })
    await sell(80, [by(item.id, 80)])
    const { data, errors } = await money.ask<{ closeTill: { id: number; expected: number; takings: number } }>(
      'mutation { closeTill(counted: [{ value: 1, count: 0 }], floatLeft: 0, reason: "Geteld") { id expected takings } }',
    )
    expect(errors).toBeUndefined()
    expect(data?.closeTill.expected).toBe(expected)
    const { content } = await thisQuarter()
    expect(content.closings.at(-1)?.takings).toContainEqual({
      ...{ method: 'trade-in', received: expect.any(String), givenBack: expect.any(String) },
      ...{ count: expect.any(Number), total: expect.any(String) },
    })
  })

  it('[I15] of two tills at once, one sets it off', async () => {
    const item = await tradeIn()
    const both = await Promise.all([1, 2].map(() => trySell(400, [by(item.id, 150), card(250)])))
    expect(both.map(codeOf).sort()).toEqual(['VALIDATION', undefined])
    expect(await owed(item.id)).toBe(0)
    const parts = await tradeIn()
    const halves = await Promise.all([1, 2].map(() => trySell(50, [by(parts.id, 50)])))
    expect(halves.map(codeOf).sort()).toEqual(['CONFLICT', undefined])
    expect(await owed(parts.id)).toBe(100)
  })

  it('[I15] it pays no more than its price, no more than the sale, and nothing without a purchase', async () => {
    const item = await tradeIn()
    expect(wrongOf(await trySell(400, [by(item.id, 151), card(249)]))).toEqual(['amount'])
    expect(codeOf(await trySell(100, [by(item.id, 150)]))).toBe('VALIDATION')
    expect(wrongOf(await trySell(100, [{ method: 'trade_in', amount: 100 }]))).toEqual(['method'])
    expect(wrongOf(await trySell(100, [{ ...card(100), boughtItem: item.id }]))).toEqual(['method'])
    expect(codeOf(await trySell(100, [by(99_999, 100)]))).toBe('NOT_FOUND')
    const { data } = await money.ask<{ buyIn: { id: number } }>(
      'mutation ($input: BuyInInput!) { buyIn(input: $input) { id } }',
      { input: { ...purchase, paidBy: 'transfer' } },
    )
    expect(wrongOf(await trySell(100, [by(data?.buyIn.id ?? 0, 100)]))).toEqual(['amount'])
    expect(await owed(item.id)).toBe(150)
  })

  it('[I15] what is left over stays owed, is set off no second time, and is paid out once', async () => {
    const item = await tradeIn()
    await sell(100, [by(item.id, 100)])
    expect(await owed(item.id)).toBe(50)
    expect(await open()).not.toContain(item.id)
    expect(codeOf(await trySell(50, [by(item.id, 50)]))).toBe('CONFLICT')
    const before = await till()
    expect(codeOf(await payOut(item.id, 150))).toBe('CONFLICT')
    expect(codeOf(await payOut(item.id, 50, 'set_off'))).toBe('VALIDATION')
    const both = await Promise.all([payOut(item.id, 50), payOut(item.id, 50)])
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined])
    expect(await owed(item.id)).toBe(0)
    const after = await till()
    expect(after.expected - before.expected).toBe(-50)
    expect(after.movements.at(-1)).toEqual({ amount: -50, reason: `Inruil ${item.number} uitbetaald` })
  })

  it('[I15] by bank nothing leaves the drawer, and what is paid out is set off no more', async () => {
    const item = await tradeIn()
    const before = await till()
    expect((await payOut(item.id, 150, 'transfer')).data?.payOutBought.owed).toBe(0)
    expect((await till()).expected).toBe(before.expected)
    expect(wrongOf(await trySell(150, [by(item.id, 150)]))).toEqual(['amount'])
  })

  it('[I15] a return gives back the money that was received; what was traded in is owed once more', async () => {
    const item = await tradeIn()
    const receipt = await sell(400, [by(item.id, 150), card(250)])
    const { data } = await money.ask<{ tillReceipt: { moneyReceived: number } }>(
      `{ tillReceipt(number: "${receipt.number}") { moneyReceived } }`,
    )
    expect(data?.tillReceipt.moneyReceived).toBe(250)
    const before = await till()
    expect(wrongOf(await bring(receipt.id, 400, [0], 'trade_in'))).toEqual(['method'])
    expect((await bring(receipt.id, 400, [0], 'cash')).errors).toBeUndefined()
    const after = await till()
    expect(after.expected - before.expected).toBe(-250)
    expect(takenBy(after, 'trade_in') - takenBy(before, 'trade_in')).toBe(-150)
    expect(await owed(item.id)).toBe(150)
    expect((await money.invoice(receipt.id)).openAmount).toBe(0)
    await sell(150, [by(item.id, 150)])
    expect(await owed(item.id)).toBe(0)
  })

  it('[I15] of what comes back in parts the money goes first, also when it is given back later', async () => {
    const item = await tradeIn()
    const receipt = await sell(400, [by(item.id, 150), card(250)], [100, 300])
    expect((await bring(receipt.id, 100, [0])).errors).toBeUndefined()
    expect(await owed(item.id)).toBe(0)
    expect((await money.credit(receipt.id, { lines: [1] })).errors).toBeUndefined()
    expect(await owed(item.id)).toBe(150)
    expect(await money.invoice(receipt.id)).toMatchObject({ openAmount: -150, state: 'refundDue' })
    expect(codeOf(await money.pay([receipt.id], { method: 'cash', amount: -300 }))).toBe('VALIDATION')
    expect((await money.pay([receipt.id], { method: 'cash', amount: -150 })).errors).toBeUndefined()
    expect((await money.invoice(receipt.id)).openAmount).toBe(0)
  })

  it('[I15] a trade-in that was recorded by mistake is taken back once', async () => {
    const item = await tradeIn()
    const receipt = await sell(400, [by(item.id, 150), card(250)])
    const { data } = await money.ask<{ payments: { items: { id: number; amount: number }[] } }>(
      `{ payments(filter: { search: "${item.number}" }) { items { id amount } } }`,
    )
    const [payment] = data?.payments.items ?? []
    expect(payment?.amount).toBe(150)
    const correct = () => money.ask(`mutation { correctPayment(id: ${payment?.id}, reason: "Vergissing") }`)
    const both = await Promise.all([correct(), correct()])
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined])
    expect(await owed(item.id)).toBe(150)
    expect((await money.invoice(receipt.id)).openAmount).toBe(150)
    // An invoice is paid by it later, too.
    const later = await money.pay([receipt.id], by(item.id, 150))
    expect(later.data?.recordPayment[0]).toMatchObject({ openAmount: 0 })
  })

  it('[I15] [I2] the database refuses to change what was set off and paid out', async () => {
    const statements = [
      'UPDATE bought_item_set_off SET amount = 1',
      'DELETE FROM bought_item_set_off',
      'UPDATE bought_item_payout SET amount = 1',
      'DELETE FROM bought_item_payout',
    ]
    for (const statement of statements) {
      await expect(shop.services.database.write((manager) => manager.query(statement))).rejects.toThrow(/final/)
    }
  })

  it('[I15] a job that was paid by a trade-in alone is no longer to be paid', async () => {
    const item = await tradeIn()
    const job = await money.job()
    const bill = await money.bill(job, [by(item.id, 121)])
    expect(bill.openAmount).toBe(0)
    const { data } = await money.ask<{ statusRepair: { paidWith: string | null; paidAt: string | null } }>(
      `{ statusRepair(id: ${job}) { paidWith paidAt } }`,
    )
    expect(data?.statusRepair).toEqual({ paidWith: null, paidAt: expect.any(String) })
    expect(await owed(item.id)).toBe(29)
  })
})
