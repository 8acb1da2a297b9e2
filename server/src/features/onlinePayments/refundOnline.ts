import { createHash, randomUUID } from 'node:crypto'
import { IsNull } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Database } from '../../kernel/database/Database.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import { assertKey } from '../messages/idempotency.js'
import { ProviderRefused } from './Mollie.js'
import { OnlinePayment } from './OnlinePayment.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'

/**
 * Gives money back by the way it came. The provider gives it back once for each key, and never more than was paid; what it
 * has done is recorded like what it reports by itself.
 * @param amount in cents
 * @param key of the request, or its header `Idempotency-Key`; null for a request that is never repeated
 * @throws ShopError NOT_FOUND, VALIDATION, CONFLICT for what is not paid or was booked meanwhile, UNAVAILABLE
 */
export async function refundOnline(
  context: Context<OnlinePaymentServices>,
  id: number,
  amount: number,
  key: string | null,
): Promise<void> {
  const { services, caller } = context
  const { onlinePayments, database, settings } = services
  const given = key ?? caller?.idempotencyKey ?? null
  if (given !== null) assertKey(given)
  const row = await database.rows.first<OnlinePayment>(OnlinePayment, { id })
  if (!row) throw notFound(managedEntity(OnlinePayment))
  const provider = await onlinePayments.provider()
  if (!provider) throw new ShopError('CONFLICT', { message: { key: 'onlinePayment.none' } })
  if (row.status !== 'paid' || row.providerId === null) {
    throw new ShopError('CONFLICT', { message: { key: 'onlinePayment.notPaid' } })
  }
  // What may be given back is the provider's to say; a repeated request is answered as the first one was.
  if (amount <= 0 || amount > row.amount) throw tooMuch(row)
  if (row.isUnbooked && !(await claimUnbooked(database, row.id))) {
    throw new ShopError('CONFLICT', { message: { key: 'till.terminalUsed' } })
  }
  // Asked about soon, whatever becomes of this process meanwhile.
  await onlinePayments.plan(row.id, new Date(Date.now() + soonMilliseconds))
  try {
    const once = createHash('sha256')
      .update(`refund ${row.id} ${amount} ${given ?? randomUUID()}`)
      .digest('hex')
    await provider.refund(row.providerId, amount, settings.currency, row.title, once)
  } catch (error) {
    context.log.warn({ onlinePayment: row.id, err: error }, 'An online payment could not be given back')
    if (error instanceof ProviderRefused) {
      if (row.isUnbooked) await giveBackUnbooked(database, row.id)
      throw tooMuch(row)
    }
    throw new ShopError('UNAVAILABLE', { message: { key: 'onlinePayment.unavailable' } })
  }
  await onlinePayments.look(provider, row).catch((error: unknown) => {
    // It was given back: the next round records it.
    context.log.warn({ onlinePayment: row.id, err: error }, 'What was given back online is not recorded yet')
  })
}

const soonMilliseconds = 30_000

/** No sale is booked any more with what goes back; until it has, the shop is told. */
async function claimUnbooked(database: Database, id: number): Promise<boolean> {
  const values = { isUnbooked: false, isRefundDue: true }
  const changed = database.write((manager) =>
    records.updateWhere(manager, OnlinePayment, { id, isUnbooked: true }, values),
  )
  return (await changed) > 0
}

/** Nothing went back: a sale may be booked with it again. */
async function giveBackUnbooked(database: Database, id: number): Promise<void> {
  const where = { id, invoice: IsNull(), isRefundDue: true, refunded: 0, chargedBack: 0 }
  const values = { isUnbooked: true, isRefundDue: false }
  await database.write((manager) => records.updateWhere(manager, OnlinePayment, where, values))
}

function tooMuch({ amount, refunded, chargedBack }: OnlinePayment): ShopError {
  const max = Math.max(0, amount - refunded - chargedBack)
  return invalidField('amount', { key: 'onlinePayment.refundAmount', values: { max: { cents: max } } })
}
