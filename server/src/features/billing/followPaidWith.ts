import { type EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { billingInvoice } from '../invoices/billingInvoice.js'
import type { Job } from '../jobs/Job.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { insertPayment } from '../payments/insertPayment.js'
import { Payment } from '../payments/Payment.js'
import { lockInvoices, payInvoices } from '../payments/payInvoices.js'
import { recordPayment } from '../payments/recordPayment.js'
import { standingPayments } from '../payments/standingPayments.js'
import { readShop } from '../shop/readShop.js'
import { jobTotal } from './billableLines.js'

/**
 * Records what a job says of its payment, as its forms and existing clients write it: what is open of its bill is paid by
 * it, and without a bill what it comes to. What was recorded otherwise before is taken back by its opposite.
 */
export async function followPaidWith(
  manager: EntityManager,
  context: Context,
  kind: JobKind,
  before: Row | null,
  after: Row,
): Promise<void> {
  const is = after as Row & Job
  if ((before?.paidWith ?? null) === (is.paidWith ?? null)) return
  const method = is.paidWith === 'later' ? null : (is.paidWith ?? null)
  const bill = await billingInvoice(manager, kind, is.id)
  if (bill) {
    const [invoice] = await lockInvoices(manager, [bill.id])
    const open = invoice?.openAmount ?? 0
    const isToPay = invoice !== undefined && open > 0
    if (!isToPay)
      throw new ShopError('CONFLICT', {
        message: { key: 'payment.correctThere', values: { invoice: bill.number ?? '' } },
      })
    if (method !== null) await payInvoices(manager, context, [invoice], { method, amount: open, receivedAt: is.paidAt })
    return
  }
  await takeBackReceived(manager, context, kind, is)
  const total = is.lines.length === 0 && is.costs === null ? 0 : jobTotal(is, await readShop(manager))
  if (method === null || total === 0) return
  const of = { title: is.number, origin: 'job' as const, customer: is.customer, jobKind: kind, job: is.id }
  await recordPayment(manager, context, { method, amount: total, receivedAt: is.paidAt }, of)
}

/** What was recorded with the job, and pays no invoice, was a mistake. */
async function takeBackReceived(
  manager: EntityManager,
  context: Context,
  kind: JobKind,
  job: Row & Job,
): Promise<void> {
  const all = await manager.find(Payment, { where: { jobKind: kind, job: job.id }, order: { id: 'ASC' } })
  for (const payment of standingPayments(all)) {
    // It goes back by the way it came.
    if (payment.origin === 'online') throw new ShopError('CONFLICT', { message: { key: 'payment.paidOnline' } })
    const { title, amount, rounding, method, origin, customer, jobKind } = payment
    const opposite = {
      ...{
        title,
        method,
        origin,
        customer,
        jobKind,
        job: job.id,
        reservation: null,
        corrects: payment.id,
        tendered: null,
        reason: null,
      },
      ...{ amount: -amount, rounding: -rounding || 0, providerKey: null },
      ...{ receivedAt: new Date().toISOString(), recordedBy: context.viewer?.name ?? null },
    }
    await insertPayment(manager, context, opposite)
  }
}
