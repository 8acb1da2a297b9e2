import type { Language } from '@shop/server/screens'
import type { Site } from '../data/Site'
import type { AppointmentDaysQuery } from '../generated/graphql'
import { deployment } from '../i18n/deployment'
import { dayAfter } from '../shop/shopDays'

/** A day that an appointment might be on. */
export interface DayChoice {
  /** Such as 2026-12-01. */
  day: string
  /** How many times are free. */
  free: number
  /** Whether the shop is closed all day, which says more than that nothing is free. */
  isClosed: boolean
  /** Why its hours are other than usual, in the shop's words. */
  reason: string | null
}

/** The days that can be chosen, and what can be chosen at once. */
export interface DayChoices {
  /** From today on, one after the other. */
  days: DayChoice[]
  /** The earliest times, for those who take any. */
  first: { day: string; time: string }[]
}

/** A time that is free. */
export interface TimeChoice {
  /** UTC. */
  startsAt: string
  /** By the shop's clock. */
  time: string
}

interface Asked {
  kind: number
  language: Language
  postcode: string | null
}

/** The most days that are answered at once. */
const dayCount = 62

const firstCount = 3

/** The days from today on with how many times are free; the times themselves are read once a day is chosen. */
export async function loadDays(site: Site, { kind, language, postcode }: Asked): Promise<DayChoices> {
  const from = today()
  const to = dayAfter(from, dayCount - 1)
  const { publicSlots, shop } = await site.query('AppointmentDays', { kind, from, to, postcode, language })
  const opening = new Map(shop.openingDays.map((each) => [each.day, each]))
  return {
    days: publicSlots.map(({ day, slots }) => dayChoice(day, slots.length, opening.get(day))),
    first: publicSlots.flatMap(({ day, slots }) => slots.map(({ time }) => ({ day, time }))).slice(0, firstCount),
  }
}

/** The times that are free on a day, in their order. */
export async function loadTimes(site: Site, { kind, postcode }: Asked, day: string): Promise<TimeChoice[]> {
  if (day < today() || day > dayAfter(today(), 366)) return []
  const { publicSlots } = await site.query('AppointmentTimes', { kind, day, postcode })
  return publicSlots.flatMap(({ slots }) => slots.map(({ startsAt, time }) => ({ startsAt, time })))
}

function dayChoice(
  day: string,
  free: number,
  opening: AppointmentDaysQuery['shop']['openingDays'][number] | undefined,
): DayChoice {
  return { day, free, isClosed: free === 0 && opening?.periods.length === 0, reason: opening?.reason ?? null }
}

/** The day that it is in the shop, wherever the visitor is. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: deployment().timeZone }).format(new Date())
}
