import type { RetentionPeriod } from './retentionPeriods.js'

/** The period has ended for records of that moment or earlier; UTC. */
export function retainedSince({ count, unit }: RetentionPeriod, now: Date): string {
  return moved(now, -count, unit).toISOString()
}

/** When the period of a record of that moment ends; UTC. */
export function retainedUntil({ count, unit }: RetentionPeriod, at: string): string {
  return moved(new Date(at), count, unit).toISOString()
}

/** A month before or after the 31st is the last day of a shorter month, never in the month after it. */
function moved(from: Date, count: number, unit: RetentionPeriod['unit']): Date {
  const to = new Date(from)
  if (unit === 'day') {
    to.setUTCDate(to.getUTCDate() + count)
    return to
  }
  to.setUTCMonth(to.getUTCMonth() + count)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
