/** A time on the clocks of a time zone. */
export interface TimeOfDay {
  hour: number
  minute: number
  timeZone: string
}

const dayMilliseconds = 24 * 60 * 60 * 1000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Slow to construct. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The last moment up to now at which clocks of the shop showed this time, or would have but for summer time. */
export function lastPlanned(at: TimeOfDay, now: Date): Date {
  const today = plannedOn(now, at)
  return today <= now ? today : plannedOn(new Date(now.getTime() - dayMilliseconds), at)
}

/** The first such moment from now on. */
export function nextPlanned(at: TimeOfDay, now: Date): Date {
  const today = plannedOn(now, at)
  return today > now ? today : plannedOn(new Date(now.getTime() + dayMilliseconds), at)
}

/** This time on the day that it is in the shop at that moment. */
function plannedOn(moment: Date, { hour, minute, timeZone }: TimeOfDay): Date {
  const { year, month, day } = parts(moment, timeZone)
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  // The difference from UTC is that of the moment itself, which the first guess is within hours of.
  const guess = asUtc - aheadOfUtc(new Date(asUtc), timeZone)
  return new Date(asUtc - aheadOfUtc(new Date(guess), timeZone))
}

function aheadOfUtc(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = parts(moment, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

function parts(moment: Date, timeZone: string): Record<Part, number> {
  const read = clockOf(timeZone)
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)])
  return Object.fromEntries(read)
}
