import { type EntityManager, In } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { billingInvoice } from '../invoices/billingInvoice.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { assertNoneKept } from '../invoices/invoiceHooks.js'
import { keptUntil } from '../invoices/retainedByLaw.js'
import type { Job } from '../jobs/Job.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { Payment } from '../payments/Payment.js'
import { followPaidWith } from './followPaidWith.js'

/** A job whose bill was issued keeps it: it is changed by a credit note and a new invoice alone. */
export function billedJobHooks(kind: JobKind): WriteHooks {
  return {
    async assertDeletable({ id, number }, manager) {
      const among = await manager.findBy(InvoiceJob, { entity: kind, job: id })
      const invoices = await manager.findBy(Invoice, {
        id: In(among.map(({ invoice }) => invoice)),
        status: 'issued',
      })
      assertNoneKept(invoices, String(number))
      await assertNothingReceived(manager, kind, id, String(number))
    },
    async inTransaction(manager, context, { before, after }) {
      if (!after) return
      if (before && billOf(before) !== billOf(after)) {
        const by = await billingInvoice(manager, kind, after.id)
        const values = { invoice: by?.number ?? '' }
        if (by) throw new ShopError('CONFLICT', { message: { key: 'invoice.jobIsBilled', values } })
      }
      await followPaidWith(manager, context, kind, before, after)
    },
  }
}

/** What of a job its bill says; parts may go back into stock. */
function billOf(row: Row): string {
  const { lines, costs, includingVat, customer } = row as Row & Job
  return JSON.stringify([lines.map(({ stockProduct: _, product: __, ...line }) => line), costs, includingVat, customer])
}

/** @throws ShopError CONFLICT for a job that something was paid for, unless all of it was taken back */
async function assertNothingReceived(
  manager: EntityManager,
  jobKind: JobKind,
  job: number,
  number: string,
): Promise<void> {
  const payments = await manager.find(Payment, { where: { jobKind, job }, order: { receivedAt: 'DESC' } })
  const [last] = payments
  if (!last || payments.reduce((sum, { amount }) => sum + amount, 0) === 0) return
  const until = keptUntil(last.receivedAt.slice(0, 10))
  if (until <= new Date().toISOString().slice(0, 10)) return
  throw new ShopError('CONFLICT', { message: { key: 'payment.keeps', values: { job: number, day: { day: until } } } })
}
