import type { EventInput } from '@fullcalendar/react'
import { instantOf, momentOf } from '../../kernel/format/shopMoment'
import type { Agenda, AgendaAppointment, AgendaBlock } from './agendaCalls'
import type { DayRange } from './agendaViews'

/** What an event of the grid stands for. */
export interface GridEntry {
  appointment?: AgendaAppointment
  block?: AgendaBlock
}

/** What is drawn in the grid: appointments, blocked hours, and the hours in which the shop is closed as a ground. */
export function gridEvents({ appointments, blockedTimes, openHours }: Agenda, range: DayRange): EventInput[] {
  return [
    ...appointments.map((appointment) => ({
      id: `appointment-${appointment.id}`,
      start: appointment.startsAt,
      end: appointment.endsAt,
      title: appointment.name,
      className: `agenda-event agenda-${appointment.state}`,
      // What was is not moved any more.
      editable: appointment.state === 'booked',
      extendedProps: { appointment } satisfies GridEntry,
    })),
    ...blockedTimes.map((block) => ({
      id: `block-${block.id}`,
      start: block.startsAt,
      end: block.endsAt,
      title: block.reason,
      className: 'agenda-event agenda-block',
      editable: false,
      extendedProps: { block } satisfies GridEntry,
    })),
    ...closedHours(openHours, range).map(({ startsAt, endsAt }) => ({
      start: startsAt,
      end: endsAt,
      display: 'background',
      className: 'agenda-closed',
    })),
  ]
}

interface Span {
  startsAt: string
  endsAt: string
}

/** What is left of a range when the open hours are taken out. */
export function closedHours(openHours: readonly Span[], { from, to }: DayRange): Span[] {
  const end = instantOf({ day: to, time: '24:00' }) ?? ''
  const closed: Span[] = []
  let at = instantOf({ day: from, time: '00:00' }) ?? ''
  for (const { startsAt, endsAt } of [...openHours].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    if (startsAt > at) closed.push({ startsAt: at, endsAt: startsAt })
    if (endsAt > at) at = endsAt
  }
  return at < end ? [...closed, { startsAt: at, endsAt: end }] : closed
}

export interface ShownHours {
  /** Whole hours of the day, such as 08:00:00; until at most 24:00:00. */
  from: string
  until: string
}

const usual = { from: 8, until: 18 }

/** The hours that the grid shows: those of a working day, and more where the shop is open or has appointments. */
export function shownHours({ appointments, openHours }: Agenda): ShownHours {
  const spans = [...appointments, ...openHours]
  const starts = spans.map(({ startsAt }) => Number(momentOf(startsAt).time.slice(0, 2)))
  const ends = spans.map((span) => {
    const { day, time } = momentOf(span.endsAt)
    return day === momentOf(span.startsAt).day ? Math.ceil(Number(time.slice(0, 2)) + Number(time.slice(3)) / 60) : 24
  })
  const whole = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`
  return { from: whole(Math.min(usual.from, ...starts)), until: whole(Math.max(usual.until, ...ends)) }
}
