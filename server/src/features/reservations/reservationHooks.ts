import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Reservation } from './Reservation.js'
import { releaseHolds } from './storedReservation.js'

/** What is deleted, erased or removed while it waits gives the product back. */
export const reservationHooks: WriteHooks = {
  async inTransaction(manager, context, { before, after }) {
    if (before && !after) await releaseHolds(manager, context, before as Row & Reservation, true)
  },
}
