import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { Payment } from '../payments/Payment.js'
import { standingPayments } from '../payments/standingPayments.js'
import { lockPair } from '../products/productStock.js'
import { queueReservationMails } from './mails/queueReservationMails.js'
import { openReservation } from './openReservation.js'
import type { Reservation } from './Reservation.js'
import { ReservationHold } from './ReservationHold.js'
import { releaseHolds, reservationEntity } from './storedReservation.js'

/** How a reservation ends: `cancelled` by the visitor, at the secret address; `unconfirmed` when nobody has confirmed it in time. */
type End = 'collected' | 'expired' | 'cancelled' | 'cancelledByShop' | 'unconfirmed'

/**
 * Ends a reservation, and gives the product back unless it was collected.
 * @throws ShopError NOT_FOUND, CONFLICT for one that has ended already, or was paid and is collected without a receipt
 */
export async function endReservation(context: Context<MailServices>, id: number, end: End): Promise<Reservation> {
  const ended = await endIfWaiting(context, id, end)
  if (!ended) throw new ShopError('CONFLICT', { message: { key: 'reservation.ended' } })
  return ended
}

/** Cancels the reservation of a secret address. @throws ShopError NOT_FOUND, CONFLICT for one that has ended already */
export async function cancelByCode(context: Context<MailServices>, code: string): Promise<Reservation> {
  const { id } = await openReservation(context, code)
  return endReservation(context, id, 'cancelled')
}

/**
 * The same; null for one that has ended already, by whomever.
 * @param notify whether it is mailed
 * @throws ShopError NOT_FOUND
 */
export async function endIfWaiting(
  context: Context<MailServices>,
  id: number,
  end: End,
  notify = end !== 'collected',
): Promise<Reservation | null> {
  const { database } = context.services
  // Another pair, where the product was parted from its translation meanwhile, is locked when the stock moves.
  const hold = await database.reader.findOneBy(ReservationHold, { reservation: id })
  const pair = hold?.pair ?? null
  return database.write((manager) => endWithin(manager, context, { id, pair, end, notify }))
}

/**
 * The same within a transaction.
 * @param pair of the product that is put aside; null where it has no turn any more
 * @param isSold at the till, where what was paid before counts
 */
export async function endWithin(
  manager: EntityManager,
  context: Context<MailServices>,
  {
    id,
    pair,
    end,
    notify,
    isSold = false,
  }: { id: number; pair: number | null; end: End; notify: boolean; isSold?: boolean },
): Promise<Reservation | null> {
  if (pair !== null) await lockPair(manager, pair)
  const before = await lockExistingRow(manager, reservationEntity, id)
  const { confirmBefore } = before as unknown as Reservation
  if (end === 'collected' && !isSold) await assertUnpaid(manager, id)
  const now = new Date().toISOString()
  // It may have been confirmed since it was looked for.
  if (end === 'unconfirmed' && (confirmBefore === null || confirmBefore > now)) return null
  if (!(await releaseHolds(manager, context, before as unknown as Reservation, end !== 'collected'))) return null
  const values = {
    state: end === 'collected' || end === 'expired' ? end : 'cancelled',
    endedAt: now,
    ...(end === 'collected' && { confirmBefore: null }),
  }
  const after = await changeRow(manager, context, reservationEntity, before, values, null)
  const reservation = after as Row & Reservation
  // Who cancels what never counted needs no mail.
  const isKnown = confirmBefore === null || end === 'cancelledByShop'
  if (end !== 'collected' && end !== 'unconfirmed' && notify && isKnown) {
    await queueReservationMails(manager, context, { what: end, reservation })
  }
  return reservation
}

/** @throws ShopError CONFLICT for what was paid before: its receipt is made at the till */
async function assertUnpaid(manager: EntityManager, reservation: number): Promise<void> {
  const standing = standingPayments(await manager.findBy(Payment, { reservation }))
  if (standing.length > 0) throw new ShopError('CONFLICT', { message: { key: 'reservation.paid' } })
}
