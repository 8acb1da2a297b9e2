import type { EntityManager } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import { violatedIndex } from '../../kernel/database/databaseErrors.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { Reservation } from './Reservation.js'
import { ReservationHold } from './ReservationHold.js'

/** What is put aside of a product stays so when it gets another translation, or none. */
export const productHooks: WriteHooks = {
  async inTransaction(manager, _context, { before, after }) {
    if (!before || !after || before.pair === after.pair) return
    const reservations = await manager.findBy(Reservation, { product: after.id })
    for (const { id } of reservations) await moveHolds(manager, id, Number(after.pair))
  },
}

/** @throws ShopError CONFLICT where a person has both products put aside */
async function moveHolds(manager: EntityManager, reservation: number, pair: number): Promise<void> {
  try {
    await manager.update(ReservationHold, { reservation }, { pair })
  } catch (error) {
    if (!violatedIndex(error)) throw error
    throw new ShopError('CONFLICT', { message: { key: 'reservation.already' } })
  }
}
