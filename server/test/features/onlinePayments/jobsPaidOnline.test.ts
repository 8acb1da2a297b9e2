import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { apiKey, FakeMollie } from './FakeMollie.js'

interface Online {
  amount: number | null
  status: string | null
}

describe.each(bothDatabases)('jobs that are paid online before they are billed, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  const mollie = new FakeMollie()

  beforeAll(async () => {
    await mollie.start()
    database = await create()
    shop = await startJobShop(database)
    await shop.services.scheduler.stop()
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint, patience: 1500 }
    await money.ask('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key: apiKey })
  })
  afterAll(async () => {
    await shop.close()
    await mollie.stop()
    await database.drop()
  })

  const codeOfJob = async (id: number) => {
    const { data } = await money.ask<{ jobAddress: { nl: string } }>(
      `{ jobAddress(job: statusRepair, id: ${id}) { nl } }`,
    )
    return data?.jobAddress.nl.split('/').at(-1) ?? ''
  }
  const ready = async (record: object = {}) => {
    const id = await money.job({ status: 'return-appointment', ...record })
    return { id, code: await codeOfJob(id) }
  }
  const start = (code: string, amount?: number) =>
    shop.graphql<{ startOnlinePaymentOfJob: { checkoutUrl: string } }>(
      'mutation ($code: String!, $amount: Money) { startOnlinePaymentOfJob(code: $code, amount: $amount) { checkoutUrl } }',
      { code, amount },
    )
  const onlineOf = async (code: string) => {
    const { data } = await shop.graphql<{ trackedJob: { online: Online | null } }>(
      'query ($code: String!) { trackedJob(code: $code) { online { amount status } } }',
      { code },
    )
    return data?.trackedJob.online
  }
  const tell = (id: string) =>
    fetch(`${shop.url}/api/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id }) })
  const paidWith = async (id: number) => {
    const { data } = await money.ask<{ statusRepair: { paidWith: string | null } }>(
      `{ statusRepair(id: ${id}) { paidWith } }`,
    )
    return data?.statusRepair.paidWith
  }
  const proved = async () => {
    expect((await verifyMoney({ services: shop.services } as never)).faults).toEqual([])
  }
  /** A job that is ready, and was paid. */
  const paid = async () => {
    const job = await ready()
    expect((await start(job.code, 121)).errors).toBeUndefined()
    const { id } = mollie.last
    mollie.set(id, 'paid')
    await Promise.all([tell(id), tell(id), tell(id)])
    return { ...job, payment: id }
  }

  it('[I12] a job that is ready is paid from its page, once, and its bill is paid by it', async () => {
    const { id, code } = await ready()
    expect(await onlineOf(code)).toEqual({ amount: 121, status: null })
    const tabs = await Promise.all([start(code, 121), start(code, 121)])
    expect(new Set(tabs.map(({ data }) => data?.startOnlinePaymentOfJob.checkoutUrl)).size).toBe(1)
    expect(mollie.last).toMatchObject({ amount: { value: '121.00' } })
    expect(mollie.last.redirectUrl).toContain(`/track/${code}?online=1`)
    mollie.set(mollie.last.id, 'paid')
    await Promise.all([tell(mollie.last.id), tell(mollie.last.id)])
    expect(await onlineOf(code)).toEqual({ amount: null, status: 'paid' })
    expect(await paidWith(id)).toBe('payment_request')
    expect(codeOf(await start(code))).toBe('CONFLICT')
    expect(await money.bill(id)).toMatchObject({ state: 'paid', openAmount: 0, total: 121 })
    await proved()
  })

  it('[I12] only what is ready, priced and not billed can be paid, at the amount that was shown', async () => {
    const begun = await ready({ status: 'in-treatment' })
    expect(await onlineOf(begun.code)).toEqual({ amount: null, status: null })
    expect(codeOf(await start(begun.code))).toBe('CONFLICT')
    const unpriced = await ready({ lines: [] })
    expect(await onlineOf(unpriced.code)).toEqual({ amount: null, status: null })
    const { id, code } = await ready()
    expect(codeOf(await start(code, 120))).toBe('CONFLICT')
    await money.bill(id)
    expect(await onlineOf(code)).toEqual({ amount: null, status: null })
    expect(codeOf(await start(code))).toBe('CONFLICT')
    expect(codeOf(await start('0'.repeat(22)))).toBe('NOT_FOUND')
  })

  it('[I12] [I20] what is billed while its customer pays is paid by it', async () => {
    const { id, code } = await ready()
    await start(code)
    const payment = mollie.last.id
    const bill = await money.bill(id)
    mollie.set(payment, 'paid')
    await tell(payment)
    expect(await money.invoice(bill.id)).toMatchObject({ state: 'paid', openAmount: 0 })
    await proved()
  })

  it('[I12] what goes back is to be paid again: before the bill, and after it', async () => {
    const before = await paid()
    mollie.chargeBack(before.payment, '121.00')
    await Promise.all([tell(before.payment), tell(before.payment)])
    expect(await onlineOf(before.code)).toEqual({ amount: 121, status: 'paid' })
    expect(await paidWith(before.id)).toBe('later')
    expect(await money.bill(before.id)).toMatchObject({ state: 'open', openAmount: 121 })
    const after = await paid()
    const bill = await money.bill(after.id)
    mollie.refund(after.payment, '121.00')
    await tell(after.payment)
    expect(await money.invoice(bill.id)).toMatchObject({ state: 'open', openAmount: 121 })
    await proved()
  })

  it('[I12] how an online payment was made is not overwritten in the form of the job', async () => {
    const { id } = await paid()
    const edited = await shop.admin.rest('PUT', `status-repair/edit/${id}`, { paid_with: 'cash' })
    expect(edited.status).toBe(409)
    expect(await paidWith(id)).toBe('payment_request')
  })

  it('[I12] the mail that a job is ready says that it can be paid online, until it was paid', async () => {
    const mailed = async (record: object = {}) => {
      const id = await money.job(record)
      const { errors } = await money.ask(
        'mutation ($id: Int!, $input: UpdateStatusRepairInput!) { updateStatusRepair(id: $id, input: $input) { id } }',
        { id, input: { version: 1, status: 'return_appointment' } },
      )
      expect(errors).toBeUndefined()
      const select = { id: true, text: true, html: true } as const
      const [mail] = await shop.services.database.reader.find(OutgoingMail, { select, order: { id: 'DESC' }, take: 1 })
      return mail
    }
    const said = 'Dat kan online, op de pagina van je opdracht.'
    const mail = await mailed()
    expect(mail?.text).toContain(said)
    expect(mail?.html).toContain(said)
    expect((await mailed({ paid_with: 'card' }))?.text).not.toContain(said)
    await money.ask('mutation { setMollieKey(key: null) { isOn } }')
    expect((await mailed())?.text).not.toContain(said)
    await money.ask('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key: apiKey })
  })
})
