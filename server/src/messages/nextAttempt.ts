import type { OutgoingMail } from '../entities/OutgoingMail.js'

const minute = 60_000
const hour = 60 * minute

/** After the first failures; later every six hours. */
const firstDelays = [minute, 5 * minute, 30 * minute, 2 * hour]
const usualDelay = 6 * hour
const retryPeriod = 72 * hour

/** The longest delay. A later due time was set before the clock was turned back. */
export const longestDelay = usualDelay

/**
 * When an undelivered mail is tried again; null after three days. A mail that waited longer for a mail server to be
 * configured still gets its first attempts.
 */
export function nextAttempt({ attempts, createdAt }: OutgoingMail, now: Date): string | null {
  const age = now.getTime() - Date.parse(createdAt)
  if (age >= retryPeriod && attempts > firstDelays.length) return null
  return new Date(now.getTime() + (firstDelays[attempts - 1] ?? usualDelay)).toISOString()
}
