import { timeZone } from '../i18n/SiteIntl'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

interface ShopTime {
  year: number
  /** From 1 for Monday to 7 for Sunday. */
  weekday: number
  /** `HH:MM` */
  time: string
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

let latest: { minute: number; shopTime: ShopTime } | undefined

/** The time in the shop at an instant. It changes once a minute, and formatting is slow. */
export function shopTime(instant = new Date()): ShopTime {
  const minute = Math.floor(instant.getTime() / 60_000)
  if (latest?.minute !== minute) latest = { minute, shopTime: formatted(instant) }
  return latest.shopTime
}

function formatted(instant: Date): ShopTime {
  const parts = clock.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
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
