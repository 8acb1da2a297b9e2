import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const ReservationScreen = lazyScreen(() => import('./ReservationScreen'))

/** That one waits or has expired looks as it does with jobs and quotes. */
export const reservationsFeature: AdminFeature = {
  entities: { reservation: { menu: 'sale', view: ReservationScreen } },
  statusLooks: {
    collected: { icon: 'status-finished', hue: 'done' },
    cancelled: { icon: 'undo', hue: 'past' },
  },
}
