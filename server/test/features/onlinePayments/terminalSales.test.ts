import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { OnlinePayment } from '../../../src/features/onlinePayments/OnlinePayment.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop, type ShownInvoice, shown, wrongOf } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { apiKey, FakeMollie } from './FakeMollie.js'

interface Row {
  id: number
  status: string
}

const lines = [{ description: 'Kabel', unitPrice: 12.5, quantity: '2' }]

describe.each(bothDatabases)('sales paid on a terminal, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  const mollie = new FakeMollie()
  const terminal = 'term_counter'

  beforeAll(async () => {
    await mollie.start()
    mollie.terminals.push({ id: terminal, description: 'Balie', status: 'active' })
    database = await create()
    shop = await startJobShop(database)
    await shop.services.scheduler.stop()
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint }
    await money.ask('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key: apiKey })
  })
  beforeEach(() => {
    mollie.faults.length = 0
  })
  afterAll(async () => {
    await shop.close()
    await mollie.stop()
    await database.drop()
  })

  const start = (sale: string, amount = 25, on = terminal) =>
    money.ask<{ startTerminalPaymentOfSale: Row }>(
      'mutation ($sale: String!, $terminal: String!, $amount: Money!) { startTerminalPaymentOfSale(sale: $sale, terminal: $terminal, amount: $amount) { id status } }',
      { sale, amount, terminal: on },
    )
  const idOf = async (begun: ReturnType<typeof start>) => (await begun).data?.startTerminalPaymentOfSale.id ?? 0
  const look = async (id: number) =>
    (await money.ask<{ lookAtOnlinePayment: Row }>(`mutation { lookAtOnlinePayment(id: ${id}) { id status } }`)).data
      ?.lookAtOnlinePayment.status
  const sell = (onlinePayment: number | null, total = 25, more: object = {}) =>
    money.ask<Record<'sellAtTill', ShownInvoice>>(
      `mutation ($lines: [TillLine!], $payments: [ReceivedInput!], $onlinePayment: Int, $total: Money!, $key: String) {
        sellAtTill(lines: $lines, payments: $payments, onlinePayment: $onlinePayment, total: $total, key: $key) { ${shown} }
      }`,
      { lines, payments: [], onlinePayment, total, ...more },
    )
  const unbooked = async () =>
    (
      await money.ask<{ unbookedTerminalPayments: { id: number; amount: number }[] }>(
        '{ unbookedTerminalPayments { id amount isUnbooked isRefundDue } }',
      )
    ).data?.unbookedTerminalPayments ?? []
  const refund = (id: number, amount = 25) =>
    money.ask<{ refundOnline: object }>(
      'mutation ($id: Int!, $amount: Money!) { refundOnline(id: $id, amount: $amount) { id } }',
      { id, amount },
    )
  const row = (id: number) => shop.services.database.reader.findOneByOrFail(OnlinePayment, { id })
  /** Paid on the terminal, as its webhook reports it. */
  async function paid(sale: string = randomUUID(), amount = 25) {
    const id = await idOf(start(sale, amount))
    const { id: providerId } = mollie.last
    mollie.set(providerId, 'paid')
    await shop.services.onlinePayments.told(providerId)
    return { id, providerId, sale }
  }
  const faults = async () => (await verifyMoney({ services: shop.services } as never)).faults

  it('[I12] a sale is paid on the terminal before it is booked: asked for once, received once, one receipt', async () => {
    const sale = randomUUID()
    const presses = await Promise.all([start(sale), start(sale), start(sale)])
    expect(new Set(presses.map(({ data }) => data?.startTerminalPaymentOfSale.id)).size).toBe(1)
    expect(mollie.last).toMatchObject({ method: 'pointofsale', terminalId: terminal, amount: { value: '25.00' } })
    const id = presses[0]?.data?.startTerminalPaymentOfSale.id ?? 0
    expect(codeOf(await sell(id))).toBe('CONFLICT')
    mollie.set(mollie.last.id, 'paid')
    expect(await Promise.all([look(id), look(id)])).toEqual(['paid', 'paid'])
    expect(await unbooked()).toMatchObject([{ id, amount: 25, isUnbooked: true, isRefundDue: false }])
    // The answer was lost and the button is pressed again: nobody pays twice.
    const asked = mollie.payments.size
    expect(await idOf(start(sale))).toBe(id)
    expect(mollie.payments.size).toBe(asked)
    const key = randomUUID()
    const answers = await Promise.all([sell(id, 25, { key }), sell(id, 25, { key })])
    const receipts = answers.map((answer) => money.whole(answer, 'sellAtTill'))
    expect(receipts[0]).toMatchObject({ kind: 'receipt', state: 'paid', total: 25, openAmount: 0 })
    expect(receipts[1]?.id).toBe(receipts[0]?.id)
    expect(await row(id)).toMatchObject({ invoice: receipts[0]?.id, isUnbooked: false })
    expect(await unbooked()).toEqual([])
    expect(codeOf(await sell(id))).toBe('CONFLICT')
    expect(await faults()).toEqual([])
  })

  it('[I12] two tills that book with one payment: one gets it, the other sells nothing', async () => {
    const { id } = await paid()
    const answers = await Promise.all([sell(id), sell(id), sell(id)])
    expect(answers.filter(({ data }) => data?.sellAtTill)).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors).map(codeOf)).toEqual(['CONFLICT', 'CONFLICT'])
    expect(await faults()).toEqual([])
  })

  it('[I12] another amount than is to be paid is a CONFLICT and books nothing; the rest may be paid otherwise', async () => {
    const { id } = await paid(randomUUID(), 20)
    expect(codeOf(await sell(id))).toBe('CONFLICT')
    const cheap = [{ description: 'Kabel', unitPrice: 12.5 }]
    expect(codeOf(await sell(id, 12.5, { lines: cheap }))).toBe('CONFLICT')
    expect(codeOf(await sell(id, 25, { payments: [{ method: 'cash', amount: 4 }] }))).toBe('CONFLICT')
    expect(await unbooked()).toMatchObject([{ id }])
    const receipt = money.whole(await sell(id, 25, { payments: [{ method: 'cash', amount: 5 }] }), 'sellAtTill')
    expect(receipt).toMatchObject({ state: 'paid', openAmount: 0 })
  })

  it('[I12] another amount for the same sale waits until the first is over, and is refused once that is paid', async () => {
    const sale = randomUUID()
    const id = await idOf(start(sale))
    expect(codeOf(await start(sale, 30))).toBe('CONFLICT')
    mollie.set(mollie.last.id, 'canceled')
    expect(await look(id)).toBe('canceled')
    const second = await paid(sale, 30)
    expect(second.id).not.toBe(id)
    expect(codeOf(await start(sale, 25))).toBe('CONFLICT')
    expect((await refund(second.id, 30)).errors).toBeUndefined()
    expect(await unbooked()).toEqual([])
  })

  it('[I12] what was paid and is not sold goes back, once, and no sale is booked with it then', async () => {
    const { id, providerId } = await paid()
    const received = await shop.services.database.reader.findOneByOrFail(Payment, { providerKey: providerId })
    // It goes back by the way it came, not by hand.
    const byHand = await money.ask('mutation ($id: Int!) { correctPayment(id: $id, reason: "Fout") }', {
      id: received.id,
    })
    expect(codeOf(byHand)).toBe('CONFLICT')
    const answers = await Promise.all([refund(id), refund(id)])
    // Found claimed by the other, or given back by it already.
    expect(answers.filter(({ errors }) => errors).map(codeOf)).toEqual([expect.stringMatching(/CONFLICT|VALIDATION/)])
    expect(mollie.last.refunds).toHaveLength(1)
    expect(await row(id)).toMatchObject({ refunded: 2500, isUnbooked: false, isRefundDue: false, invoice: null })
    expect(codeOf(await sell(id))).toBe('CONFLICT')
    expect(await shop.services.database.reader.countBy(Payment, { corrects: received.id })).toBe(1)
    expect(await faults()).toEqual([])
  })

  it('[I12] giving back that the provider refuses leaves it to be booked; without an answer it stays due', async () => {
    const { id } = await paid()
    mollie.faults.push('refused')
    expect(wrongOf(await refund(id))).toEqual(['amount'])
    expect(await unbooked()).toMatchObject([{ id, isUnbooked: true, isRefundDue: false }])
    mollie.faults.push('broken')
    expect(codeOf(await refund(id))).toBe('UNAVAILABLE')
    expect(await unbooked()).toMatchObject([{ id, isUnbooked: false, isRefundDue: true }])
    expect(codeOf(await sell(id))).toBe('CONFLICT')
    expect((await refund(id)).errors).toBeUndefined()
    expect(await unbooked()).toEqual([])
  })

  it('[I12] selling and giving back at once: what is sold was not given back before', async () => {
    const { id } = await paid()
    const [sold, back] = await Promise.all([sell(id), refund(id)])
    const after = await row(id)
    if (sold.errors) expect(after).toMatchObject({ refunded: 2500, invoice: null })
    else {
      // Who gives back what was booked by then has it open again on its receipt.
      const { openAmount } = await money.invoice(after.invoice ?? 0)
      expect([after.refunded, openAmount]).toEqual(back.errors ? [0, 0] : [2500, 25])
    }
    expect(await faults()).toEqual([])
  })

  it('[I11] [I12] a closing between the payment and its sale: the money is in the first, the turnover in the next', async () => {
    const takings = async () =>
      (await money.ask<{ tillState: { takings: { method: string }[] } }>('{ tillState { takings { method total } } }'))
        .data?.tillState.takings
    const close = () =>
      money.ask(
        'mutation ($counted: [CountedInput!]!, $floatLeft: Money!, $reason: String) { closeTill(counted: $counted, floatLeft: $floatLeft, reason: $reason) { id } }',
        { counted: [], floatLeft: 0, reason: 'Leeg' },
      )
    expect((await close()).errors).toBeUndefined()
    const { id } = await paid()
    expect(await takings()).toEqual([{ method: 'online', total: 25 }])
    const [, sold] = await Promise.all([close(), sell(id)])
    expect(money.whole(sold, 'sellAtTill')).toMatchObject({ state: 'paid' })
    expect(await takings()).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('[I12] what fails says so and is begun anew; an unknown terminal and no amount are refused', async () => {
    const sale = randomUUID()
    const id = await idOf(start(sale))
    mollie.set(mollie.last.id, 'failed')
    expect(await look(id)).toBe('failed')
    expect(await idOf(start(sale))).not.toBe(id)
    expect(wrongOf(await start(randomUUID(), 25, 'term_gone'))).toEqual(['terminal'])
    expect(wrongOf(await start(randomUUID(), 0))).toEqual(['amount'])
    expect(codeOf(await sell(987_654))).toBe('NOT_FOUND')
  })

  it('[I12] a payment of an invoice is not one of the till', async () => {
    const invoice = await money.bill(await money.job())
    const { data } = await money.ask<{ startTerminalPayment: Row }>(
      'mutation ($invoice: Int!, $terminal: String!) { startTerminalPayment(invoice: $invoice, terminal: $terminal, amount: 121) { id } }',
      { invoice: invoice.id, terminal },
    )
    mollie.set(mollie.last.id, 'paid')
    await shop.services.onlinePayments.told(mollie.last.id)
    expect(codeOf(await sell(data?.startTerminalPayment.id ?? 0))).toBe('CONFLICT')
    expect(await unbooked()).toEqual([])
  })
})
