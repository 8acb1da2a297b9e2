import type { Language } from '@shop/server/screens'
import type { AppointmentDaysQuery } from '../../generated/graphql'
import type { Site } from '../../kernel/data/Site'

/** Days one after the other. */
interface Days {
  from: string
  to: string
  count: number
}

/** Where free times come from. */
export interface FreeTimes {
  /** For how many days ahead there are any. */
  horizonDays: number
  /** Of some days, two months at most; with when the shop is open on them. */
  of(days: Days): Promise<AppointmentDaysQuery>
}

/** For a new appointment. */
export function timesOfKind(
  site: Site,
  { id: kind, horizonDays }: { id: number; horizonDays: number },
  asked: { language: Language; postcode: string | null },
): FreeTimes {
  return { horizonDays, of: (days) => site.query('AppointmentDays', { kind, ...days, ...asked }) }
}

/** For the appointment of a secret address, whose own time is free to it. */
export function timesToMoveTo(
  site: Site,
  { horizonDays }: { horizonDays: number },
  asked: { language: Language; code: string },
): FreeTimes {
  return { horizonDays, of: (days) => site.query('DaysToMoveTo', { ...days, ...asked }) }
}
