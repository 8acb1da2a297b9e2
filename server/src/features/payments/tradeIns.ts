import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { BoughtItemSetOff } from '../boughtItems/BoughtItemSetOff.js'
import { setOff, setOffsOf, undoSetOff } from '../boughtItems/setOff.js'
import type { InvoiceRow } from '../invoices/issueInvoice.js'
import { followJobs } from './followJobs.js'
import type { Payment } from './Payment.js'
import { PaymentShare } from './PaymentShare.js'
import { type Received, recordPayment, shareOut } from './recordPayment.js'

/**
 * What the shop owes for goods that it has bought in pays one invoice that the caller has locked; no money changes hands.
 * @throws ShopError VALIDATION for more than is open of the invoice or owed for the goods, CONFLICT for what is set off already
 */
export async function payByTradeIn(
  manager: EntityManager,
  context: Context,
  invoices: readonly InvoiceRow[],
  received: Received,
): Promise<{ payment: Payment; invoices: InvoiceRow[] }> {
  const { boughtItem, amount } = received
  const [invoice, ...others] = invoices
  if (amount < 0) throw invalidField('method', { key: 'payment.tradeInBack' })
  if (boughtItem == null || !invoice || others.length > 0) throw invalidField('method', { key: 'payment.tradeIn' })
  const max = Math.max(0, invoice.openAmount ?? 0)
  if (amount > max) throw invalidField('amount', { key: 'payment.tradedIn', values: { max: { cents: max } } })
  const { number } = await setOff(manager, context, boughtItem, { invoice: invoice.id, amount })
  const title = `${invoice.number}, ${number}`
  const payment = await recordPayment(manager, context, received, { title, customer: invoice.customer })
  await manager.insert(BoughtItemSetOff, { payment: payment.id, boughtItem, invoice: invoice.id, amount })
  const after = await shareOut(manager, context, payment, invoice, amount)
  await followJobs(manager, context, [after])
  return { payment, invoices: [after] }
}

/**
 * What was traded in for an invoice that is taken back is owed for the goods once more: no more is given back in money than
 * was received in money, which goes first.
 * @param invoice that the caller has locked, with what is too much of it below zero
 * @returns the invoice as it is then: what is left below zero is to be given back in money
 */
export async function returnTradeIns(
  manager: EntityManager,
  context: Context,
  invoice: InvoiceRow,
  { reason, receivedAt }: Pick<Received, 'reason' | 'receivedAt'>,
): Promise<InvoiceRow> {
  const setOffs = await setOffsOf(manager, invoice.id)
  if (setOffs.length === 0) return invoice
  const money = await moneyReceived(manager, invoice.id, setOffs)
  let left = -(invoice.openAmount ?? 0) - Math.max(0, money)
  const back = setOffs.flatMap(({ boughtItem, amount }) => {
    const part = Math.min(amount, Math.max(0, left))
    left -= part
    return part === 0 ? [] : [{ boughtItem, amount: part }]
  })
  // The goods before any payment, which locks the till.
  for (const { boughtItem, amount } of back) await undoSetOff(manager, context, boughtItem, amount)
  let after = invoice
  for (const { boughtItem, amount: part } of back) {
    const amount = -part
    const given: Received = { method: 'trade-in', amount, reason, receivedAt }
    const of = { title: invoice.number ?? '', customer: invoice.customer }
    const payment = await recordPayment(manager, context, given, of)
    await manager.insert(BoughtItemSetOff, { payment: payment.id, boughtItem, invoice: invoice.id, amount })
    after = await shareOut(manager, context, payment, after, amount)
  }
  return after
}

/** What was received for an invoice otherwise than by what was traded in, less what was given back; in cents. */
export async function moneyReceived(
  manager: EntityManager,
  invoice: number,
  setOffs: readonly { amount: number }[],
): Promise<number> {
  const shares = manager.createQueryBuilder(PaymentShare, 'share').where('share.invoice = :invoice', { invoice })
  if (manager.queryRunner?.isTransactionActive && manager.connection.options.type !== 'better-sqlite3') {
    // As others have left them, whatever this transaction has read before.
    shares.setLock('pessimistic_write')
  }
  const settled = (await shares.getMany()).reduce((sum, { amount }) => sum + amount, 0)
  return settled - setOffs.reduce((sum, { amount }) => sum + amount, 0)
}
