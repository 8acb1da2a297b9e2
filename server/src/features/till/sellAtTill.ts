import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { validate } from '../../kernel/records/validate.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { addBill, type BillableJob, type BilledJob, billOfJobs, lockJobs, payWithFormer } from '../billing/billJobs.js'
import { bookedOnce } from '../billing/bookedOnce.js'
import { noteSold, takeFromStock } from '../billing/soldItems.js'
import { Customer } from '../customers/Customer.js'
import { Invoice } from '../invoices/Invoice.js'
import { assertTotal, type InvoiceRow, issueLocked } from '../invoices/issueInvoice.js'
import { issuing } from '../invoices/issuing.js'
import { pickUpWithin } from '../jobs/pickUpJob.js'
import type { MailServices } from '../messages/MailDelivery.js'
import {
  type ClaimedPayment,
  claimTerminalPayment,
  otherAmount,
  payWithTerminal,
} from '../onlinePayments/terminalSales.js'
import { followJobs } from '../payments/followJobs.js'
import { payInvoices } from '../payments/payInvoices.js'
import { type Received, settledBy } from '../payments/recordPayment.js'
import { endWithin } from '../reservations/endReservation.js'
import { readTillLines, type TillLine, type TillLines } from './TillLine.js'

/** What is entered at the till. */
export interface Sale {
  lines: readonly TillLine[]
  /** That are collected, of one customer. */
  jobs: readonly BilledJob[]
  /** Null for someone whom the shop does not know, and where a job says who it is. */
  customer: number | null
  kind: 'invoice' | 'receipt'
  /** A receipt is paid at once and exactly; an invoice may be paid later. */
  payments: readonly Received[]
  /** What was paid on a terminal for it, and no sale was booked with yet: the id of the online payment. */
  onlinePayment?: number | null
  /** What was shown, in cents with VAT. */
  total: number
  /** Whether the shop knows that a job comes to more than was agreed. */
  isAboveAgreed: boolean
  /** Whether the shop knows that it sells what is not in stock by its count. */
  isAboveStock: boolean
  reference: string | null
  key: string | null
}

/**
 * Sells over the counter, all at once or not at all: the receipt or invoice is issued and paid, what is sold leaves the stock,
 * jobs and reservations are collected.
 * @param now of the demo, whose documents are older than it
 * @returns the id of the receipt or invoice
 * @throws ShopError NOT_FOUND, VALIDATION, or CONFLICT for another total than was shown, what is not in stock, a job that is
 * billed, a reservation that has ended, what was paid on a terminal and is another amount or booked already
 */
export async function sellAtTill(context: Context<MailServices>, sale: Sale, now?: Date): Promise<number> {
  const { key, ...about } = sale
  return bookedOnce(context, key, ['sellAtTill', about], async (booking) => {
    const read = await readTillLines(context, sale.lines)
    return issuing(
      context,
      sale.kind,
      async (manager, allocated) => {
        await booking.take(manager)
        const claimed = sale.onlinePayment == null ? null : await claimTerminalPayment(manager, sale.onlinePayment)
        const jobs = await lockJobs(manager, sale.jobs)
        await takeFromStock(manager, context, read.sold, sale.isAboveStock)
        await collectReservations(manager, context, read)
        const draft = await addDraft(manager, context, sale, jobs, read)
        const issued = await issueLocked(manager, context, draft, allocated)
        assertTotal(issued, sale.total)
        const first = draft.lines.length - read.lines.length
        const sold = read.sold.map((item) => ({ ...item, line: item.line + first }))
        await noteSold(manager, context, issued.id, sold, new Date(allocated.at))
        await pay(manager, context, issued, jobs, read, sale, claimed)
        for (const { kind, id } of jobs) await pickUpWithin(manager, context, kind, id, true, {})
        await booking.made(manager, issued.id)
        return issued.id
      },
      now,
    )
  })
}

async function collectReservations(
  manager: EntityManager,
  context: Context<MailServices>,
  { reservations }: TillLines,
): Promise<void> {
  for (const { id, pair } of reservations.toSorted((one, other) => one.id - other.id)) {
    const ended = await endWithin(manager, context, { id, pair, end: 'collected', notify: false, isSold: true })
    if (!ended) throw new ShopError('CONFLICT', { message: { key: 'reservation.ended' } })
  }
}

async function addDraft(
  manager: EntityManager,
  context: Context,
  { customer, kind, isAboveAgreed, reference }: Sale,
  jobs: readonly BillableJob[],
  { lines }: TillLines,
): Promise<InvoiceRow> {
  await validate(Invoice, inputsFor(Invoice).create, withDefaults(Invoice, { kind, customer, reference, lines }))
  const [first] = jobs
  const ofJobs = first && (await billOfJobs(manager, first, jobs, isAboveAgreed))
  if (ofJobs && customer !== null && customer !== ofJobs.customer) {
    throw new ShopError('CONFLICT', { message: { key: 'payment.oneCustomer' } })
  }
  // What is sold over the counter has its VAT in its price.
  if (ofJobs && !ofJobs.includingVat && lines.length > 0) {
    throw new ShopError('CONFLICT', { message: { key: 'invoice.mixedPrices' } })
  }
  const named = ofJobs?.customer ?? customer
  const known = named === null ? null : await manager.findOneBy(Customer, { id: named })
  if (named !== null && !known) throw invalidField('customer', { key: 'invoice.customerNeeded' })
  return addBill(manager, context, jobs, {
    ...{ kind, customer: named, language: known?.language ?? defaultLanguage },
    lines: [...(ofJobs?.lines ?? []), ...lines],
    includingVat: ofJobs?.includingVat ?? true,
    reference: reference ?? ofJobs?.reference ?? null,
  })
}

/** What was paid with a job or a reservation before counts first. @throws ShopError VALIDATION for too little of a receipt, or too much */
async function pay(
  manager: EntityManager,
  context: Context,
  issued: InvoiceRow,
  jobs: readonly BillableJob[],
  { reservations }: TillLines,
  { payments, kind }: Sale,
  claimed: ClaimedPayment | null,
): Promise<void> {
  const collected = reservations.map(({ id }) => id)
  let invoice = await payWithFormer(manager, context, issued, jobs, collected)
  if ((invoice.openAmount ?? 0) < 0) throw invalidField('lines', { key: 'till.belowZero' })
  if (claimed) invoice = await payWithTerminal(manager, context, invoice, claimed)
  const open = invoice.openAmount ?? 0
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const isRight = kind === 'receipt' ? paid === open : paid <= open
  if (claimed && !isRight) throw otherAmount(paid + settledBy(claimed.payment), open + settledBy(claimed.payment))
  if (!isRight || payments.some(({ amount }) => amount <= 0)) {
    throw invalidField('payments', { key: 'till.payExactly', values: { open: { cents: open } } })
  }
  for (const received of payments) {
    ;[invoice = invoice] = (await payInvoices(manager, context, [invoice], received)).invoices
  }
  if (payments.length === 0) await followJobs(manager, context, [invoice])
}
