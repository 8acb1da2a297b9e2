import type { Feature } from '../../kernel/Feature.js'
import { Reservation } from './Reservation.js'
import { ReservationAddress } from './ReservationAddress.js'
import { ReservationHold } from './ReservationHold.js'
import { ReservationResolver } from './ReservationResolver.js'
import { reservationHooks } from './reservationHooks.js'

export const reservationsFeature: Feature = {
  entities: [Reservation],
  tables: [ReservationAddress, ReservationHold],
  resolvers: () => [ReservationResolver],
  hooks: {
    reservation: reservationHooks,
  },
}
