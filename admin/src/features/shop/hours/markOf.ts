import { hoursOfDay, type OpeningTimes } from '@shop/server/openingHours'

/** What a calendar shows of a day. */
export type DayMark = 'open' | 'usuallyClosed' | 'closed' | 'other'

export function markOf(times: OpeningTimes, day: string): DayMark {
  const { spans, exception } = hoursOfDay(times, day)
  if (exception === null) return spans.length > 0 ? 'open' : 'usuallyClosed'
  return spans.length > 0 ? 'other' : 'closed'
}
