import type { AppointmentDaysQuery } from '../../generated/graphql'
import { dayAfter, today } from '../shop/shopDays'
import type { FreeTimes } from './freeTimes'
import { type MonthPage, monthPages, pageOfMonth } from './monthPages'

export type SlotLack = NonNullable<AppointmentDaysQuery['days'][number]['lack']>

/** A day that an appointment might be on. */
export interface DayChoice {
  /** Such as 2026-12-01. */
  day: string
  /** How many times are free. */
  free: number
  /** Why none is free. */
  lack: SlotLack | null
  /** Why its hours are other than usual, in the shop's words. */
  reason: string | null
}

/** The days that can be chosen, and what can be chosen at once. */
export interface DayChoices {
  /** One after the other, of two months at most. */
  days: DayChoice[]
  /** The earliest times, for those who take any; none where one has gone on to later months. */
  first: { day: string; time: string }[]
  /** The first of the months before and after them, such as 2026-10; null where nothing can be booked. */
  earlier: string | null
  later: string | null
}

/** A time that is free. */
export interface TimeChoice {
  /** UTC. */
  startsAt: string
  /** By the shop's clock. */
  time: string
}

export const noDays: DayChoices = { days: [], first: [], earlier: null, later: null }

const firstCount = 3

/**
 * The days of two months with how many times are free; the times themselves are read once a day is chosen.
 * @param month the first months with a free time when left out
 */
export async function loadDays(times: FreeTimes, month: string | undefined): Promise<DayChoices> {
  const pages = monthPages(today(), dayAfter(today(), times.horizonDays))
  const { index, found, shop } = await (month === undefined
    ? firstFree(times, pages)
    : pageAt(times, pages, pageOfMonth(pages, month)))
  const opening = new Map(shop.openingDays.map((each) => [each.day, each]))
  const free = found.flatMap(({ day, slots }) => slots.map(({ time }) => ({ day, time })))
  return {
    days: found.map((each) => dayChoice(each, opening.get(each.day))),
    first: month === undefined ? free.slice(0, firstCount) : [],
    earlier: pages[index - 1]?.month ?? null,
    later: pages[index + 1]?.month ?? null,
  }
}

async function pageAt(times: FreeTimes, pages: readonly MonthPage[], index: number) {
  const { from, to } = pages[index] as MonthPage
  const { days: found, shop } = await times.of({ from, to, count: daysBetween(from, to) })
  return { index, found, shop }
}

/** The first page with a free time; the very first where there is none. */
async function firstFree(times: FreeTimes, pages: readonly MonthPage[]) {
  const first = await pageAt(times, pages, 0)
  for (let tried = first; ; tried = await pageAt(times, pages, tried.index + 1)) {
    if (tried.found.some(({ slots }) => slots.length > 0)) return tried
    if (tried.index === pages.length - 1) return first
  }
}

/** The times that are free on a day, in their order; where there are none, why. */
export async function loadTimes(
  times: FreeTimes,
  day: string,
): Promise<{ times: TimeChoice[]; lack: SlotLack | null }> {
  if (day < today()) return { times: [], lack: 'past' }
  if (day > dayAfter(today(), 366)) return { times: [], lack: 'tooFar' }
  const { days } = await times.of({ from: day, to: day, count: 1 })
  return {
    times: days.flatMap(({ slots }) => slots.map(({ startsAt, time }) => ({ startsAt, time }))),
    lack: days[0]?.lack ?? null,
  }
}

function dayChoice(
  { day, slots, lack }: AppointmentDaysQuery['days'][number],
  opening: AppointmentDaysQuery['shop']['openingDays'][number] | undefined,
): DayChoice {
  return { day, free: slots.length, lack, reason: opening?.reason ?? null }
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1
}
