import type { EntityManager } from 'typeorm'
import { SecretAddresses } from '../../kernel/secrets/SecretAddresses.js'
import { Reservation } from './Reservation.js'
import { ReservationAddress } from './ReservationAddress.js'

export const reservationAddresses = new SecretAddresses(ReservationAddress, 'reservation', 'reservation address')

/** Whether the visitor of the reservation that a code opens is mailed a confirmation. */
export async function isReservationMailed(manager: EntityManager, code: string): Promise<boolean> {
  const reservation = await reservationAddresses.opened(manager, code)
  if (reservation === null) return false
  return (await manager.findOneByOrFail(ReservationAddress, { reservation })).isMailed !== false
}

/** The reservation that a code opens, one that has ended too; null for any other code. */
export async function reservationOfCode(manager: EntityManager, code: string): Promise<Reservation | null> {
  const id = await reservationAddresses.opened(manager, code)
  return id === null ? null : manager.findOneBy(Reservation, { id })
}
