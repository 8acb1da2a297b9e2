import type { OutgoingMail } from '../entities/OutgoingMail.js'

const minute = 60_000
const hour = 60 * minute

/** After the first failures; from then on it is every six hours. */
const firstDelays = [minute, 5 * minute, 30 * minute, 2 * hour]
const usualDelay = 6 * hour
const patience = 72 * hour

/** Nothing is put off for longer: what is due after that was planned before the clock was put back. */
export const longestDelay = usualDelay

/**
 * When a mail that could not be delivered is tried again; null when that has been done for three days. A mail that
 * waited longer than that for a mail server to be named has its first few attempts all the same.
 */
export function nextAttempt({ attempts, createdAt }: OutgoingMail, now: Date): string | null {
  const age = now.getTime() - Date.parse(createdAt)
  if (age >= patience && attempts > firstDelays.length) return null
  return new Date(now.getTime() + (firstDelays[attempts - 1] ?? usualDelay)).toISOString()
}
