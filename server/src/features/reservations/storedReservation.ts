import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { phoneDigits } from '../../kernel/fields/phoneForms.js'
import { records } from '../../kernel/records/records.js'
import { moveProductStock } from '../products/productStock.js'
import { readShop } from '../shop/readShop.js'
import { Reservation } from './Reservation.js'
import { ReservationHold } from './ReservationHold.js'
import { reservationAddresses } from './reservationAddresses.js'

export const reservationEntity = managedEntity(Reservation)

/** Adds a reservation with its secret address. */
export async function insertReservation(
  manager: EntityManager,
  context: Context,
  values: Values,
): Promise<{ reservation: Reservation; code: string }> {
  const row = { ...values, state: 'waiting' as const, endedAt: null }
  const reservation = await records.insert(manager, Reservation, row, { by: context })
  const code = await reservationAddresses.insert(manager, context.services.settings, reservation.id)
  return { reservation, code }
}

/** Notes that a person has a product put aside. The database refuses a second time. */
export async function insertHolds(manager: EntityManager, reservation: Reservation, pair: number): Promise<void> {
  const { id, email, phone } = reservation
  const digits = phoneDigits(phone, (await readShop(manager)).country)
  const signs = [
    `email ${emailKey(email)}`,
    ...(digits === null ? [] : digits.split(' ').map((number) => `phone ${number}`)),
  ]
  for (const sign of signs) {
    const person = createHash('sha256').update(sign).digest('hex')
    await manager.insert(ReservationHold, { pair, person, reservation: id })
  }
}

/**
 * Ends what a reservation puts aside, in a transaction that has taken the turn of its product.
 * @param givesBack whether the product goes back into the stock
 * @returns whether it was put aside until now: of several that end it at once, one
 */
export async function releaseHolds(
  manager: EntityManager,
  context: Context,
  { id, product }: Pick<Reservation, 'id' | 'product'>,
  givesBack: boolean,
): Promise<boolean> {
  const hold = await manager.findOneBy(ReservationHold, { reservation: id })
  const { affected } = await manager.delete(ReservationHold, { reservation: id })
  if (!hold || !affected) return false
  if (givesBack)
    await moveProductStock(manager, context, { pair: hold.pair, id: product, delta: 1, reason: 'released' })
  return true
}
