import { type EntityManager, In, Raw } from 'typeorm'
import { groupRows } from '../../../kernel/context/Loaders.js'
import { Invoice } from '../../invoices/Invoice.js'
import { Payment } from '../../payments/Payment.js'
import { PaymentShare } from '../../payments/PaymentShare.js'
import { settledBy } from '../../payments/recordPayment.js'
import type { Quarter } from './Quarter.js'

/** Money that was received or given back, with what of it paid which invoice; amounts in cents. */
export interface RecordedPayment extends Pick<Payment, 'id' | 'title' | 'amount' | 'rounding' | 'method'> {
  /** In the time zone of the shop. */
  day: string
  shares: { invoice: string; customer: number | null; cents: number }[]
}

/** So many are read in one statement. */
const paymentsAtOnce = 500

/** The payments of a quarter, by when they were received. One of a job that was never invoiced names the job. */
export async function recordedPayments(
  manager: EntityManager,
  { begin, end, zone }: Quarter,
): Promise<RecordedPayment[]> {
  const payments = await manager.find(Payment, {
    where: {
      receivedAt: Raw((at) => `${at} >= :begin AND ${at} < :end`, { begin, end }),
    },
    order: { receivedAt: 'ASC', id: 'ASC' },
  })
  const shares: PaymentShare[] = []
  for (let from = 0; from < payments.length; from += paymentsAtOnce) {
    const ids = payments.slice(from, from + paymentsAtOnce).map(({ id }) => id)
    shares.push(...(await manager.findBy(PaymentShare, { payment: In(ids) })))
  }
  const invoices = new Map<number, Invoice>()
  const paid = [...new Set(shares.map(({ invoice }) => invoice))]
  for (let from = 0; from < paid.length; from += paymentsAtOnce) {
    const ids = paid.slice(from, from + paymentsAtOnce)
    const found = await manager.find(Invoice, {
      select: { id: true, number: true, customer: true },
      where: { id: In(ids) },
    })
    for (const invoice of found) invoices.set(invoice.id, invoice)
  }
  const byPayment = groupRows(shares, 'payment')
  return payments.map((payment) => {
    const { id, title, amount, rounding, method, receivedAt, job } = payment
    const own = (byPayment.get(id) ?? []).map(({ invoice, amount: cents }) => {
      const { number, customer = null } = invoices.get(invoice) ?? {}
      return { invoice: number ?? '', customer, cents }
    })
    const ofJob = job === null ? [] : [{ invoice: title, customer: null, cents: settledBy(payment) }]
    return {
      ...{ id, title, amount, rounding, method },
      day: zone.dayOf(Date.parse(receivedAt)),
      shares: own.length > 0 ? own : ofJob,
    }
  })
}
