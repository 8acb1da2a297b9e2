import type { ShopFieldsFragment } from '../generated/graphql'
import { shopTime } from './shopTime'

export type Hours = ShopFieldsFragment['openingHours'][number]

export interface HoursGroup {
  from: number
  to: number
  opens: string | null
  closes: string | null
}

/** Neighbouring weekdays with the same hours taken together. */
export function groupedHours(hours: Hours[]): HoursGroup[] {
  const groups: HoursGroup[] = []
  for (const { weekday, opens, closes } of hours.toSorted((one, other) => one.weekday - other.weekday)) {
    const last = groups.at(-1)
    if (last && last.to === weekday - 1 && last.opens === opens && last.closes === closes) last.to = weekday
    else groups.push({ from: weekday, to: weekday, opens, closes })
  }
  return groups
}

/** Whether the shop is open now, until when, or else when it opens next. */
export type OpeningState =
  | { kind: 'open'; closes: string }
  | { kind: 'closed'; opens: string | null; weekday: number; isToday: boolean }

export function openingState(hours: Hours[], instant = new Date()): OpeningState {
  const { weekday, time } = shopTime(instant)
  const of = (day: number) => hours.find((one) => one.weekday === day)
  const today = of(weekday)
  if (today?.opens && today.closes && today.opens <= time && time < today.closes) {
    return { kind: 'open', closes: today.closes }
  }
  if (today?.opens && time < today.opens) return { kind: 'closed', opens: today.opens, weekday, isToday: true }
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = ((weekday - 1 + ahead) % 7) + 1
    const opens = of(day)?.opens
    if (opens) return { kind: 'closed', opens, weekday: day, isToday: false }
  }
  return { kind: 'closed', opens: null, weekday, isToday: false }
}
