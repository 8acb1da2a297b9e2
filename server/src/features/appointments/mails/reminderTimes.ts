import { dayAfter } from '../../../kernel/shared/openingHours.js'
import type { TimeZone } from '../../shop/hours/TimeZone.js'

/** On the clock of the shop: a mail of the night would wake people, and after it the mail would say `tomorrow` too late. */
const firstTime = '09:00'
const lastTime = '21:00'

/** When an appointment is reminded of: on the day before, in epoch milliseconds. */
export function reminderTimes(startsAt: string, zone: TimeZone): { from: number; until: number } {
  const day = dayAfter(zone.dayOf(Date.parse(startsAt)), -1)
  return { from: zone.instantOf(day, firstTime), until: zone.instantOf(day, lastTime) }
}
