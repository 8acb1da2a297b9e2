import { shopTimeZone } from '../shop/shopFacts'

/** The first moment of a day in the shop, as the server writes it. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return new Date(midnight - shopOffset(midnight)).toISOString()
}

/** The last moment of a day in the shop. */
export function endOfDay(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return new Date(Date.parse(startOfDay(next)) - 1).toISOString()
}

/** The day in the shop on which a moment falls. */
export function dayOf(instant: string): string {
  const parts = Object.fromEntries(
    shopClock()
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}

const clockForm = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

let clock: Intl.DateTimeFormat | undefined

/** Slow to construct. */
function shopClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('en-GB', { timeZone: shopTimeZone(), ...clockForm })
  return clock
}

/** Milliseconds that the shop's clock is ahead of UTC at a moment, in milliseconds. */
export function shopOffset(moment: number): number {
  const parts = Object.fromEntries(
    shopClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const shown = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`
  return Date.parse(shown) - moment
}
