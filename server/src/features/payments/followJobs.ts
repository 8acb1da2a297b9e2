import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import type { InvoiceRow } from '../invoices/issueInvoice.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { Payment } from './Payment.js'
import { PaymentShare } from './PaymentShare.js'
import type { ReceivedBy } from './paymentMethods.js'

/** What jobs call each method: they have no word for an online payment, which a request led to, and none for a trade-in. */
const ofJobs: Record<ReceivedBy, Job['paidWith']> = {
  card: 'card',
  cash: 'cash',
  transfer: 'transfer',
  'payment-request': 'payment-request',
  online: 'payment-request',
  'trade-in': null,
}

/**
 * Has the jobs of invoices say how and when they were paid, as their existing clients read it: by the last payment once
 * nothing is open of what was billed for them, and later until then.
 */
export async function followJobs(
  manager: EntityManager,
  context: Context,
  invoices: readonly InvoiceRow[],
): Promise<void> {
  const ids = invoices.filter(({ kind }) => kind !== 'deposit').map(({ id }) => id)
  const jobs = await manager.find(InvoiceJob, { where: { invoice: In(ids) }, order: { entity: 'ASC', job: 'ASC' } })
  for (const { entity, job: id } of jobs) {
    const managed = managedEntity(jobTypes[entity as JobKind])
    const job = (await lockedRow(manager, managed, id)) as (Row & Job) | null
    if (!job) continue
    const paid = await howPaid(manager, entity, id)
    if (paid.paidWith === job.paidWith && paid.paidAt === job.paidAt) continue
    await records.update(manager, managed.type, job as Row, paid, { by: context })
  }
}

async function howPaid(manager: EntityManager, entity: string, job: number): Promise<Pick<Job, 'paidWith' | 'paidAt'>> {
  const billed = await manager.findBy(InvoiceJob, { entity, job })
  const ids = billed.map(({ invoice }) => invoice)
  const invoices = await manager.findBy(Invoice, { id: In(ids), status: 'issued' })
  const isOpen = invoices.some(({ kind, openAmount }) => kind !== 'credit' && (openAmount ?? 0) > 0)
  const shares = await manager.findBy(PaymentShare, { invoice: In(ids) })
  const payments = await manager.find(Payment, {
    where: { id: In(shares.map(({ payment }) => payment)) },
    order: { receivedAt: 'ASC', id: 'ASC' },
  })
  const corrected = new Set(payments.map(({ corrects }) => corrects))
  const received = payments.filter(({ id, corrects, amount }) => amount > 0 && corrects === null && !corrected.has(id))
  const last = received.findLast(({ method }) => method !== 'trade-in') ?? received.at(-1)
  if (isOpen || !last) return { paidWith: 'later', paidAt: null }
  return { paidWith: ofJobs[last.method], paidAt: last.receivedAt }
}
