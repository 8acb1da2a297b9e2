import { NetworkShare } from '../../kernel/limits/NetworkShare.js'
import { Reservation } from './Reservation.js'

/** Of one network in the products: what is put aside. */
export const reservationShare = new NetworkShare({
  kind: 'reservation',
  records: Reservation,
  isOpen: () => ({ state: 'waiting' as const }),
  openPerMessage: 1,
  words: { today: 'reservation.networkToday', open: 'reservation.networkOpen' },
})
