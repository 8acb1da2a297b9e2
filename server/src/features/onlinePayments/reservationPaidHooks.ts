import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { records } from '../../kernel/records/records.js'
import type { Reservation } from '../reservations/Reservation.js'
import { OnlinePayment } from './OnlinePayment.js'

/** What was paid of a reservation that ends without a sale is to go back, and the shop is told so. */
export const reservationPaidHooks: WriteHooks = {
  async inTransaction(manager, _context, { before, after }) {
    const { id, state } = (before ?? after) as Row & Reservation
    const now = (after as (Row & Reservation) | null)?.state ?? 'cancelled'
    if (state !== 'waiting' || now === 'waiting' || now === 'collected') return
    for (const { id: payment, amount, refunded, chargedBack } of await manager.findBy(OnlinePayment, {
      ...{ reservation: id, status: 'paid' as const },
    })) {
      if (refunded + chargedBack >= amount) continue
      await records.updateWhere(manager, OnlinePayment, { id: payment }, { isRefundDue: true })
    }
  },
}
