import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { ShopHours } from '../shop/hours/ShopHours.js'

/** How far ahead a day is looked for: the longest holiday and the longest work. */
const maxDaysAhead = 200

/** The first days from today on which the shop is open; all days of a shop without hours. */
export function openDays(hours: ShopHours, today: string, count: number): string[] {
  const days = Array.from({ length: maxDaysAhead }, (_, index) => dayAfter(today, index))
  const open = days.filter((day) => hours.hoursOfDay(day).spans.length > 0)
  return (open.length > 0 ? open : days).slice(0, count)
}

/**
 * The day that is proposed for work of so many opening days: today's work begins today, and is ready on the opening day
 * that comes so many after it.
 */
export function promisedDay(hours: ShopHours, today: string, workingDays: number): string {
  const days = openDays(hours, today, workingDays + 2)
  const later = days.filter((day) => day > today)
  const found = workingDays === 0 ? days[0] : later[workingDays - 1]
  return found ?? dayAfter(today, workingDays)
}
