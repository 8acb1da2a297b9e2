import { type EntityManager, type FindOptionsWhere, In } from 'typeorm'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { say } from '../../kernel/i18n/say.js'
import { lockExistingRow, lockedRow } from '../../kernel/records/lockedRow.js'
import { centsOf } from '../../kernel/shared/money.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { billableLines, jobTotal } from '../billing/billableLines.js'
import { billingInvoice } from '../invoices/billingInvoice.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { billOfDraft } from '../invoices/issueInvoice.js'
import type { JobRow } from '../jobs/JobReader.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { changesOfJob, hasEmail, readySince } from '../jobs/jobReady.js'
import { Payment } from '../payments/Payment.js'
import { PaymentShare } from '../payments/PaymentShare.js'
import { settledBy } from '../payments/recordPayment.js'
import { lockTill } from '../payments/Till.js'
import { Quote } from '../quotes/Quote.js'
import { Reservation } from '../reservations/Reservation.js'
import { reservationEntity } from '../reservations/storedReservation.js'
import { readShop } from '../shop/readShop.js'
import type { OnlinePayment } from './OnlinePayment.js'

/** What a customer can pay online: what is open of an invoice, of a job that was not billed yet, or of a reservation. */
export interface Payable {
  of: Pick<OnlinePayment, 'title' | 'invoice' | 'jobKind' | 'job' | 'quote' | 'reservation' | 'sale'>
  /** The terminal on which it is paid; left out for a page. */
  terminal?: string | null
  /** In cents. */
  open: number
}

const nothing = { invoice: null, jobKind: null, job: null, quote: null, reservation: null, sale: null }

const nothingOpen = () => new ShopError('CONFLICT', { message: { key: 'onlinePayment.notOpen' } })

/** Locks the invoice. @throws ShopError CONFLICT for what is not to be paid */
export async function payableInvoice(manager: EntityManager, id: number): Promise<Payable> {
  const invoice = (await lockExistingRow(manager, managedEntity(Invoice), id)) as unknown as Invoice
  const open = invoice.openAmount ?? 0
  if (invoice.status !== 'issued' || invoice.kind === 'credit' || open <= 0) throw nothingOpen()
  return {
    of: { ...nothing, title: invoice.number ?? '', invoice: id },
    open,
  }
}

/** Locks the job. @throws ShopError CONFLICT for one of which nothing can be paid now */
export async function payableJob(manager: EntityManager, kind: JobKind, id: number): Promise<Payable> {
  const job = (await lockExistingRow(manager, managedEntity(jobTypes[kind]), id)) as JobRow
  const { open, quote } = (await openOfJob(manager, kind, job)) ?? {}
  if (open === undefined) throw nothingOpen()
  return {
    of: { ...nothing, title: job.number, jobKind: kind, job: id, quote: quote ?? null },
    open,
  }
}

/** What is paid of a job before it is billed. */
export interface OpenOfJob {
  /** In cents, with VAT. */
  open: number
  /** The accepted quote whose deposit it is; null for all that is open. */
  quote: number | null
}

/**
 * What a customer can pay of a job before it is billed: everything once it is ready, and until then the deposit that an
 * accepted quote asks; null where that is nothing.
 */
export async function openOfJob(manager: EntityManager, kind: JobKind, job: JobRow): Promise<OpenOfJob | null> {
  const isPriced = job.lines.length > 0 || job.costs !== null
  const changes = await changesOfJob(manager, kind, job.id)
  const isReady = readySince(job, changes, new Date(), await hasEmail(manager, job)) !== null
  if (!isReady) return job.isOpen ? openDeposit(manager, kind, job, isPriced) : null
  if (!isPriced || (await billingInvoice(manager, kind, job.id))) return null
  const shop = await readShop(manager)
  const language = defaultLanguage
  const draft = { id: 0, kind: 'invoice' as const, includingVat: job.includingVat, language }
  const lines = billableLines(job, shop, language)
  const { bill } = await billOfDraft(manager, { ...draft, lines }, shop, [{ entity: kind, job: job.id }])
  const open = centsOf(bill.totals.total) - (await receivedOf(manager, kind, job.id))
  return open > 0 ? { open, quote: null } : null
}

/** The deposit of an accepted quote that was neither billed nor paid; never more than the job comes to. */
async function openDeposit(
  manager: EntityManager,
  jobKind: JobKind,
  job: JobRow,
  isPriced: boolean,
): Promise<OpenOfJob | null> {
  const accepted = { jobKind, job: job.id, status: 'accepted' as const }
  const quote = await manager.findOne(Quote, { where: accepted, order: { edition: 'DESC' } })
  if (!quote?.deposit || (await receivedOf(manager, jobKind, job.id)) > 0) return null
  if ((await invoicesOf(manager, jobKind, job.id)).some(({ kind }) => kind !== 'credit')) return null
  const open = isPriced ? Math.min(quote.deposit, jobTotal(job, await readShop(manager))) : quote.deposit
  return open > 0 ? { open, quote: quote.id } : null
}

/** What was issued for a job. */
async function invoicesOf(manager: EntityManager, entity: JobKind, job: number): Promise<Invoice[]> {
  const among = await manager.findBy(InvoiceJob, { entity, job })
  return manager.findBy(Invoice, { id: In(among.map(({ invoice }) => invoice)), status: 'issued' })
}

/** What was received with a job, and stands. */
function receivedOf(manager: EntityManager, jobKind: JobKind, job: number): Promise<number> {
  return receivedWith(manager, { jobKind, job })
}

async function receivedWith(manager: EntityManager, where: FindOptionsWhere<Payment>): Promise<number> {
  return (await manager.findBy(Payment, where)).reduce((sum, payment) => sum + settledBy(payment), 0)
}

/** A sale that is booked once it is paid: its till says what it comes to. Locks the till, so that presses take turns. */
export async function payableSale(manager: EntityManager, sale: string, amount: number): Promise<Payable> {
  await lockTill(manager)
  return { of: { ...nothing, title: say(defaultLanguage, { key: 'onlinePayment.till' }), sale }, open: amount }
}

/** Locks the reservation. @throws ShopError CONFLICT for one that has ended, does not count yet or was paid */
export async function payableReservation(manager: EntityManager, id: number): Promise<Payable> {
  const reservation = (await lockExistingRow(manager, reservationEntity, id)) as unknown as Reservation
  const open = await openOfReservation(manager, reservation)
  if (open === null) throw nothingOpen()
  const { title } = reservation
  return { of: { ...nothing, title, reservation: id }, open }
}

/** What a visitor can pay of a reservation before it is collected, in cents with VAT; null for nothing. */
export async function openOfReservation(manager: EntityManager, reservation: Reservation): Promise<number | null> {
  const { id, state, confirmBefore, collectBefore, price } = reservation
  const isWaiting = state === 'waiting' && confirmBefore === null && collectBefore > new Date().toISOString()
  if (!isWaiting) return null
  const open = price - (await receivedWith(manager, { reservation: id }))
  return open > 0 ? open : null
}

/**
 * The invoice that is paid: that by which the job was billed meanwhile, or a deposit invoice of which something is open; null
 * for a job that has none, which is locked. A reservation, which is locked too, has that of the till.
 */
export async function invoiceOf(
  manager: EntityManager,
  { invoice, jobKind, job, quote, reservation, providerId }: OnlinePayment,
): Promise<number | null> {
  if (reservation !== null) {
    await lockedRow(manager, reservationEntity, reservation)
    return providerId === null ? null : paidBy(manager, providerId)
  }
  if (invoice !== null || jobKind === null || job === null) return invoice
  await lockedRow(manager, managedEntity(jobTypes[jobKind]), job)
  const bill = await billingInvoice(manager, jobKind, job)
  if (bill || quote === null) return bill?.id ?? null
  const deposits = (await invoicesOf(manager, jobKind, job)).filter(({ kind }) => kind === 'deposit')
  return deposits.find(({ openAmount }) => (openAmount ?? 0) > 0)?.id ?? null
}

/** The invoice that a payment pays, as it is once what was reserved is sold; null without one. */
async function paidBy(manager: EntityManager, providerKey: string): Promise<number | null> {
  const payment = await manager.findOneBy(Payment, { providerKey })
  const share = payment && (await manager.findOneBy(PaymentShare, { payment: payment.id }))
  return share && Number(share.invoice)
}

/**
 * Whether money that was paid for a reservation has to go back: it has ended, and nothing was sold by it. Or for a sale at
 * the till that is not booked any more. The caller has it locked.
 * @param row with how much went back already
 */
export async function isRefundDue(
  manager: EntityManager,
  { reservation, sale, invoice, isUnbooked, providerId, amount, refunded, chargedBack }: OnlinePayment,
): Promise<boolean> {
  if (providerId === null || refunded + chargedBack >= amount) return false
  if (sale !== null) return invoice === null && !isUnbooked
  if (reservation === null) return false
  const found = await manager.findOneBy(Reservation, { id: reservation })
  return found?.state !== 'waiting' && (await paidBy(manager, providerId)) === null
}

/** Whether the deposit that was paid is still to be billed. The job is locked. */
export async function isDepositUnbilled(
  manager: EntityManager,
  { jobKind, job }: Pick<OnlinePayment, 'jobKind' | 'job'>,
): Promise<boolean> {
  if (jobKind === null || job === null) return false
  if (!(await lockedRow(manager, managedEntity(jobTypes[jobKind]), job))) return false
  return (await invoicesOf(manager, jobKind, job)).every(({ kind }) => kind === 'credit')
}
