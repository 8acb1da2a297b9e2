import type { SeenPayment } from './Mollie.js'
import { isOver } from './onlinePaymentStatuses.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How often the provider is asked about what is not over, by how old it is. */
const delays: readonly [age: number, delay: number][] = [
  [minute, 5 * second],
  [10 * minute, minute],
  [hour, 5 * minute],
  [100 * day, 30 * minute],
]

/** How often it is asked whether paid money went back, where it cannot tell: for as long as banks take money back. */
const watched: readonly [age: number, delay: number][] = [
  [14 * day, 6 * hour],
  [60 * day, day],
  [183 * day, 7 * day],
]

/**
 * When the provider is asked about a payment again; null when nothing is to be expected any more. Where it can reach the
 * shop it tells everything earlier.
 * @param seen null where it has not answered
 * @param isTold whether it can reach the shop
 */
export function nextLook(createdAt: string, seen: SeenPayment | null, isTold: boolean, now: Date): Date | null {
  const age = now.getTime() - Date.parse(createdAt)
  const delay = delayAt(age, seen, isTold)
  return delay === null ? null : new Date(now.getTime() + delay)
}

function delayAt(age: number, seen: SeenPayment | null, isTold: boolean): number | null {
  if (seen === null || !isOver(seen.status)) {
    const delay = delays.find(([limit]) => age < limit)?.[1] ?? null
    // One who does not answer is not asked every few seconds.
    return seen === null && delay !== null ? Math.max(delay, minute) : delay
  }
  if (seen.status !== 'paid') return null
  if (seen.returned.some(({ isUnsettled }) => isUnsettled)) return hour
  return isTold ? null : (watched.find(([limit]) => age < limit)?.[1] ?? null)
}
