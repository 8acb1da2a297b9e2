import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { InvoiceAddress } from '../../../src/features/invoices/address/InvoiceAddress.js'
import type { SeenPayment } from '../../../src/features/onlinePayments/Mollie.js'
import { nextLook } from '../../../src/features/onlinePayments/nextLook.js'
import { OnlinePayment } from '../../../src/features/onlinePayments/OnlinePayment.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { verifyAmounts } from '../../../src/features/payments/verifyAmounts.js'
import { verifyPayments } from '../../../src/features/payments/verifyPayments.js'
import { hashAddressCode } from '../../../src/kernel/secrets/addressCode.js'
import { startTestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop, type ShownInvoice } from '../invoices/MoneyShop.js'
import { pagesOf } from '../invoices/readPdf.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { apiKey, FakeMollie } from './FakeMollie.js'

describe.each(bothDatabases)('online payments, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  const mollie = new FakeMollie()

  beforeAll(async () => {
    await mollie.start()
    database = await create()
    shop = await startJobShop(database)
    // The tests ask by themselves, at times of their own.
    await shop.services.scheduler.stop()
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
  })
  beforeEach(async () => {
    mollie.faults.length = 0
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint }
    await setKey(apiKey)
  })
  afterAll(async () => {
    await shop.close()
    await mollie.stop()
    await database.drop()
  })

  const setKey = (key: string | null) =>
    money.ask<{ setMollieKey: object }>(
      'mutation ($key: String) { setMollieKey(key: $key) { isOn isTest isFromEnvironment isTold isTried isUsed } }',
      { key },
    )
  const codeOfInvoice = async (id: number) => {
    const { data } = await money.ask<{ invoiceDelivery: { address: string } }>(
      `{ invoiceDelivery(id: ${id}) { address } }`,
    )
    return data?.invoiceDelivery.address.split('/').at(-1) ?? ''
  }
  const billed = async () => {
    const invoice = await money.bill(await money.job())
    return { invoice, code: await codeOfInvoice(invoice.id) }
  }
  const start = (code: string, amount?: number) =>
    shop.graphql<{ startOnlinePayment: { checkoutUrl: string } }>(
      'mutation ($code: String!, $amount: Money) { startOnlinePayment(code: $code, amount: $amount) { checkoutUrl } }',
      { code, amount },
    )
  const begun = async () => {
    const { invoice, code } = await billed()
    const { data, errors } = await start(code)
    if (!data) throw new Error(JSON.stringify(errors))
    return { invoice, code, checkoutUrl: data.startOnlinePayment.checkoutUrl, id: mollie.last.id }
  }
  const tell = (id: string) =>
    fetch(`${shop.url}/api/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id }) })
  const later = (seconds: number) => shop.services.onlinePayments.lookAtDue(new Date(Date.now() + seconds * 1000))
  const rowsOf = (invoice: number) =>
    shop.services.database.rows.find<OnlinePayment>(OnlinePayment, { where: { invoice }, order: [['id', 'ASC']] })
  const onlineOf = async (code: string) => {
    const { data } = await shop.graphql<{ invoiceByCode: { online: { status: string } | null } }>(
      'query ($code: String!) { invoiceByCode(code: $code) { online { status } } }',
      { code },
    )
    return data?.invoiceByCode.online
  }
  const paymentsOf = async ({ number }: ShownInvoice) =>
    (await shop.services.database.reader.find(Payment, { where: { title: number ?? '' }, order: { id: 'ASC' } })).map(
      ({ amount, method, origin }) => ({ amount, method, origin }),
    )
  const proved = async () => {
    const { reader } = shop.services.database
    expect(await verifyAmounts(reader)).toEqual([])
    expect(await verifyPayments(reader)).toEqual([])
  }
  const online = (amount: number) => ({ amount, method: 'online', origin: 'online' })

  it('[I12] what the provider reports as paid pays the invoice once, however often and side by side it says so', async () => {
    const { invoice, code, id, checkoutUrl } = await begun()
    expect(checkoutUrl).toBe(`https://www.mollie.com/checkout/${id}`)
    expect(mollie.last).toMatchObject({
      amount: { currency: 'EUR', value: '121.00' },
      redirectUrl: `http://localhost:4000/en/invoice/${code}?online=1`,
      locale: 'en_GB',
    })
    expect(mollie.last.description).toContain(invoice.number)
    expect(await onlineOf(code)).toEqual({ status: 'open' })
    mollie.set(id, 'paid')
    const told = await Promise.all(Array.from({ length: 8 }, () => tell(id)))
    expect(told.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await later(10)
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'paid', openAmount: 0 })
    expect(await paymentsOf(invoice)).toEqual([online(12_100)])
    expect(await onlineOf(code)).toEqual({ status: 'paid' })
    expect(codeOf(await start(code))).toBe('CONFLICT')
    await proved()
  })

  it('[I12] [I13] where an invoice is paid is made once, for papers that are drawn side by side, and not for what is paid', async () => {
    const { invoiceFiles, database: own } = shop.services
    const addressesOf = (invoice: number) => own.reader.findBy(InvoiceAddress, { invoice })
    const { id } = await money.bill(await money.job())
    // As of one that nobody was mailed.
    await own.write((manager) => manager.delete(InvoiceAddress, { invoice: id }))
    const forms = ['a4', 'receipt', 'a4', 'receipt'] as const
    const papers = await Promise.all(forms.map((form) => invoiceFiles.read(id, form)))
    const addresses = await addressesOf(id)
    expect(addresses).toMatchObject([{ current: 1 }])
    // Each paper leads to it, as mails and the back office do.
    for (const paper of papers) {
      expect((await pagesOf(paper?.content ?? Buffer.alloc(0))).join()).toMatch(/Betaal online: scan|Pay online: scan/)
    }
    expect(hashAddressCode(await codeOfInvoice(id))).toBe(addresses[0]?.codeHash)
    expect(await addressesOf(id)).toHaveLength(1)

    const paid = await money.bill(await money.job(), [{ method: 'card', amount: 121 }])
    const [paper = ''] = await pagesOf((await invoiceFiles.read(paid.id, 'a4'))?.content ?? Buffer.alloc(0))
    expect(paper).not.toMatch(/online: scan/)
  })

  it('[I12] a payment that is never reported is asked about; an older state replaces no newer one', async () => {
    const { invoice, id } = await begun()
    mollie.set(id, 'pending')
    await later(6)
    expect(await rowsOf(invoice.id)).toMatchObject([{ status: 'pending' }])
    mollie.set(id, 'paid')
    await later(12)
    mollie.set(id, 'expired')
    await tell(id)
    expect(await rowsOf(invoice.id)).toMatchObject([{ status: 'paid' }])
    expect(await paymentsOf(invoice)).toEqual([online(12_100)])
  })

  it.each(['failed', 'expired', 'canceled'])('[I12] what is %s pays nothing, and can be paid again', async (status) => {
    const { invoice, code, id } = await begun()
    mollie.set(id, status)
    await tell(id)
    expect(await onlineOf(code)).toEqual({ status })
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'open', openAmount: 121 })
    expect((await start(code)).data?.startOnlinePayment.checkoutUrl).not.toContain(id)
    expect((await rowsOf(invoice.id)).map((row) => row.status)).toEqual([status, 'open'])
  })

  it('[I12] two tabs pay the same payment, also side by side; what has ended unnoticed is begun anew', async () => {
    const { invoice, code } = await billed()
    const tabs = await Promise.all([start(code), start(code), start(code)])
    expect(new Set(tabs.map(({ data }) => data?.startOnlinePayment.checkoutUrl)).size).toBe(1)
    expect(await rowsOf(invoice.id)).toHaveLength(1)
    const first = tabs[0]?.data?.startOnlinePayment.checkoutUrl
    expect((await start(code)).data?.startOnlinePayment.checkoutUrl).toBe(first)
    mollie.set(mollie.last.id, 'canceled')
    expect((await start(code)).data?.startOnlinePayment.checkoutUrl).not.toBe(first)
  })

  it('[I12] an amount that has changed since it was shown is refused, with what is open now', async () => {
    const { invoice, code } = await billed()
    await money.pay([invoice.id], { method: 'card', amount: 21 })
    const { errors } = await start(code, 121)
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect(errors?.[0]?.message).toContain('100')
    expect((await start(code, 100)).data).not.toBeNull()
    expect(mollie.last.amount.value).toBe('100.00')
  })

  it('[I12] an invoice that was paid in the shop meanwhile keeps the money as a surplus, which goes back first', async () => {
    const { invoice, id } = await begun()
    await money.pay([invoice.id], { method: 'card', amount: 121 })
    mollie.set(id, 'paid')
    expect((await tell(id)).status).toBe(200)
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'paid', openAmount: 0 })
    expect(await paymentsOf(invoice)).toContainEqual(online(12_100))
    mollie.refund(id, '121.00')
    await tell(id)
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'paid', openAmount: 0 })
    await proved()
  })

  it('[I12] refunds and chargebacks open the invoice again, once each; one that is called off closes it', async () => {
    const { invoice, id } = await begun()
    mollie.set(id, 'paid')
    await tell(id)
    const refund = mollie.refund(id, '21.00')
    mollie.chargeBack(id, '100.00')
    await Promise.all(Array.from({ length: 6 }, () => tell(id)))
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'open', openAmount: 121 })
    expect(await paymentsOf(invoice)).toEqual([online(12_100), online(-2_100), online(-10_000)])
    refund.status = 'failed'
    await Promise.all([tell(id), tell(id)])
    expect(await money.invoice(invoice.id)).toMatchObject({ openAmount: 100 })
    expect(await rowsOf(invoice.id)).toMatchObject([{ status: 'paid', refunded: 0, chargedBack: 10_000 }])
    await proved()
  })

  it('[I12] the shop gives back online once for each key, and never more than was paid', async () => {
    const { invoice, id } = await begun()
    const [row] = await rowsOf(invoice.id)
    const giveBack = (amount: number, key: string) =>
      money.ask<{ refundOnline: { refunded: number } }>(
        'mutation ($id: Int!, $amount: Money!, $key: String) { refundOnline(id: $id, amount: $amount, key: $key) { refunded } }',
        { id: row?.id, amount, key },
      )
    expect(codeOf(await giveBack(21, 'refund-too-early'))).toBe('CONFLICT')
    mollie.set(id, 'paid')
    await tell(id)
    mollie.faults.push('lost')
    expect(codeOf(await giveBack(21, 'refund-first'))).toBe('UNAVAILABLE')
    const again = await Promise.all([giveBack(21, 'refund-first'), giveBack(21, 'refund-first')])
    expect(again.map(({ data }) => data?.refundOnline.refunded)).toEqual([21, 21])
    expect(mollie.last.refunds).toHaveLength(1)
    expect(await paymentsOf(invoice)).toEqual([online(12_100), online(-2_100)])
    expect((await giveBack(101, 'refund-more')).errors?.[0]?.extensions.errors?.amount?.[0]).toContain('100')
    await proved()
  })

  it('[I12] a lost answer makes no second payment; one that comes by its report alone is found', async () => {
    const { invoice, code } = await billed()
    mollie.faults.push('lost')
    const known = mollie.payments.size
    expect(codeOf(await start(code))).toBe('UNAVAILABLE')
    expect(mollie.payments.size).toBe(known + 1)
    expect((await start(code)).data?.startOnlinePayment.checkoutUrl).toContain(mollie.last.id)
    expect(mollie.payments.size).toBe(known + 1)
    const other = await billed()
    mollie.faults.push('lost')
    await start(other.code)
    mollie.set(mollie.last.id, 'paid')
    await tell(mollie.last.id)
    expect(await money.invoice(other.invoice.id)).toMatchObject({ state: 'paid' })
    expect(await rowsOf(invoice.id)).toHaveLength(1)
  })

  it('[I12] whom the provider does not answer is told so in time, and a report is asked for again', async () => {
    const { code } = await billed()
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint, patience: 1500 }
    mollie.faults.push('silence')
    const began = Date.now()
    expect(codeOf(await start(code))).toBe('UNAVAILABLE')
    expect(Date.now() - began).toBeLessThan(6000)
    mollie.faults.push('refused')
    expect(codeOf(await start(code))).toBe('UNAVAILABLE')
    expect((await start(code)).data).not.toBeNull()
    const { invoice, id } = await begun()
    mollie.set(id, 'paid')
    mollie.faults.push('silence')
    expect((await tell(id)).status).toBe(503)
    expect((await tell(id)).status).toBe(200)
    expect(await money.invoice(invoice.id)).toMatchObject({ state: 'paid' })
  })

  it('[I12] reports of what is not the shop’s are answered alike, and ask the provider nothing', async () => {
    await later(2 * 3600)
    const before = mollie.calls.length
    for (const id of ['tr_ofAnother', 'nonsense', '']) expect((await tell(id)).status).toBe(200)
    expect(mollie.calls).toHaveLength(before)
  })

  alike(() => {
    it('[I12] without a key nothing of it is there; the key is checked, sealed and never answered', async () => {
      const { code } = await billed()
      expect((await setKey('live_short')).errors?.[0]?.extensions.errors?.key?.[0]).toContain('test_')
      expect((await setKey(apiKey)).data?.setMollieKey).toEqual({
        ...{ isOn: true, isTest: true, isFromEnvironment: false, isTold: false, isTried: true, isUsed: true },
      })
      const [stored] = await shop.services.database.reader.query('SELECT * FROM online_payment_key')
      expect(JSON.stringify(stored)).not.toContain('aaaa')
      await setKey(null)
      expect(await onlineOf(code)).toBeNull()
      expect(codeOf(await start(code))).toBe('CONFLICT')
      expect((await tell('tr_1')).status).toBe(200)
      shop.services.settings.mollieKey = apiKey
      expect(await onlineOf(code)).toEqual({ status: null })
      shop.services.settings.mollieKey = null
      expect(codeOf(await shop.graphql('{ onlinePaymentSetup { isOn } }'))).toBe('UNAUTHENTICATED')
    })

    it('[I12] a key that the provider does not know is refused at once; one that could not be tried is stored', async () => {
      const unknown = `live_${'b'.repeat(30)}`
      const isRefused = async () =>
        (await money.ask<{ onlinePaymentSetup: object }>('{ onlinePaymentSetup { isOn isRefused } }')).data
          ?.onlinePaymentSetup
      expect((await setKey(unknown)).errors?.[0]?.extensions.errors?.key?.[0]).toContain('does not know')
      expect(await isRefused()).toEqual({ isOn: true, isRefused: false })
      mollie.faults.push('broken', 'broken', 'broken')
      expect((await setKey(unknown)).data?.setMollieKey).toMatchObject({ isOn: true, isTried: null })
      mollie.faults.length = 0
      const { code } = await billed()
      expect(codeOf(await start(code))).toBe('UNAVAILABLE')
      expect(await isRefused()).toEqual({ isOn: true, isRefused: true })
      // Another instance, started since, knows as well, and so does a watch.
      const other = await startTestShop(database)
      const refused = { payments: 'are refused: the payment provider does not know the key' }
      expect(await (await fetch(`${other.url}/readyz`)).json()).toEqual({ status: 'impaired', reasons: refused })
      // The provider knows it by now: the first call that it answers clears that.
      mollie.knownKey = unknown
      expect((await start(code)).errors).toBeUndefined()
      expect(await isRefused()).toEqual({ isOn: true, isRefused: false })
      mollie.knownKey = apiKey
      expect((await start((await billed()).code)).errors).toBeDefined()
      expect(await isRefused()).toEqual({ isOn: true, isRefused: true })
      await other.close()
      await setKey(apiKey)
      expect(await isRefused()).toEqual({ isOn: true, isRefused: false })
      expect((await start((await billed()).code)).errors).toBeUndefined()
    })

    it('[I12] who cannot be told asks for half a year whether money went back, ever less often', () => {
      const day = 24 * 3600_000
      const seen = { status: 'paid', returned: [] } as unknown as SeenPayment
      const daysUntilNext = (age: number, isTold = false) => {
        const now = new Date('2026-11-28T10:00:00.000Z')
        const next = nextLook(new Date(now.getTime() - age * day).toISOString(), seen, isTold, now)
        return next && (next.getTime() - now.getTime()) / day
      }
      expect([1, 20, 100, 184].map((age) => daysUntilNext(age))).toEqual([0.25, 1, 7, null])
      expect(daysUntilNext(1, true)).toBeNull()
    })

    it('[I12] the provider is told where to report where it can reach the shop, and nowhere else', async () => {
      const { settings } = shop.services
      const { publicUrl } = settings
      const told: Record<string, boolean> = {
        'https://winkel.nl': true,
        'http://winkel.nl': false,
        'https://localhost:4000': false,
        'https://192.168.1.2': false,
        'https://kassa.local': false,
      }
      for (const [url, isTold] of Object.entries(told)) {
        const { code } = await billed()
        settings.publicUrl = url
        await start(code)
        settings.publicUrl = publicUrl
        expect([url, mollie.last.webhookUrl]).toEqual([url, isTold ? `${url}/api/mollie/webhook` : undefined])
      }
    })

    it('[I12] what is open of a draft, a credit note or an unknown address is never paid', async () => {
      const { invoice, code } = await billed()
      const note = money.whole(await money.credit(invoice.id), 'creditInvoice')
      expect(codeOf(await start(code))).toBe('CONFLICT')
      expect(codeOf(await start(await codeOfInvoice(note.id)))).toBe('CONFLICT')
      expect(codeOf(await start('0'.repeat(22)))).toBe('NOT_FOUND')
    })

    it('[I12] online payments are read by the shop alone, with their invoice', async () => {
      const { invoice, id } = await begun()
      mollie.set(id, 'paid')
      await tell(id)
      const { data } = await money.ask<{ invoice: { onlinePayments: object[] } }>(
        `{ invoice(id: ${invoice.id}) { onlinePayments { amount status refunded } } }`,
      )
      expect(data?.invoice.onlinePayments).toEqual([{ amount: 121, status: 'paid', refunded: 0 }])
      expect((await shop.admin.rest('GET', 'online-payments')).status).toBe(200)
      expect(codeOf(await money.customer.ask('{ onlinePayments { items { id } } }'))).toBe('FORBIDDEN')
    })
  })
})
