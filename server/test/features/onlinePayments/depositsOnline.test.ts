import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop, type ShownInvoice, shown } from '../invoices/MoneyShop.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { QuoteShop, whole } from '../quotes/QuoteShop.js'
import { apiKey, FakeMollie } from './FakeMollie.js'

interface Online {
  amount: number | null
  isDeposit: boolean
  status: string | null
}

describe.each(bothDatabases)('deposits that are paid online, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  let anna: Person
  const mollie = new FakeMollie()

  beforeAll(async () => {
    await mollie.start()
    database = await create()
    shop = await startJobShop(database)
    await shop.services.scheduler.stop()
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    anna = await shop.person('Anna', address)
    money = new MoneyShop(shop, anna)
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint }
    await money.ask('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key: apiKey })
  })
  afterAll(async () => {
    await shop.close()
    await mollie.stop()
    await database.drop()
  })

  const start = (code: string, amount?: number) =>
    shop.graphql<{ startOnlinePaymentOfJob: { checkoutUrl: string } }>(
      'mutation ($code: String!, $amount: Money) { startOnlinePaymentOfJob(code: $code, amount: $amount) { checkoutUrl } }',
      { code, amount },
    )
  const onlineOf = async (code: string) => {
    const { data } = await shop.graphql<{ trackedJob: { online: Online | null } }>(
      'query ($code: String!) { trackedJob(code: $code) { online { amount isDeposit status } } }',
      { code },
    )
    return data?.trackedJob.online
  }
  const tell = (id: string) =>
    fetch(`${shop.url}/api/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id }) })
  const invoicesOf = async (job: number) => {
    const { data } = await money.ask<{ jobBilling: { invoices: ShownInvoice[] } }>(
      `{ jobBilling(job: statusRepair, id: ${job}) { invoices { ${shown} } } }`,
    )
    return data?.jobBilling.invoices ?? []
  }
  const update = (id: number, record: object) => shop.admin.rest('PUT', `status-repair/edit/${id}`, record)
  const proved = async () => {
    expect((await verifyMoney({ services: shop.services } as never)).faults).toEqual([])
  }
  /** A job whose quote of € 229 asks a deposit of € 80 and was accepted. */
  const accepted = async (customer = anna) => {
    const quotes = new QuoteShop(shop, customer)
    const { job, code, quote } = await quotes.sent({ ...whole, lines: whole.lines.slice(0, 2), deposit: '80' })
    const before = await onlineOf(code)
    const { errors } = await quotes.decide(code, quotes.accepting(quote))
    expect(errors).toBeUndefined()
    return { job, code, quote, before }
  }
  const begun = async (customer = anna) => {
    const one = await accepted(customer)
    expect((await start(one.code, 80)).errors).toBeUndefined()
    return { ...one, payment: mollie.last.id }
  }

  it('[I12] the deposit that a quote asks is paid online once it is accepted: billed and booked once', async () => {
    const { job, code, quote, before } = await accepted()
    expect(JSON.parse(quote.document)).toMatchObject({ deposit: '80.00' })
    expect(before).toEqual({ amount: null, isDeposit: false, status: null })
    expect(await onlineOf(code)).toEqual({ amount: 80, isDeposit: true, status: null })
    const tabs = await Promise.all([start(code, 80), start(code, 80)])
    expect(new Set(tabs.map(({ data }) => data?.startOnlinePaymentOfJob.checkoutUrl)).size).toBe(1)
    expect(mollie.last).toMatchObject({ amount: { value: '80.00' } })
    expect(await invoicesOf(job)).toEqual([])
    mollie.set(mollie.last.id, 'paid')
    await Promise.all([tell(mollie.last.id), tell(mollie.last.id), tell(mollie.last.id)])
    await tell(mollie.last.id)
    expect(await invoicesOf(job)).toMatchObject([{ kind: 'deposit', state: 'paid', total: 80, openAmount: 0 }])
    expect(await onlineOf(code)).toEqual({ amount: null, isDeposit: false, status: 'paid' })
    expect(codeOf(await start(code))).toBe('CONFLICT')
    await proved()
  })

  it('[I12] once the job is ready, what is left after the deposit is paid online, and its bill takes it off', async () => {
    const { job, code, payment } = await begun()
    mollie.set(payment, 'paid')
    await tell(payment)
    expect((await update(job, { status: 'return-appointment', hold_back_notice: true })).status).toBe(200)
    const left = 159 - 80
    expect(await onlineOf(code)).toEqual({ amount: left, isDeposit: false, status: 'paid' })
    await start(code, left)
    mollie.set(mollie.last.id, 'paid')
    await tell(mollie.last.id)
    expect(await money.bill(job)).toMatchObject({ state: 'paid', total: left, openAmount: 0 })
    await proved()
  })

  it('[I12] a deposit that goes back opens its invoice again, once', async () => {
    const { job, payment } = await begun()
    mollie.set(payment, 'paid')
    await tell(payment)
    mollie.refund(payment, '80.00')
    await Promise.all([tell(payment), tell(payment)])
    expect(await invoicesOf(job)).toMatchObject([{ kind: 'deposit', state: 'open', openAmount: 80 }])
    await proved()
  })

  it('[I12] [I20] a deposit that was asked or billed at the counter meanwhile is paid by it', async () => {
    const asked = await begun()
    await money.deposit(asked.job, 100)
    mollie.set(asked.payment, 'paid')
    await tell(asked.payment)
    expect(await invoicesOf(asked.job)).toMatchObject([{ kind: 'deposit', state: 'open', openAmount: 20 }])
    const billed = await begun()
    const bill = await money.bill(billed.job)
    mollie.set(billed.payment, 'paid')
    await tell(billed.payment)
    expect(await money.invoice(bill.id)).toMatchObject({ openAmount: 79 })
    const paid = await begun()
    await money.deposit(paid.job, 80, [{ method: 'card', amount: 80 }])
    expect(await onlineOf(paid.code)).toMatchObject({ amount: null })
    mollie.set(paid.payment, 'paid')
    await tell(paid.payment)
    // Both are kept: the bill is paid by the one, and takes off the other.
    expect(await invoicesOf(paid.job)).toHaveLength(1)
    expect(await money.bill(paid.job)).toMatchObject({ total: 79, openAmount: 0 })
    await proved()
  })

  it('[I12] of a customer without an address it is kept with the job, and is no sign that all is paid', async () => {
    const { job, code, payment } = await begun(await shop.person('Bea'))
    mollie.set(payment, 'paid')
    await Promise.all([tell(payment), tell(payment)])
    expect(await invoicesOf(job)).toEqual([])
    expect(await onlineOf(code)).toEqual({ amount: null, isDeposit: false, status: 'paid' })
    const { data } = await money.ask<{ statusRepair: { paidWith: string | null } }>(
      `{ statusRepair(id: ${job}) { paidWith } }`,
    )
    expect(data?.statusRepair.paidWith).toBeNull()
    expect(await money.bill(job, [], { kind: 'receipt' })).toMatchObject({ total: 159, openAmount: 79 })
    await proved()
  })

  alike(() => {
    it('[I12] a deposit is never more than the quote comes to; without one nothing is asked', async () => {
      const quotes = new QuoteShop(shop, anna)
      const job = await quotes.job()
      await expect(quotes.draft(job, { ...whole, deposit: '1000' })).rejects.toThrow('deposit')
      const { code, quote } = await quotes.sent()
      expect(JSON.parse(quote.document)).not.toHaveProperty('deposit')
      await quotes.decide(code, quotes.accepting(quote))
      expect(await onlineOf(code)).toMatchObject({ amount: null })
      expect(codeOf(await start(code))).toBe('CONFLICT')
    })
  })
})
