import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const AgendaScreen = lazyScreen(() => import('./AgendaScreen'))

/** What the agenda shows, whose times generated forms do not know; without kinds there is nothing to make an appointment for. */
const inAgenda = ['appointment', 'blockedTime']

export const appointmentsFeature: AdminFeature = {
  entities: {
    appointmentKind: { menu: 'work' },
    appointment: { pathOf: (id) => `/agenda?afspraak=${id}` },
    blockedTime: { pathOf: () => '/agenda' },
  },
  screens: [
    {
      name: 'agenda',
      section: 'agenda',
      title: 'agenda.title',
      icon: 'calendar',
      group: 'first',
      needs: inAgenda,
      covers: inAgenda,
      Screen: AgendaScreen,
    },
  ],
}
