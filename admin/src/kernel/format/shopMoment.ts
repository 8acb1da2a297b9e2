import { shopOffset } from './dayBounds'

const minuteMilliseconds = 60_000
const dayMilliseconds = 24 * 60 * minuteMilliseconds

/** A day and a time as the clock of the shop shows them. */
export interface ShopMoment {
  /** Such as 2026-11-23. */
  day: string
  /** Such as 14:30. */
  time: string
}

/** What the clock of the shop shows at an instant. */
export function momentOf(instant: string | Date): ShopMoment {
  const at = new Date(instant).getTime()
  const shown = new Date(at + shopOffset(at)).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/**
 * The instant at which the clock of the shop shows a time, ISO 8601 in UTC: of two the first, and for a time that the clock
 * skips the one an hour later. Undefined for what is no day or no time.
 */
export function instantOf({ day, time }: ShopMoment): string | undefined {
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(shown)) return undefined
  const before = shopOffset(shown - dayMilliseconds)
  const instants = [before, shopOffset(shown + dayMilliseconds)]
    .map((offset) => shown - offset)
    .filter((instant) => shown - instant === shopOffset(instant))
  return new Date(instants.length > 0 ? Math.min(...instants) : shown - before).toISOString()
}

/** Whole minutes from one instant to another. */
export function minutesBetween(start: string | Date, end: string | Date): number {
  return Math.round((new Date(end).getTime() - new Date(start).getTime()) / minuteMilliseconds)
}

/** An instant so many minutes later, ISO 8601 in UTC. */
export function minutesLater(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMilliseconds).toISOString()
}
