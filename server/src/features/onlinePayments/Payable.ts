import type { EntityManager } from 'typeorm'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow, lockedRow } from '../../kernel/records/lockedRow.js'
import { jobTotal } from '../billing/billableLines.js'
import { billingInvoice } from '../invoices/billingInvoice.js'
import { Invoice } from '../invoices/Invoice.js'
import type { JobRow } from '../jobs/JobReader.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { changesOfJob, readySince } from '../jobs/jobReady.js'
import { Payment } from '../payments/Payment.js'
import { settledBy } from '../payments/recordPayment.js'
import { readShop } from '../shop/readShop.js'
import type { OnlinePayment } from './OnlinePayment.js'

/** What a customer can pay online: what is open of an invoice, or of a job that is ready and was not billed yet. */
export interface Payable {
  of: Pick<OnlinePayment, 'title' | 'invoice' | 'jobKind' | 'job'>
  /** In cents. */
  open: number
}

const nothingOpen = () => new ShopError('CONFLICT', { message: { key: 'onlinePayment.notOpen' } })

/** Locks the invoice. @throws ShopError CONFLICT for what is not to be paid */
export async function payableInvoice(manager: EntityManager, id: number): Promise<Payable> {
  const invoice = (await lockExistingRow(manager, managedEntity(Invoice), id)) as unknown as Invoice
  const open = invoice.openAmount ?? 0
  if (invoice.status !== 'issued' || invoice.kind === 'credit' || open <= 0) throw nothingOpen()
  return { of: { title: invoice.number ?? '', invoice: id, jobKind: null, job: null }, open }
}

/** Locks the job. @throws ShopError CONFLICT for one that is not ready, was billed or paid, or has no price */
export async function payableJob(manager: EntityManager, kind: JobKind, id: number): Promise<Payable> {
  const job = (await lockExistingRow(manager, managedEntity(jobTypes[kind]), id)) as JobRow
  const open = await openOfJob(manager, kind, job)
  if (open === null) throw nothingOpen()
  return { of: { title: job.number, invoice: null, jobKind: kind, job: id }, open }
}

/**
 * What a customer can pay of a job before it is billed, in cents with VAT; null where that is nothing, or not known before
 * the job is ready.
 */
export async function openOfJob(manager: EntityManager, kind: JobKind, job: JobRow): Promise<number | null> {
  if (job.lines.length === 0 && job.costs === null) return null
  if (readySince(job, await changesOfJob(manager, kind, job.id), new Date()) === null) return null
  if (await billingInvoice(manager, kind, job.id)) return null
  const open = jobTotal(job, await readShop(manager)) - (await receivedOf(manager, kind, job.id))
  return open > 0 ? open : null
}

/** What was received with a job, and stands. */
async function receivedOf(manager: EntityManager, jobKind: JobKind, job: number): Promise<number> {
  const payments = await manager.findBy(Payment, { jobKind, job })
  return payments.reduce((sum, payment) => sum + settledBy(payment), 0)
}

/** The invoice that is paid: that by which the job was billed meanwhile; null for a job that was not, which is locked. */
export async function invoiceOf(
  manager: EntityManager,
  { invoice, jobKind, job }: Pick<OnlinePayment, 'invoice' | 'jobKind' | 'job'>,
): Promise<number | null> {
  if (invoice !== null || jobKind === null || job === null) return invoice
  await lockedRow(manager, managedEntity(jobTypes[jobKind]), job)
  return (await billingInvoice(manager, jobKind, job))?.id ?? null
}
