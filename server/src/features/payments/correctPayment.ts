import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow, lockedRow } from '../../kernel/records/lockedRow.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import { BoughtItemSetOff } from '../boughtItems/BoughtItemSetOff.js'
import { setOffsOf, undoSetOff } from '../boughtItems/setOff.js'
import { moveOpenAmount } from '../invoices/moveOpenAmount.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { followJobs } from './followJobs.js'
import { insertPayment } from './insertPayment.js'
import { Payment } from './Payment.js'
import { PaymentShare } from './PaymentShare.js'
import { lockInvoices } from './payInvoices.js'

export const paymentEntity = managedEntity(Payment)

/**
 * Takes back a payment that was recorded by mistake, by its exact opposite: once, the database sees to it.
 * @throws ShopError NOT_FOUND, VALIDATION without a reason, CONFLICT for one that was corrected or corrects another
 */
export async function correctPayment(context: Context, id: number, reason: string): Promise<Payment> {
  const why = cleanedLine(reason)
  if (why === '') throw invalidField('reason', { key: 'payment.reasonNeeded' })
  const { database } = context.services
  // Read before the transaction: on MySQL its first read settles what all others see, so the locks come first.
  const { jobKind: kind, job: ofJob } = (await database.reader.findOneBy(Payment, { id })) ?? {}
  return database.write(async (manager) => {
    // While its job is billed, what was paid with it may come to pay the bill.
    if (kind && ofJob) await lockedRow(manager, managedEntity(jobTypes[kind as JobKind]), ofJob)
    const payment = (await lockExistingRow(manager, paymentEntity, id)) as unknown as Payment
    const shares = await manager.find(PaymentShare, { where: { payment: id }, order: { invoice: 'ASC' } })
    const invoices = await lockInvoices(
      manager,
      shares.map(({ invoice }) => invoice),
    )
    if (payment.corrects !== null || (await manager.existsBy(Payment, { corrects: id }))) {
      throw new ShopError('CONFLICT', { message: { key: 'payment.correctedAlready' } })
    }
    // It goes back by the way it came, so that the till does not count on it.
    // What was paid at the till before its sale is booked or given back there.
    const isUnbooked = payment.origin === 'online' && payment.jobKind === null && shares.length === 0
    if (payment.reservation !== null || isUnbooked)
      throw new ShopError('CONFLICT', { message: { key: 'payment.paidOnline' } })
    const setOff = await manager.findOneBy(BoughtItemSetOff, { payment: id })
    if (setOff) await takeBackSetOff(manager, context, setOff)
    const { title, amount, rounding, method, origin, customer, jobKind, job } = payment
    const opposite = await insertPayment(manager, context, {
      ...{
        title,
        method,
        origin,
        customer,
        jobKind,
        job,
        reservation: null,
        tendered: null,
        corrects: id,
        providerKey: null,
      },
      ...{ amount: -amount, rounding: -rounding || 0, reason: why.slice(0, 200) },
      ...{ receivedAt: new Date().toISOString(), recordedBy: context.viewer?.name ?? null },
    })
    if (setOff) await manager.insert(BoughtItemSetOff, { ...setOff, payment: opposite.id, amount: -setOff.amount })
    const after = []
    for (const share of shares) {
      await manager.insert(PaymentShare, { payment: opposite.id, invoice: share.invoice, amount: -share.amount })
      const invoice = invoices.find((each) => each.id === share.invoice)
      if (invoice) after.push(await moveOpenAmount(manager, context, invoice, share.amount))
    }
    await followJobs(manager, context, after)
    return opposite
  })
}

/** @throws ShopError CONFLICT for what was taken back with the sale, at least in part, or says that it was */
async function takeBackSetOff(
  manager: EntityManager,
  context: Context,
  { invoice, boughtItem, amount }: BoughtItemSetOff,
): Promise<void> {
  const left = (await setOffsOf(manager, invoice)).find((each) => each.boughtItem === boughtItem)
  if (amount < 0 || amount > (left?.amount ?? 0)) {
    throw new ShopError('CONFLICT', { message: { key: 'payment.correctedAlready' } })
  }
  await undoSetOff(manager, context, boughtItem, amount)
}
