import { type EntityManager, LessThan } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import type { JobRow } from '../jobs/JobReader.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { lockInvoices, payInvoices } from '../payments/payInvoices.js'
import { type PaymentSource, type Received, recordPayment } from '../payments/recordPayment.js'
import type { SeenPayment } from './Mollie.js'
import { OnlinePayment } from './OnlinePayment.js'
import { rankOf } from './onlinePaymentStatuses.js'
import { invoiceOf } from './Payable.js'
import { settleReturned } from './settleReturned.js'

/**
 * Takes over what the provider says of a payment: whatever was reported twice, late or out of order is booked once. The
 * first statement decides: it changes the row only where that is behind, and whoever comes later finds it changed.
 */
export async function settleOnlinePayment(
  context: Context,
  { id }: Pick<OnlinePayment, 'id'>,
  seen: SeenPayment,
): Promise<void> {
  const { database, settings } = context.services
  if (seen.currency !== settings.currency) throw new Error(`${seen.id} was paid in ${seen.currency}`)
  const { status, paidAt, expiresAt } = seen
  const isPaid = status === 'paid'
  await database.write(async (manager) => {
    const values = {
      status,
      rank: rankOf(status),
      expiresAt,
      ...(isPaid && { paidAt: paidAt ?? new Date().toISOString() }),
    }
    const changed = await records.updateWhere(manager, OnlinePayment, { id, rank: LessThan(rankOf(status)) }, values)
    if (changed > 0 && isPaid) await book(manager, context, id, seen)
  })
  if (!isPaid) return
  for (const returned of seen.returned) {
    await database.write((manager) => settleReturned(manager, context, id, returned))
  }
}

/** Pays the invoice. What it does not need any more, since it was paid otherwise meanwhile, stays with the payment. */
async function book(manager: EntityManager, context: Context, id: number, seen: SeenPayment): Promise<void> {
  const row = (await lockExistingRow(manager, managedEntity(OnlinePayment), id)) as unknown as OnlinePayment
  const received = { method: 'online', amount: seen.amount, receivedAt: row.paidAt } as const
  const source = { origin: 'online', providerKey: seen.id } as const
  const invoice = await invoiceOf(manager, row)
  if (invoice !== null) {
    await payInvoices(manager, context, await lockInvoices(manager, [invoice]), received, source)
  } else await payWithJob(manager, context, row, received, source)
}

/** What is paid before the job is billed; its bill is paid by it then. */
async function payWithJob(
  manager: EntityManager,
  context: Context,
  { title, jobKind, job: id }: OnlinePayment,
  received: Received,
  source: PaymentSource,
): Promise<void> {
  const type = jobKind && jobTypes[jobKind]
  const job = type && id !== null ? ((await manager.findOneBy(type, { id })) as JobRow | null) : null
  const of = job ? { customer: job.customer, jobKind, job: id } : {}
  const { receivedAt: paidAt } = await recordPayment(manager, context, received, { title, ...of, ...source })
  if (type && job) await records.update(manager, type, job, { paidWith: 'payment-request', paidAt }, { by: context })
}
