import { shopTimeZone } from './shopFacts'

/** The day in the shop, such as 2026-11-22. @param days before (below zero) or after today */
export function shopToday(days = 0): string {
  const at = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone() }).format(at)
}
