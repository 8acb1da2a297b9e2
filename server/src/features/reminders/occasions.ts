import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { JobRow } from '../jobs/JobReader.js'
import type { Quote } from '../quotes/Quote.js'
import type { TimeZone } from '../shop/hours/TimeZone.js'
import {
  type ReminderKind,
  reminderKinds,
  type SwitchedReminder,
  type UncollectedKind,
  unansweredDays,
  uncollectedDays,
} from './reminderKinds.js'

/** What is known of a job when its reminders are looked for. */
export interface JobFacts {
  job: JobRow
  /** Since when it is ready to be collected, UTC; null while it is not. */
  readySince: string | null
  /** Those that wait for an answer. */
  quotes: readonly Pick<Quote, 'id' | 'name' | 'sentAt'>[]
}

/** Something to remind of. */
export interface Occasion {
  kind: ReminderKind
  /** What it is reminded of once for, see `JobReminder`. */
  about: string
  /** The first day on which it is sent. */
  day: string
  quote?: number
}

/** Days after which a reminder that could not be sent, for whatever reason, is of no use any more. */
export const maxDaysLate = 30

/** Everything that a job gives to remind of, whenever it is due. */
export function occasionsOf(
  { job, readySince, quotes }: JobFacts,
  zone: TimeZone,
  { reviewDays }: { reviewDays: number },
): Occasion[] {
  const dayAfterInstant = (at: string, days: number) => dayAfter(zone.dayOf(Date.parse(at)), days)
  if (job.pickedUpAt !== null) {
    return [{ kind: 'reviewRequest', about: '', day: dayAfterInstant(job.pickedUpAt, reviewDays) }]
  }
  const occasions: Occasion[] = []
  if (job.isOpen && job.promisedOn !== null && readySince === null) {
    occasions.push({ kind: 'promisedPassed', about: job.promisedOn, day: dayAfter(job.promisedOn) })
  }
  if (readySince !== null) {
    for (const [kind, days] of Object.entries(uncollectedDays)) {
      occasions.push({ kind: kind as UncollectedKind, about: readySince, day: dayAfterInstant(readySince, days) })
    }
  }
  for (const { id, name, sentAt } of job.isOpen ? quotes : []) {
    if (sentAt === null) continue
    occasions.push({ kind: 'quoteUnanswered', about: name, day: dayAfterInstant(sentAt, unansweredDays), quote: id })
  }
  return occasions
}

/**
 * The occasions whose day has come since their kind is switched on. Of what is reminded of several times it is the last
 * one: after a long closure the customer is not mailed them all.
 */
export function dueOccasions(
  occasions: readonly Occasion[],
  today: string,
  startDays: ReadonlyMap<SwitchedReminder, string>,
): Occasion[] {
  const oldest = dayAfter(today, -maxDaysLate)
  const due = occasions.filter(({ kind, day }) => {
    const start = startDays.get(kind)
    return start !== undefined && start < day && oldest <= day && day <= today
  })
  const isUncollected = ({ kind }: Occasion) => kind in uncollectedDays
  const last = due.filter(isUncollected).toSorted((one, other) => orderOf(other) - orderOf(one))[0]
  return due.filter((each) => !isUncollected(each) || each === last)
}

function orderOf({ kind }: Occasion): number {
  return reminderKinds.values.indexOf(kind)
}
