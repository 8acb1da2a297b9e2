import { quantumMinutes } from '../../kernel/shared/appointmentTimes.js'
import type { AppointmentKind } from './AppointmentKind.js'

const minute = 60_000

/** The shortest time for which a seat is claimed, in milliseconds. */
export const quantum = quantumMinutes * minute

/** A time in epoch milliseconds, without its end. */
export interface Span {
  from: number
  until: number
}

/** What a kind of appointment asks of a time; all but `step` in milliseconds. */
export interface SlotRule {
  length: number
  pause: number
  /** Before and after. */
  travel: number
  capacity: number
  notice: number
  horizonDays: number
  /** Minutes on the clock that offered times are a multiple of. */
  step: number
}

type Kind = Pick<
  AppointmentKind,
  'minutes' | 'pauseMinutes' | 'travelMinutes' | 'capacity' | 'noticeHours' | 'horizonDays' | 'place'
>

/** Short appointments are offered at each quarter of an hour; longer ones at the half hours, so that few gaps remain. */
const shortMinutes = 15
const [shortStep, longStep] = [15, 30]

export function slotRule(kind: Kind): SlotRule {
  return {
    length: kind.minutes * minute,
    pause: kind.pauseMinutes * minute,
    travel: kind.place === 'home' ? kind.travelMinutes * minute : 0,
    capacity: kind.capacity,
    notice: kind.noticeHours * 60 * minute,
    horizonDays: kind.horizonDays,
    step: kind.minutes + kind.pauseMinutes <= shortMinutes ? shortStep : longStep,
  }
}

/** The time of an appointment and on the road: the shop works on it. */
export function workSpan({ length, travel }: Pick<SlotRule, 'length' | 'travel'>, startsAt: number): Span {
  return { from: startsAt - travel, until: startsAt + length + travel }
}

/** All that an appointment takes of the agenda: the pause comes last. */
export function busySpan(rule: Pick<SlotRule, 'length' | 'travel' | 'pause'>, startsAt: number): Span {
  const { from, until } = workSpan(rule, startsAt)
  return { from, until: until + rule.pause }
}

/** The numbers of the quanta that a span reaches into, the first and the one after the last. */
export function quantaOf({ from, until }: Span): { first: number; end: number } {
  return { first: Math.floor(from / quantum), end: Math.ceil(until / quantum) }
}
