import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { assertInTimeToConfirm } from '../messages/confirmation.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueReservationMails } from './mails/queueReservationMails.js'
import { Reservation } from './Reservation.js'
import { ReservationAddress } from './ReservationAddress.js'
import { reservationAddresses } from './reservationAddresses.js'
import { reservationEntity } from './storedReservation.js'

/**
 * Lets a reservation count that a stranger has made: now the visitor and the shop are mailed. One that counts already stays
 * as it is.
 * @param by whoever has the code of the mail, in time, or the shop
 * @throws ShopError NOT_FOUND, CONFLICT for one that has ended
 */
export async function confirmReservation(
  context: Context<MailServices>,
  id: number,
  by: 'visitor' | 'shop',
): Promise<Reservation> {
  return context.services.database.write((manager) => confirm(manager, context, id, by))
}

async function confirm(
  manager: EntityManager,
  context: Context<MailServices>,
  id: number,
  by: 'visitor' | 'shop',
): Promise<Reservation> {
  const before = await lockExistingRow(manager, reservationEntity, id)
  const { state, confirmBefore } = before as unknown as Reservation
  if (state !== 'waiting') throw new ShopError('CONFLICT', { message: { key: 'reservation.ended' } })
  if (confirmBefore === null) return before as unknown as Reservation
  if (by === 'visitor') assertInTimeToConfirm({ confirmBefore })
  const after = await changeRow(manager, context, reservationEntity, before, { confirmBefore: null }, null)
  const reservation = after as unknown as Reservation
  const code = await reservationAddresses.codeOf(manager, context.services.settings, id)
  if (code === null) return reservation
  const isMailed = await queueReservationMails(manager, context, { what: 'made', reservation, code, by })
  await manager.update(ReservationAddress, { reservation: id }, { isMailed })
  return reservation
}
