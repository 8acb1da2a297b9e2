import { timeZone } from '../i18n/SiteIntl'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The shop's clock at an instant: year, weekday (1 Monday … 7 Sunday) and `HH:MM`. */
export function shopTime(instant = new Date()): { year: number; weekday: number; time: string } {
  const parts = clock.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return {
    year: Number(part('year')),
    weekday: weekdays.indexOf(part('weekday')) + 1,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** When the year in the footer is over, in milliseconds since 1970. On 1 January the shop is an hour ahead of UTC. */
export function startOfNextYear(instant = new Date()): number {
  return Date.UTC(shopTime(instant).year + 1, 0, 1) - 3_600_000
}
