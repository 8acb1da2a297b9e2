import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { phoneDigits } from '../../kernel/fields/phoneForms.js'
import { reserveId } from '../../kernel/records/ids.js'
import { recordRevision } from '../../kernel/records/revisions.js'
import { columnsOf } from '../../kernel/records/rowColumns.js'
import { indexRecord } from '../../kernel/search/indexRecord.js'
import { readShop } from '../shop/readShop.js'
import { moveProductStock } from './productStock.js'
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
  const now = new Date().toISOString()
  const id = await reserveId(manager, reservationEntity.name)
  const system = { id, version: 1, createdAt: now, updatedAt: now, state: 'waiting', endedAt: null }
  const row: Row = { ...values, ...system }
  await manager.insert(Reservation, columnsOf(reservationEntity, row))
  const code = await reservationAddresses.insert(manager, context.services.settings, id)
  await indexRecord(manager, Reservation, id)
  await recordRevision(manager, context, reservationEntity, 'create', null, row)
  return { reservation: row as unknown as Reservation, code }
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
  if (givesBack) await moveProductStock(manager, context, { pair: hold.pair, id: product, delta: 1 })
  return true
}
