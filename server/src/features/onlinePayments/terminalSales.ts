import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import type { InvoiceRow } from '../invoices/issueInvoice.js'
import { Payment } from '../payments/Payment.js'
import { settle } from '../payments/payInvoices.js'
import { settledBy } from '../payments/recordPayment.js'
import { OnlinePayment } from './OnlinePayment.js'

/** What was paid on a terminal for a sale that is being booked. */
export interface ClaimedPayment {
  onlinePayment: number
  payment: Payment
}

/**
 * Takes what was paid on a terminal for the sale of this transaction: of several that want it, one gets it.
 * @param id of the online payment
 * @throws ShopError NOT_FOUND, CONFLICT for what is not paid, was booked or went back, at least in part
 */
export async function claimTerminalPayment(manager: EntityManager, id: number): Promise<ClaimedPayment> {
  const where = { id, isUnbooked: true, refunded: 0, chargedBack: 0 }
  const isClaimed = (await records.updateWhere(manager, OnlinePayment, where, { isUnbooked: false })) > 0
  const row = await manager.findOneBy(OnlinePayment, { id })
  if (!row) throw notFound(managedEntity(OnlinePayment))
  const payment = isClaimed ? await manager.findOneBy(Payment, { providerKey: row.providerId ?? '' }) : null
  if (!payment) throw new ShopError('CONFLICT', { message: { key: 'till.terminalUsed' } })
  return { onlinePayment: id, payment }
}

/**
 * Pays the bill of a sale with what was paid on a terminal.
 * @returns the bill as it is then
 * @throws ShopError CONFLICT for more than is open of it
 */
export async function payWithTerminal(
  manager: EntityManager,
  context: Context,
  invoice: InvoiceRow,
  { onlinePayment, payment }: ClaimedPayment,
): Promise<InvoiceRow> {
  const [paid, open] = [settledBy(payment), invoice.openAmount ?? 0]
  if (paid > open) throw otherAmount(paid, open)
  const [after = invoice] = await settle(manager, context, payment, [invoice])
  await records.updateWhere(manager, OnlinePayment, { id: onlinePayment }, { invoice: invoice.id })
  return after
}

/** What was paid on the terminal is not what is to be paid; both in cents. */
export function otherAmount(paid: number, open: number): ShopError {
  const values = { paid: { cents: paid }, open: { cents: open } }
  return new ShopError('CONFLICT', { message: { key: 'till.terminalAmount', values } })
}
