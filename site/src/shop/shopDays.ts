import { timeZone } from '../i18n/SiteIntl'
import type { Hours } from './openingHours'
import { shopTime } from './shopTime'

/** How many days ahead an appointment can be wished for. */
const daysAhead = 21

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Between the parts of a day. */
const noon = '12:00'
const evening = '17:00'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export interface OpenPart {
  part: PartOfDay
  from: string
  until: string
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day in the shop at an instant, as ISO writes it: 2026-11-21. */
export function shopDay(instant = new Date()): string {
  return calendar.format(instant)
}

/** When the day in the shop is over, in milliseconds since 1970, or an hour before where that day has 25 hours. */
export function startOfTomorrow(instant = new Date()): number {
  const { time } = shopTime(instant)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const minute = Math.floor(instant.getTime() / 60_000) * 60_000
  const end = minute + ((24 - hours) * 60 - minutes) * 60_000
  const hourBefore = end - 60 * 60_000
  // A day of 23 hours is over by then.
  return shopDay(new Date(hourBefore)) === shopDay(instant) ? end : hourBefore
}

/** The days after this one on which the shop is open. */
export function openDays(hours: Hours[], today: string): string[] {
  const start = middayOf(today).getTime()
  return Array.from({ length: daysAhead }, (_, index) =>
    new Date(start + (index + 1) * dayMilliseconds).toISOString().slice(0, 10),
  ).filter((day) => hoursOn(hours, day))
}

/** The parts of a day in which the shop is open; without a day those of the whole week. */
export function openParts(hours: Hours[], day: string | null): OpenPart[] {
  const open = hours.filter(isOpen).filter((one) => day === null || one.weekday === weekdayOf(day))
  const [first] = open.map(({ opens }) => opens).toSorted()
  const last = open
    .map(({ closes }) => closes)
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return []
  const parts: OpenPart[] = [
    { part: 'morning', from: first, until: earlier(noon, last) },
    { part: 'afternoon', from: later(noon, first), until: earlier(evening, last) },
    { part: 'evening', from: later(evening, first), until: last },
  ]
  return parts.filter(({ from, until }) => from < until)
}

/** An instant that is on this day in the shop, whatever the season. */
export function middayOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function weekdayOf(day: string): number {
  return middayOf(day).getUTCDay() || 7
}

function hoursOn(hours: Hours[], day: string): Hours | undefined {
  return hours.find((one) => one.weekday === weekdayOf(day) && isOpen(one))
}

function isOpen(hours: Hours): hours is Hours & { opens: string; closes: string } {
  return hours.opens !== null && hours.closes !== null
}

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)
