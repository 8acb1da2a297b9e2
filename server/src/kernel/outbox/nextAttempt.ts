const minute = 60_000
const hour = 60 * minute

/** After the first failures; later every six hours. */
const firstDelays = [minute, 5 * minute, 30 * minute, 2 * hour]
const usualDelay = 6 * hour

/** For how long an entry of the outbox is tried. */
export const retryPeriod = 72 * hour

/** The longest delay. A later due time was set before the clock was turned back. */
export const longestDelay = usualDelay

/**
 * When an undelivered entry is tried again; null after three days. One that waited longer for its first attempt still
 * gets the first ones.
 */
export function nextAttempt(
  { attempts, createdAt }: { attempts: number; createdAt: string },
  now: Date,
): string | null {
  const age = now.getTime() - Date.parse(createdAt)
  if (age >= retryPeriod && attempts > firstDelays.length) return null
  return new Date(now.getTime() + (firstDelays[attempts - 1] ?? usualDelay)).toISOString()
}
