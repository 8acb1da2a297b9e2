import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { say } from '../../kernel/i18n/say.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { moveOpenAmount } from '../invoices/moveOpenAmount.js'
import type { JobRow } from '../jobs/JobReader.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { followJobs } from '../payments/followJobs.js'
import { insertPayment } from '../payments/insertPayment.js'
import { Payment } from '../payments/Payment.js'
import { PaymentShare } from '../payments/PaymentShare.js'
import { lockInvoices } from '../payments/payInvoices.js'
import { leftOf, recordPayment, shareOut } from '../payments/recordPayment.js'
import type { Returned } from './Mollie.js'
import { OnlinePayment } from './OnlinePayment.js'
import { invoiceOf, isRefundDue } from './Payable.js'
import { ReturnedOnline } from './ReturnedOnline.js'

/**
 * Records money that went back from an online payment, once; and its opposite, once, where that was called off. Of what
 * went back, the surplus of the payment comes first; the rest is open again on the invoice.
 */
export async function settleReturned(
  manager: EntityManager,
  context: Context,
  onlinePayment: number,
  returned: Returned,
): Promise<void> {
  // Its row is locked first, so that reports of the same take turns.
  const row = (await lockExistingRow(manager, managedEntity(OnlinePayment), onlinePayment)) as unknown as OnlinePayment
  const known = await manager.findOneBy(ReturnedOnline, { providerId: returned.id })
  if (known ? known.isUndone || !returned.isUndone : returned.isUndone) return
  if (known) await takeBack(manager, context, row, known)
  else await giveBack(manager, context, row, returned)
  const total = returned.kind === 'refund' ? 'refunded' : 'chargedBack'
  const moved = known ? -returned.amount : returned.amount
  const after = { ...row, [total]: row[total] + moved, isUnbooked: false }
  const values = { [total]: after[total], isUnbooked: false, isRefundDue: await isRefundDue(manager, after) }
  await records.updateWhere(manager, OnlinePayment, { id: row.id }, values)
}

async function giveBack(
  manager: EntityManager,
  context: Context,
  row: OnlinePayment,
  returned: Returned,
): Promise<void> {
  const { title, providerId } = row
  const id = await invoiceOf(manager, row)
  const [invoice] = id === null ? [] : await lockInvoices(manager, [id])
  const original = providerId === null ? null : await manager.findOneBy(Payment, { providerKey: providerId })
  const surplus = original ? await surplusOf(manager, row.id, original) : 0
  // All of what was paid before the bill: the job is as if it had not been paid.
  const undone = id === null && original?.amount === returned.amount ? original : null
  const isBack = returned.kind === 'chargeback'
  const payment = await recordPayment(
    manager,
    context,
    {
      ...{ method: 'online', amount: -returned.amount, receivedAt: returned.at },
      reason: say(defaultLanguage, { key: isBack ? 'onlinePayment.chargedBack' : 'onlinePayment.refunded' }),
    },
    {
      ...{ title, customer: original?.customer ?? null, origin: 'online', providerKey: returned.id },
      // What went back before there is a bill is known with what it was paid for.
      ...(id === null && { jobKind: row.jobKind, job: row.job, reservation: row.reservation }),
      ...(undone && { corrects: undone.id }),
    },
  )
  const share = Math.max(0, returned.amount - Math.max(0, surplus))
  if (invoice && share > 0) {
    await followJobs(manager, context, [await shareOut(manager, context, payment, invoice, -share)])
  }
  if (undone) await unpaid(manager, context, row)
  const made = { providerId: returned.id, onlinePayment: row.id, payment: payment.id, isUndone: false }
  await manager.insert(ReturnedOnline, made)
}

/** A job whose payment went back is to be paid. */
async function unpaid(
  manager: EntityManager,
  context: Context,
  { jobKind, job: id, quote }: OnlinePayment,
): Promise<void> {
  const type = jobKind && jobTypes[jobKind]
  const job = type && id !== null ? ((await manager.findOneBy(type, { id })) as JobRow | null) : null
  if (type && job && quote === null)
    await records.update(manager, type, job, { paidWith: 'later', paidAt: null }, { by: context })
}

/** What of the payment pays nothing and was not given back yet. */
async function surplusOf(manager: EntityManager, onlinePayment: number, original: Payment): Promise<number> {
  let left = await leftOf(manager, original)
  for (const { payment } of await manager.findBy(ReturnedOnline, { onlinePayment, isUndone: false })) {
    left += await leftOf(manager, await manager.findOneByOrFail(Payment, { id: payment }))
  }
  return left
}

async function takeBack(
  manager: EntityManager,
  context: Context,
  row: OnlinePayment,
  known: ReturnedOnline,
): Promise<void> {
  const id = await invoiceOf(manager, row)
  const [invoice] = id === null ? [] : await lockInvoices(manager, [id])
  const { title, amount, method, origin, customer, jobKind, job, reservation } = await manager.findOneByOrFail(
    Payment,
    { id: known.payment },
  )
  await manager.update(ReturnedOnline, { providerId: known.providerId }, { isUndone: true })
  // Someone of the shop may have taken it back by hand.
  if (await manager.existsBy(Payment, { corrects: known.payment })) return
  const opposite = await insertPayment(manager, context, {
    ...{ title, method, origin, customer, jobKind, job, reservation, tendered: null, providerKey: null },
    ...{ amount: -amount, rounding: 0, corrects: known.payment, receivedAt: new Date().toISOString() },
    ...{ reason: say(defaultLanguage, { key: 'onlinePayment.calledOff' }), recordedBy: null },
  })
  const share = invoice && (await manager.findOneBy(PaymentShare, { payment: known.payment, invoice: invoice.id }))
  if (!invoice || !share) return
  await manager.insert(PaymentShare, { payment: opposite.id, invoice: invoice.id, amount: -share.amount })
  await followJobs(manager, context, [await moveOpenAmount(manager, context, invoice, share.amount)])
}
