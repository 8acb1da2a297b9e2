import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { OnlinePayment } from '../../../src/features/onlinePayments/OnlinePayment.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { Reservation } from '../../../src/features/reservations/Reservation.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, type ShownInvoice, shown, wrongOf } from '../invoices/MoneyShop.js'
import { type ReservationShop, startReservationShop } from '../reservations/reservationShop.js'
import { apiKey, FakeMollie } from './FakeMollie.js'

interface Online {
  amount: number | null
  status: string | null
}

describe.each(bothDatabases)('reservations that are paid online, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ReservationShop
  let count = 0
  const mollie = new FakeMollie()

  beforeAll(async () => {
    await mollie.start()
    database = await create()
    shop = await startReservationShop(database)
    await shop.services.scheduler.stop()
    await shop.change({
      ...{ street: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' },
      ...{ chamberOfCommerce: '12345678', vatNumber: 'NL123456782B01' },
    })
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint }
    await shop.admin('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key: apiKey })
  })
  afterAll(async () => {
    await shop.close()
    await mollie.stop()
    await database.drop()
  })

  const start = (code: string, amount?: number) =>
    shop.graphql<{ startOnlinePaymentOfReservation: { checkoutUrl: string } }>(
      'mutation ($code: String!, $amount: Money) { startOnlinePaymentOfReservation(code: $code, amount: $amount) { checkoutUrl } }',
      { code, amount },
    )
  const onlineOf = async (code: string) => {
    const { data } = await shop.graphql<{ reservationByCode: { online: Online | null } }>(
      'query ($code: String!) { reservationByCode(code: $code) { online { amount status } } }',
      { code },
    )
    return data?.reservationByCode.online
  }
  const tell = (id: string) =>
    fetch(`${shop.url}/api/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id }) })
  const reserved = async () => {
    const [product] = await shop.product({ price: 249 })
    const { data } = await shop.reserve(product, { email: `anna${++count}@example.com` })
    const code = data?.reserveProduct.code ?? ''
    const [row] = await shop.services.database.reader.find(Reservation, { order: { id: 'DESC' }, take: 1 })
    return { code, id: row?.id ?? 0 }
  }
  const begun = async () => {
    const one = await reserved()
    expect((await start(one.code, 249)).errors).toBeUndefined()
    return { ...one, payment: mollie.last.id }
  }
  const paid = async () => {
    const one = await begun()
    mollie.set(one.payment, 'paid')
    await Promise.all([tell(one.payment), tell(one.payment), tell(one.payment)])
    return one
  }
  const rowOf = (reservation: number) =>
    shop.services.database.reader.findOneByOrFail(OnlinePayment, { reservation, status: 'paid' })
  const sell = (reservation: number, paidNow: number, more: object = {}) =>
    shop.admin<{ sellAtTill: ShownInvoice }>(
      `mutation ($lines: [TillLine!], $payments: [ReceivedInput!], $total: Money!) { sellAtTill(lines: $lines, payments: $payments, total: $total) { ${shown} } }`,
      {
        ...{ lines: [{ reservation }], total: 249 },
        payments: paidNow === 0 ? [] : [{ method: 'card', amount: paidNow }],
        ...more,
      },
    )
  const proved = async () => {
    expect((await verifyMoney({ services: shop.services } as never)).faults).toEqual([])
  }

  it('[I12] a reservation is paid from its page, once, and its sale at the till is paid by it', async () => {
    const { code, id } = await reserved()
    expect(await onlineOf(code)).toEqual({ amount: 249, status: null })
    expect(codeOf(await start(code, 248))).toBe('CONFLICT')
    const tabs = await Promise.all([start(code, 249), start(code, 249)])
    expect(new Set(tabs.map(({ data }) => data?.startOnlinePaymentOfReservation.checkoutUrl)).size).toBe(1)
    expect(mollie.last.redirectUrl).toContain(`${code}?online=1`)
    mollie.set(mollie.last.id, 'paid')
    await Promise.all([tell(mollie.last.id), tell(mollie.last.id)])
    expect(await onlineOf(code)).toEqual({ amount: null, status: 'paid' })
    expect(codeOf(await start(code))).toBe('CONFLICT')
    expect(await shop.services.database.reader.countBy(Payment, { reservation: id })).toBe(1)
    const { data } = await shop.admin<{ reservation: { paid: number } }>(`{ reservation(id: ${id}) { paid } }`)
    expect(data?.reservation.paid).toBe(249)
    // What was paid is not asked again.
    expect(wrongOf(await sell(id, 249))).toEqual(['payments'])
    expect((await sell(id, 0)).data?.sellAtTill).toMatchObject({ kind: 'receipt', state: 'paid', total: 249 })
    expect(await rowOf(id)).toMatchObject({ isRefundDue: false })
    await proved()
  })

  it('[I12] what was paid is not collected without a receipt', async () => {
    const { id } = await paid()
    const { errors } = await shop.admin(`mutation { collectReservation(id: ${id}) { state } }`)
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect((await sell(id, 0)).errors).toBeUndefined()
  })

  it('[I12] what was paid of a reservation that ends is to go back, until it has', async () => {
    const cancelled = await paid()
    await shop.cancel(cancelled.code)
    const expired = await paid()
    await shop.expire(new Date(Date.now() + 30 * 24 * 3600_000).toISOString())
    const deleted = await paid()
    expect(
      (await shop.admin(`mutation { deleteReservation(id: ${deleted.id}) { __typename } }`)).errors,
    ).toBeUndefined()
    const late = await begun()
    await shop.cancel(late.code)
    mollie.set(late.payment, 'paid')
    await tell(late.payment)
    for (const { id } of [cancelled, expired, deleted, late]) expect((await rowOf(id)).isRefundDue).toBe(true)
    const { data } = await shop.admin<{ onlinePayments: { total: number } }>(
      '{ onlinePayments(filter: { isRefundDue: true }) { total } }',
    )
    expect(data?.onlinePayments.total).toBe(4)
    const row = await rowOf(cancelled.id)
    const back = await shop.admin<{ refundOnline: { refunded: number } }>(
      `mutation { refundOnline(id: ${row.id}, amount: 249, key: "refund-cancelled") { refunded } }`,
    )
    expect(back.data?.refundOnline.refunded).toBe(249)
    expect((await rowOf(cancelled.id)).isRefundDue).toBe(false)
    await proved()
  })

  it('[I12] [I20] what went back before the sale is paid at the till', async () => {
    const { id, payment } = await paid()
    const part = mollie.refund(payment, '49.00')
    await Promise.all([tell(payment), tell(payment)])
    expect(wrongOf(await sell(id, 0))).toEqual(['payments'])
    expect((await sell(id, 49)).data?.sellAtTill).toMatchObject({ state: 'paid', openAmount: 0 })
    part.status = 'failed'
    await Promise.all([tell(payment), tell(payment)])
    await proved()
    const whole = await paid()
    const all = mollie.refund(whole.payment, '249.00')
    await tell(whole.payment)
    expect(await onlineOf(whole.code)).toMatchObject({ amount: 249 })
    all.status = 'canceled'
    await tell(whole.payment)
    expect(await onlineOf(whole.code)).toMatchObject({ amount: null })
    expect((await sell(whole.id, 0)).data?.sellAtTill).toMatchObject({ state: 'paid' })
    await proved()
  })

  it('[I12] a chargeback after the sale opens its receipt again', async () => {
    const { id, payment } = await paid()
    const { data } = await sell(id, 0)
    mollie.chargeBack(payment, '249.00')
    await Promise.all([tell(payment), tell(payment)])
    const after = await shop.admin<{ invoice: ShownInvoice }>(`{ invoice(id: ${data?.sellAtTill.id}) { ${shown} } }`)
    expect(after.data?.invoice).toMatchObject({ state: 'open', openAmount: 249 })
    await proved()
  })

  it('[I12] the mail of a reservation says that it can be paid online, in both languages, and not where it cannot', async () => {
    const mailOf = async (place: 0 | 1) => {
      const product = (await shop.product({ price: 249 }))[place]
      const language = place === 0 ? 'nl' : 'en'
      const email = `bea${++count}@example.com`
      const { errors } = await shop.reserve(product, { email, language })
      expect(errors).toBeUndefined()
      return shop.services.database.reader.findOneOrFail(OutgoingMail, {
        select: { id: true, text: true, html: true },
        where: { recipient: email },
      })
    }
    const said = [
      'Dat kan online, op de pagina van je reservering.',
      'You can do so online, on the page of your reservation.',
    ]
    for (const place of [0, 1] as const) {
      const { text, html } = await mailOf(place)
      expect(text).toContain(said[place])
      expect(html).toContain(said[place])
    }
    await shop.admin('mutation { setMollieKey(key: null) { isOn } }', {})
    for (const place of [0, 1] as const) expect((await mailOf(place)).text).not.toMatch(/ online/)
    await shop.admin('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key: apiKey })
  })
})
