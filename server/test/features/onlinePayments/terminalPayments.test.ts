import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { OnlinePayment } from '../../../src/features/onlinePayments/OnlinePayment.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop, wrongOf } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { apiKey, FakeMollie } from './FakeMollie.js'

interface Row {
  id: number
  status: string
}

describe.each(bothDatabases)('payments on a terminal, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  const mollie = new FakeMollie()
  const terminal = 'term_counter'

  beforeAll(async () => {
    await mollie.start()
    mollie.terminals.push(
      { id: terminal, description: 'Balie', status: 'active' },
      { id: 'term_old', description: 'Oud', status: 'inactive' },
    )
    database = await create()
    shop = await startJobShop(database)
    await shop.services.scheduler.stop()
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint }
  })
  beforeEach(async () => {
    mollie.faults.length = 0
    await setKey(apiKey)
  })
  afterAll(async () => {
    await shop.close()
    await mollie.stop()
    await database.drop()
  })

  const setKey = (key: string | null) =>
    money.ask('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key })
  const start = (invoice: number, amount = 121, on = terminal) =>
    money.ask<{ startTerminalPayment: Row }>(
      'mutation ($invoice: Int!, $terminal: String!, $amount: Money!) { startTerminalPayment(invoice: $invoice, terminal: $terminal, amount: $amount) { id status } }',
      { invoice, amount, terminal: on },
    )
  const call = async (operation: 'lookAtOnlinePayment' | 'cancelOnlinePayment', id: number) => {
    const answer = await money.ask<Record<string, Row>>(`mutation { ${operation}(id: ${id}) { id status } }`)
    return { ...answer, row: answer.data?.[operation] }
  }
  const terminals = async () =>
    (await money.ask<{ paymentTerminals: object[] }>('{ paymentTerminals { id name } }')).data?.paymentTerminals
  const billed = async () => money.bill(await money.job())
  const begun = async () => {
    const invoice = await billed()
    const { data } = await start(invoice.id)
    return { invoice, id: data?.startTerminalPayment.id ?? 0, payment: mollie.last.id }
  }

  it('[I12] what is open is sent to a terminal, once for two presses, and pays the invoice once', async () => {
    expect(await terminals()).toEqual([{ id: terminal, name: 'Balie' }])
    const invoice = await billed()
    const presses = await Promise.all([start(invoice.id), start(invoice.id)])
    expect(new Set(presses.map(({ data }) => data?.startTerminalPayment.id)).size).toBe(1)
    expect(mollie.last).toMatchObject({ method: 'pointofsale', terminalId: terminal, amount: { value: '121.00' } })
    expect(await shop.services.database.reader.countBy(OnlinePayment, { invoice: invoice.id })).toBe(1)
    const id = presses[0]?.data?.startTerminalPayment.id ?? 0
    expect((await call('lookAtOnlinePayment', id)).row).toMatchObject({ status: 'open' })
    mollie.set(mollie.last.id, 'paid')
    const looks = await Promise.all([call('lookAtOnlinePayment', id), call('lookAtOnlinePayment', id)])
    expect(looks.map(({ row }) => row?.status)).toEqual(['paid', 'paid'])
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'paid', openAmount: 0 })
    expect(codeOf(await start(invoice.id))).toBe('CONFLICT')
    expect((await verifyMoney({ services: shop.services } as never)).faults).toEqual([])
  })

  it('[I12] what fails or is cancelled pays nothing, and is begun anew; what was paid is not cancelled', async () => {
    const { invoice, id, payment } = await begun()
    mollie.set(payment, 'failed')
    expect((await call('lookAtOnlinePayment', id)).row).toMatchObject({ status: 'failed' })
    const again = (await start(invoice.id)).data?.startTerminalPayment.id ?? 0
    expect(again).not.toBe(id)
    expect((await call('cancelOnlinePayment', again)).row).toMatchObject({ status: 'canceled' })
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'open', openAmount: 121 })
    const late = (await start(invoice.id)).data?.startTerminalPayment.id ?? 0
    mollie.set(mollie.last.id, 'paid')
    expect((await call('cancelOnlinePayment', late)).row).toMatchObject({ status: 'paid' })
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'paid' })
    const busy = await begun()
    mollie.set(busy.payment, 'pending')
    expect(codeOf(await call('cancelOnlinePayment', busy.id))).toBe('CONFLICT')
  })

  it('[I12] an unknown terminal, another amount and no answer are said at once, and nothing is booked', async () => {
    const invoice = await billed()
    expect(wrongOf(await start(invoice.id, 121, 'term_old'))).toEqual(['terminal'])
    expect(codeOf(await start(invoice.id, 120))).toBe('CONFLICT')
    mollie.faults.push('refused')
    expect(codeOf(await start(invoice.id))).toBe('UNAVAILABLE')
    expect((await start(invoice.id)).errors).toBeUndefined()
    await setKey(null)
    expect(await terminals()).toEqual([])
    expect(wrongOf(await start(invoice.id))).toEqual(['terminal'])
  })
})
