import { type EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import type { Message } from '../../kernel/i18n/say.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { Customer } from '../customers/Customer.js'
import { billingInvoice } from '../invoices/billingInvoice.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { assertTotal, type InvoiceRow, issueLocked } from '../invoices/issueInvoice.js'
import { issuing } from '../invoices/issuing.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { jobTotals } from '../jobs/jobTotals.js'
import { followJobs } from '../payments/followJobs.js'
import { Payment } from '../payments/Payment.js'
import { payInvoices, settle } from '../payments/payInvoices.js'
import { leftOf, type Received, settledBy, shareOut } from '../payments/recordPayment.js'
import { standingPayments } from '../payments/standingPayments.js'
import type { LockedJob } from '../quotes/storedQuote.js'
import { readShop } from '../shop/readShop.js'
import { billableLines } from './billableLines.js'
import { bookedOnce } from './bookedOnce.js'

export interface BilledJob {
  kind: JobKind
  id: number
}

/** What is entered to bill jobs of one customer. */
export interface Billing {
  jobs: readonly BilledJob[]
  /** An invoice, or a receipt for who needs none. */
  kind: 'invoice' | 'receipt'
  /** What was shown, in cents with VAT; null where nothing was. */
  total: number | null
  /** What the customer pays at once; none is to be paid later. */
  payments: readonly Received[]
  /** Whether the shop knows that it comes to more than was agreed or the limit that the customer set. */
  isAboveAgreed: boolean
  /** Instead of the reference of the jobs. */
  reference: string | null
  key: string | null
}

/**
 * Bills jobs of one customer and records what is paid, all at once: the invoice or receipt is issued, and the jobs say how
 * they were paid.
 * @param now of the demo, whose documents are older than it
 * @returns the id of the invoice
 * @throws ShopError NOT_FOUND, VALIDATION, or CONFLICT for a job that is billed, jobs of several customers, another total
 * than was shown, and more than was agreed unless the shop says that it knows
 */
export async function billJobs(context: Context, billing: Billing, now?: Date): Promise<number> {
  const { jobs, kind, total, payments, key } = billing
  const about = ['billJobs', jobs, kind, total, payments]
  return bookedOnce(context, key, about, (booking) =>
    issuing(
      context,
      kind,
      async (manager, allocated) => {
        await booking.take(manager)
        const locked = await lockJobs(manager, jobs)
        const draft = await addDraft(manager, context, locked, billing)
        const issued = await issueLocked(manager, context, draft, allocated)
        assertTotal(issued, total)
        await pay(manager, context, issued, locked, payments)
        await booking.made(manager, issued.id)
        return issued.id
      },
      now,
    ),
  )
}

export type BillableJob = LockedJob & { kind: JobKind }

/** In the order of their ids, so that concurrent calls cannot deadlock. @throws ShopError NOT_FOUND */
export async function lockJobs(manager: EntityManager, jobs: readonly BilledJob[]): Promise<BillableJob[]> {
  const once = new Map(jobs.map((job) => [`${job.kind} ${job.id}`, job]))
  const sorted = [...once.values()].sort((one, other) => one.kind.localeCompare(other.kind) || one.id - other.id)
  const locked: BillableJob[] = []
  for (const { kind, id } of sorted) {
    const row = (await lockExistingRow(manager, managedEntity(jobTypes[kind]), id)) as LockedJob
    locked.push(Object.assign(row, { kind }))
  }
  return locked
}

async function addDraft(
  manager: EntityManager,
  context: Context,
  jobs: readonly BillableJob[],
  { kind, isAboveAgreed, reference }: Pick<Billing, 'kind' | 'isAboveAgreed' | 'reference'>,
): Promise<InvoiceRow> {
  const [first] = jobs
  if (!first) throw invalidField('jobs', { key: 'invoice.noJobs' })
  const billed = await billOfJobs(manager, first, jobs, isAboveAgreed)
  return addBill(manager, context, jobs, { ...billed, kind, reference: reference ?? billed.reference })
}

/** What jobs of one customer put on a bill. @param first of them */
export async function billOfJobs(
  manager: EntityManager,
  first: BillableJob,
  jobs: readonly BillableJob[],
  isAboveAgreed: boolean,
): Promise<Pick<Invoice, 'customer' | 'language' | 'lines' | 'includingVat' | 'reference'>> {
  const others = jobs.slice(1)
  if (others.some((job) => job.customer !== first.customer)) {
    throw new ShopError('CONFLICT', { message: { key: 'payment.oneCustomer' } })
  }
  const isSame = others.every((job) => job.includingVat === first.includingVat)
  if (!isSame) throw new ShopError('CONFLICT', { message: { key: 'invoice.mixedPrices' } })
  for (const job of jobs) await assertUnbilled(manager, job)
  const shop = await readShop(manager)
  const customer = await manager.findOneByOrFail(Customer, { id: first.customer })
  const lines = jobs.flatMap((job) => billableLines(job, shop, customer.language))
  if (!isAboveAgreed) assertAgreed(jobs, shop.vatStandard)
  const reference = jobs.map((job) => job.reference).find((each) => each != null) ?? null
  const { language } = customer
  return { customer: first.customer, language, lines, includingVat: first.includingVat, reference }
}

/** Adds the draft of a bill that is issued in the same transaction. */
export async function addBill(
  manager: EntityManager,
  context: Context,
  jobs: readonly BillableJob[],
  bill: Pick<Invoice, 'kind' | 'customer' | 'language' | 'lines' | 'includingVat' | 'reference'>,
): Promise<InvoiceRow> {
  const draft = { ...bill, status: 'draft' as const, credits: null, number: null, deliveredOn: null, text: null }
  const added = (await records.insert(manager, Invoice, draft, { by: context })) as InvoiceRow
  await manager.insert(
    InvoiceJob,
    jobs.map((job) => ({ invoice: added.id, entity: job.kind, job: job.id })),
  )
  return added
}

/** @throws ShopError CONFLICT for a job whose bill was issued */
async function assertUnbilled(manager: EntityManager, { kind, id, number }: BillableJob): Promise<void> {
  const by = await billingInvoice(manager, kind, id)
  if (!by) return
  const values = { job: number, invoice: by.number ?? '' }
  throw new ShopError('CONFLICT', { message: { key: 'invoice.billedAlready', values } })
}

/** @throws ShopError CONFLICT that names each job of more than was accepted, or than the customer wants to be asked about */
function assertAgreed(jobs: readonly BillableJob[], vatStandard: number | null): void {
  const wrong = jobs.flatMap((job): Message[] => {
    const { including } = jobTotals(job, vatStandard)
    const [agreed, limit] = [job.agreedTotal, job.costLimit]
    const max = agreed !== null ? agreed : limit
    if (max === null || including <= max) return []
    const values = { job: job.number, max: { cents: max }, total: { cents: including } }
    return [{ key: agreed !== null ? 'invoice.aboveAgreed' : 'invoice.aboveLimit', values }]
  })
  const [message] = wrong
  if (!message) return
  const fields = Object.fromEntries(wrong.map((each, place) => [`jobs.${place}`, [each]]))
  throw new ShopError('CONFLICT', { message, fields })
}

/** What was paid with a job before counts first; then what is paid now, each as far as the rest is open. */
async function pay(
  manager: EntityManager,
  context: Context,
  issued: InvoiceRow,
  jobs: readonly BillableJob[],
  payments: readonly Received[],
): Promise<InvoiceRow> {
  let invoice = await payWithFormer(manager, context, issued, jobs)
  for (const received of payments) {
    ;[invoice = invoice] = (await payInvoices(manager, context, [invoice], received)).invoices
  }
  if (payments.length === 0) await followJobs(manager, context, [invoice])
  return invoice
}

/**
 * Pays a bill with what was paid before with its jobs and with the reservations that it sells. What went back of that meanwhile
 * was taken from what the bill does not need first.
 */
export async function payWithFormer(
  manager: EntityManager,
  context: Context,
  issued: InvoiceRow,
  jobs: readonly BillableJob[],
  reservations: readonly number[] = [],
): Promise<InvoiceRow> {
  const paid = [
    ...jobs.map(({ kind, id }) => ({ jobKind: kind, job: id })),
    ...reservations.map((reservation) => ({ reservation })),
  ]
  let invoice = issued
  for (const where of paid) {
    let surplus = 0
    for (const payment of standingPayments(await manager.find(Payment, { where, order: { id: 'ASC' } }))) {
      if (payment.amount > 0) {
        ;[invoice = invoice] = await settle(manager, context, payment, [invoice])
        surplus += await leftOf(manager, payment)
        continue
      }
      const back = -settledBy(payment)
      const share = Math.max(0, back - surplus)
      surplus = Math.max(0, surplus - back)
      if (share === 0) continue
      invoice = await shareOut(manager, context, payment, invoice, -share)
      await followJobs(manager, context, [invoice])
    }
  }
  return invoice
}
