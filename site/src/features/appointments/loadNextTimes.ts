import type { Language } from '@shop/server/screens'
import type { Query } from '../../kernel/data/Query'
import { dayAfter, today } from '../shop/shopDays'
import type { AppointmentKind } from './loadAppointment'
import type { TimeChoice } from './loadDays'

/** A day with some of its free times. */
export interface NextDay {
  day: string
  times: TimeChoice[]
}

/** Days that are looked at in one call. */
const daysAtOnce = 28
/** As many as are chosen from at a glance; all of them have a screen. */
const [maxDays, maxTimes] = [3, 5]

/** The next days with a free time, each with its earliest; none where nothing is free as far as one can book. */
export async function loadNextTimes(
  query: Query,
  { id: kind, horizonDays }: Pick<AppointmentKind, 'id' | 'horizonDays'>,
  language: Language,
): Promise<NextDay[]> {
  const last = dayAfter(today(), horizonDays)
  for (let from = today(); from <= last; from = dayAfter(from, daysAtOnce)) {
    const to = dayAfter(from, daysAtOnce - 1)
    const { days } = await query('AppointmentDays', { kind, from, to, count: 1, postcode: null, language })
    const free = days.filter(({ slots }) => slots.length > 0)
    if (free.length > 0) {
      return free.slice(0, maxDays).map(({ day, slots }) => ({ day, times: slots.slice(0, maxTimes) }))
    }
  }
  return []
}
