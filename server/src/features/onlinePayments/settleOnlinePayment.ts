import { type EntityManager, LessThan } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { issueDeposit } from '../billing/billDeposit.js'
import { issuing } from '../invoices/issuing.js'
import type { JobRow } from '../jobs/JobReader.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { lockInvoices, payInvoices } from '../payments/payInvoices.js'
import { type PaymentSource, type Received, recordPayment } from '../payments/recordPayment.js'
import type { SeenPayment } from './Mollie.js'
import { OnlinePayment } from './OnlinePayment.js'
import { rankOf } from './onlinePaymentStatuses.js'
import { invoiceOf, isDepositUnbilled, isRefundDue } from './Payable.js'
import { settleReturned } from './settleReturned.js'

/**
 * Takes over what the provider says of a payment: whatever was reported twice, late or out of order is booked once. The
 * first statement decides: it changes the row only where that is behind, and whoever comes later finds it changed.
 */
export async function settleOnlinePayment(
  context: Context,
  { id, quote }: Pick<OnlinePayment, 'id' | 'quote'>,
  seen: SeenPayment,
): Promise<void> {
  const { database, settings } = context.services
  if (seen.currency !== settings.currency) throw new Error(`${seen.id} was paid in ${seen.currency}`)
  const { status, paidAt, expiresAt } = seen
  const isPaid = status === 'paid'
  const values = {
    status,
    rank: rankOf(status),
    expiresAt,
    ...(isPaid && { paidAt: paidAt ?? new Date().toISOString() }),
  }
  const take = (manager: EntityManager) =>
    records.updateWhere(manager, OnlinePayment, { id, rank: LessThan(rankOf(status)) }, values)
  const isBilled = isPaid && quote !== null && (await billDepositPaid(context, id, seen, take))
  if (!isBilled) {
    await database.write(async (manager) => {
      if ((await take(manager)) > 0 && isPaid) await book(manager, context, id, seen)
    })
  }
  if (!isPaid) return
  for (const returned of seen.returned) {
    await database.write((manager) => settleReturned(manager, context, id, returned))
  }
}

/** There is nothing to issue, so that the number goes back with the transaction. */
class NothingIssued extends Error {}

/**
 * Issues the invoice of a deposit and has it paid, at once; like what is paid at the counter.
 * @returns whether it did: not where it is booked already, was billed meanwhile, or lacks what an invoice needs
 */
async function billDepositPaid(
  context: Context,
  id: number,
  seen: SeenPayment,
  take: (manager: EntityManager) => Promise<number>,
): Promise<boolean> {
  try {
    await issuing(context, 'deposit', async (manager, allocated) => {
      if ((await take(manager)) === 0) throw new NothingIssued()
      const row = await lockRow(manager, id)
      const { jobKind, job, amount } = row
      if (jobKind === null || job === null || !(await isDepositUnbilled(manager, row))) throw new NothingIssued()
      const { received, source } = receivedOf(row, seen)
      const deposit = { job: { kind: jobKind, id: job }, amount, payments: [received] }
      const invoice = await issueDeposit(manager, context, deposit, allocated, source)
      await records.updateWhere(manager, OnlinePayment, { id }, { invoice })
    })
    return true
  } catch (error) {
    // Money is never refused: without its invoice it is kept with the job, and pays the bill.
    if (!(error instanceof NothingIssued || error instanceof ShopError)) throw error
    return false
  }
}

/** Pays the invoice. What it does not need any more, since it was paid otherwise meanwhile, stays with the payment. */
async function book(manager: EntityManager, context: Context, id: number, seen: SeenPayment): Promise<void> {
  const row = await lockRow(manager, id)
  const { received, source } = receivedOf(row, seen)
  const invoice = await invoiceOf(manager, row)
  if (invoice !== null) {
    await payInvoices(manager, context, await lockInvoices(manager, [invoice]), received, source)
    if (row.quote !== null) await records.updateWhere(manager, OnlinePayment, { id }, { invoice })
    return
  }
  if (row.sale !== null) {
    // The till books its sale with it, or gives it back.
    await recordPayment(manager, context, received, { title: row.title, ...source })
    await records.updateWhere(manager, OnlinePayment, { id }, { isUnbooked: true })
    return
  }
  if (row.reservation === null) return payWithJob(manager, context, row, received, source)
  const { title, reservation } = row
  await recordPayment(manager, context, received, { title, reservation, ...source })
  // It may have ended while its visitor was paying.
  if (await isRefundDue(manager, row)) {
    await records.updateWhere(manager, OnlinePayment, { id }, { isRefundDue: true })
  }
}

async function lockRow(manager: EntityManager, id: number): Promise<OnlinePayment> {
  return (await lockExistingRow(manager, managedEntity(OnlinePayment), id)) as unknown as OnlinePayment
}

function receivedOf({ paidAt }: OnlinePayment, { id, amount }: SeenPayment) {
  return {
    received: { method: 'online', amount, receivedAt: paidAt },
    source: { origin: 'online', providerKey: id },
  } as const
}

/** What is paid before the job is billed; its bill is paid by it then. */
async function payWithJob(
  manager: EntityManager,
  context: Context,
  { title, jobKind, job: id, quote }: OnlinePayment,
  received: Received,
  source: PaymentSource,
): Promise<void> {
  const type = jobKind && jobTypes[jobKind]
  const job = type && id !== null ? ((await manager.findOneBy(type, { id })) as JobRow | null) : null
  const of = job ? { customer: job.customer, jobKind, job: id } : {}
  const { receivedAt: paidAt } = await recordPayment(manager, context, received, { title, ...of, ...source })
  // A deposit is not all that is to be paid.
  if (type && job && quote === null)
    await records.update(manager, type, job, { paidWith: 'payment-request', paidAt }, { by: context })
}
