import { type EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { type InvoiceRow, invoiceEntity } from '../invoices/issueInvoice.js'
import { followJobs } from './followJobs.js'
import type { Payment } from './Payment.js'
import { leftOf, type PaymentSource, type Received, recordPayment, shareOut } from './recordPayment.js'
import { shareAmong } from './shareAmong.js'
import { payByTradeIn } from './tradeIns.js'

/** The invoices of these ids, locked in the order of their ids, so that concurrent calls cannot deadlock. */
export async function lockInvoices(manager: EntityManager, ids: readonly number[]): Promise<InvoiceRow[]> {
  const invoices: InvoiceRow[] = []
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    invoices.push((await lockExistingRow(manager, invoiceEntity, id)) as InvoiceRow)
  }
  return invoices
}

/**
 * Records money for invoices that the caller has locked: each is paid as far as the money reaches, in the order in which they
 * were issued. What is left over stays with the payment, until it is shared out or given back.
 * @throws ShopError CONFLICT for what is a draft or a credit note, or of different customers; VALIDATION
 */
export async function payInvoices(
  manager: EntityManager,
  context: Context,
  invoices: readonly InvoiceRow[],
  received: Received,
  source: PaymentSource = {},
): Promise<{ payment: Payment; invoices: InvoiceRow[] }> {
  const wrong = invoices.length === 0 || invoices.some(({ status, kind }) => status !== 'issued' || kind === 'credit')
  if (wrong) throw new ShopError('CONFLICT', { message: { key: 'payment.notPayable' } })
  const [customer = null, ...others] = new Set(invoices.map((invoice) => invoice.customer))
  if (others.length > 0) throw new ShopError('CONFLICT', { message: { key: 'payment.oneCustomer' } })
  if (received.method === 'trade-in') return payByTradeIn(manager, context, invoices, received)
  if (received.boughtItem != null) throw invalidField('method', { key: 'payment.tradeIn' })
  const title = invoices.map(({ number }) => number).join(', ')
  const payment = await recordPayment(manager, context, received, { title, customer, ...source })
  return { payment, invoices: await settle(manager, context, payment, invoices) }
}

/** Shares a payment out among invoices that it may pay: the oldest first, each as far as the rest of it reaches. */
export async function settle(
  manager: EntityManager,
  context: Context,
  payment: Payment,
  invoices: readonly InvoiceRow[],
): Promise<InvoiceRow[]> {
  const open = invoices.map(({ openAmount }) => openAmount ?? 0)
  const { shares, left } = shareAmong(await leftOf(manager, payment), open)
  const after: InvoiceRow[] = []
  for (const [at, invoice] of invoices.entries()) {
    const share = shares[at] ?? 0
    after.push(share === 0 ? invoice : await shareOut(manager, context, payment, invoice, share))
  }
  // Money that is given back has to be owed.
  if (left < 0) throw invalidField('amount', { key: 'payment.notOwed' })
  await followJobs(manager, context, after)
  return after
}
