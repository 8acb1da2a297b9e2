import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { maxCents, roundedCash } from '../../kernel/shared/money.js'
import { type InvoiceRow } from '../invoices/issueInvoice.js'
import { moveOpenAmount } from '../invoices/moveOpenAmount.js'
import { insertPayment } from './insertPayment.js'
import { Payment } from './Payment.js'
import { PaymentShare } from './PaymentShare.js'
import type { ReceivedBy } from './paymentMethods.js'

/** From which amount on a trader may not be paid in cash, in cents: since 2026 it is forbidden. */
export const maxCash = 300_000

/** Money that changed hands; amounts in cents, below zero for what was given back. */
export interface Received {
  method: ReceivedBy
  /** What is settled by it: of cash, before it is rounded to five cents. */
  amount: number
  /** What the customer gave in cash. */
  tendered?: number | null
  /** When, UTC; now when not given. */
  receivedAt?: string | null
  reason?: string | null
  /** What was traded in, where that is the method. */
  boughtItem?: number | null
}

/** Where a payment was recorded: by the shop unless it says otherwise. */
export type PaymentSource = Partial<Pick<Payment, 'origin' | 'providerKey'>>

type Of = PaymentSource &
  Partial<Pick<Payment, 'customer' | 'jobKind' | 'job' | 'reservation' | 'corrects'>> & { title: string }

/** Records money within a transaction. What it pays is up to the caller: `shareOut`. */
export function recordPayment(
  manager: EntityManager,
  context: Context,
  { method, amount, tendered = null, receivedAt, reason = null }: Received,
  of: Of,
): Promise<Payment> {
  if (amount === 0 || Math.abs(amount) > maxCents) throw invalidField('amount', { key: 'payment.amount' })
  const received = method === 'cash' ? roundedCash(amount) : amount
  if (tendered !== null && (method !== 'cash' || tendered < received)) {
    throw invalidField('tendered', { key: 'payment.tendered' })
  }
  const payment = {
    ...{ origin: 'shop' as const, customer: null, jobKind: null, job: null, reservation: null },
    ...{ corrects: null, providerKey: null, ...of },
    ...{ title: of.title.slice(0, 120), amount: received, rounding: received - amount, tendered, method, reason },
    receivedAt: receivedAt ?? new Date().toISOString(),
    recordedBy: context.viewer?.name ?? null,
  } as const
  return insertPayment(manager, context, payment)
}

/** What a payment has settled, whatever it was rounded to. */
export function settledBy({ amount, rounding }: Pick<Payment, 'amount' | 'rounding'>): number {
  return amount - rounding
}

/** What of a payment pays no invoice yet. */
export async function leftOf(manager: EntityManager, payment: Payment): Promise<number> {
  const shares = await manager.findBy(PaymentShare, { payment: payment.id })
  return shares.reduce((left, { amount }) => left - amount, settledBy(payment))
}

/**
 * Has a payment pay an invoice that the caller has locked.
 * @param amount in cents, below zero for what is given back
 * @returns the invoice as it is then
 */
export async function shareOut(
  manager: EntityManager,
  context: Context,
  payment: Payment,
  invoice: InvoiceRow,
  amount: number,
): Promise<InvoiceRow> {
  const known = { payment: payment.id, invoice: invoice.id }
  const share = await manager.findOneBy(PaymentShare, known)
  // What was shared out stays; more of the same payment for the same invoice is one share.
  if (share) throw new ShopError('CONFLICT')
  await manager.insert(PaymentShare, { ...known, amount })
  if (payment.method === 'cash') await assertLittleCash(manager, invoice)
  return moveOpenAmount(manager, context, invoice, -amount)
}

/**
 * Instalments of one invoice count together.
 * @throws ShopError VALIDATION for cash that the law forbids
 */
async function assertLittleCash(manager: EntityManager, { id }: InvoiceRow): Promise<void> {
  const shares = await manager.findBy(PaymentShare, { invoice: id })
  const cash = await manager.findBy(Payment, { id: In(shares.map(({ payment }) => payment)), method: 'cash' })
  const ofCash = new Set(cash.map((payment) => payment.id))
  const amounts = shares.filter(({ payment }) => ofCash.has(payment)).map(({ amount }) => amount)
  const [received, givenBack] = [Math.max, Math.min].map((one) => amounts.reduce((sum, each) => sum + one(each, 0), 0))
  if ((received ?? 0) < maxCash && -(givenBack ?? 0) < maxCash) return
  throw invalidField('method', { key: 'payment.tooMuchCash', values: { max: { cents: maxCash } } })
}
