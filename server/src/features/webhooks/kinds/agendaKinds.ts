import type { Row, Values } from '../../../kernel/context/Row.js'
import { type EventKind, named } from './EventKind.js'

const ofAppointments = named('appointment')
const ofReservations = named('reservation')

/** Appointments and reservations: those that count, which a stranger's does once it is confirmed. */
export const agendaKinds = {
  'appointment.made': {
    isOf: ofAppointments,
    tells: ({ before, after }) => (stands(after) && !stands(before) ? timesOf(after as Row) : null),
  },
  'appointment.moved': {
    isOf: ofAppointments,
    tells: ({ before, after, changed }) =>
      stands(before) && stands(after) && ['startsAt', 'endsAt', 'kind'].some((name) => changed.includes(name))
        ? timesOf(after as Row)
        : null,
  },
  'appointment.cancelled': {
    isOf: ofAppointments,
    tells: ({ before, after }) => {
      const isGone = after ? !stands(after) : before?.state === 'booked'
      return stands(before) && isGone ? timesOf(before as Row) : null
    },
  },
  'reservation.made': {
    isOf: ofReservations,
    tells: ({ before, after }) => (waits(after) && !waits(before) ? reserved(after as Row) : null),
  },
  'reservation.collected': {
    isOf: ofReservations,
    tells: ({ before, after }) =>
      after?.state === 'collected' && before?.state === 'waiting' ? reserved(after) : null,
  },
  'reservation.ended': {
    isOf: ofReservations,
    tells: ({ before, after }) =>
      waits(before) && !waits(after) && after?.state !== 'collected' ? reserved((after ?? before) as Row) : null,
  },
} satisfies Record<string, EventKind>

function stands(row: Row | null): boolean {
  return row !== null && row.confirmBefore === null && row.state !== 'cancelled'
}

function waits(row: Row | null): boolean {
  return row !== null && row.confirmBefore === null && row.state === 'waiting'
}

function timesOf({ startsAt, endsAt, kind }: Row): Values {
  return { startsAt, endsAt, kind }
}

function reserved({ product, state, collectBefore }: Row): Values {
  return { product, state, collectBefore }
}
