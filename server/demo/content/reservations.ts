import type { DemoReservation } from './recordTypes.js'

/** What waits to be collected and what was. Numbers that nobody has. */
export const reservations: readonly DemoReservation[] = [
  {
    ...{ product: 'wifi-router', name: 'Mieke Verhoeven', email: 'mieke.verhoeven@example.com' },
    ...{ phone: '06 0000 0041', language: 'nl', state: 'waiting', hoursAgo: 3 },
  },
  {
    ...{ product: 'hp-prodesk-mini', name: 'Oliver Reed', email: 'oliver.reed@example.com' },
    ...{ phone: '06 0000 0042', language: 'en', state: 'waiting', hoursAgo: 20 },
  },
  {
    ...{ product: 'keyboard-mouse', name: 'Henk de Wit', email: 'henk.dewit@example.com' },
    ...{ phone: null, language: 'nl', state: 'collected', hoursAgo: 150 },
  },
]
