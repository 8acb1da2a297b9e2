import { Between, type EntityManager, In, IsNull, MoreThanOrEqual } from 'typeorm'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import { Customer } from '../customers/Customer.js'
import type { JobRow } from '../jobs/JobReader.js'
import { JobReminder } from '../jobs/JobReminder.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { uncollectedStatuses } from '../jobs/jobReady.js'
import { Quote } from '../quotes/Quote.js'
import type { TimeZone } from '../shop/hours/TimeZone.js'
import { jobFacts } from './jobFacts.js'
import { dueOccasions, maxDaysLate, type Occasion, occasionsOf } from './occasions.js'
import { type SwitchedReminder, unansweredDays, uncollectedDays } from './reminderKinds.js'

/** A reminder that is due about a job. */
export interface DueReminder {
  entity: JobKind
  job: number
  occasion: Occasion
}

export interface Moment {
  now: Date
  zone: TimeZone
  /** Days after pick-up. */
  reviewDays: number
  /** The day on which each kind was switched on. */
  startDays: ReadonlyMap<SwitchedReminder, string>
}

/** As many jobs are looked at together; a database takes only so many values in a statement. */
const batchSize = 500

/** The reminders about jobs of a kind that are due and were not written yet, as far as can be seen without a lock. */
export async function dueReminders(manager: EntityManager, entity: JobKind, moment: Moment): Promise<DueReminder[]> {
  const due: DueReminder[] = []
  const jobs = await candidates(manager, entity, moment)
  for (let start = 0; start < jobs.length; start += batchSize) {
    const batch = jobs.slice(start, start + batchSize)
    const ids = batch.map(({ id }) => id)
    const sent = await manager.find(JobReminder, { where: { entity, job: In(ids) } })
    const customers = await manager.find(Customer, { where: { id: In(batch.map(({ customer }) => customer)) } })
    const hasAddress = new Set(customers.filter(({ email }) => email !== null).map(({ id }) => id))
    for (const facts of await jobFacts(manager, entity, batch, moment.now)) {
      const { job } = facts
      for (const occasion of occasionsNow(facts, moment)) {
        const isSent = sent.some(
          ({ job: of, kind, about }) => of === job.id && kind === occasion.kind && about === occasion.about,
        )
        const isForShop = occasion.kind === 'promisedPassed'
        if (!isSent && (isForShop || hasAddress.has(job.customer))) due.push({ entity, job: job.id, occasion })
      }
    }
  }
  return due
}

/** What of a job is due at the moment. */
export function occasionsNow(facts: Parameters<typeof occasionsOf>[0], moment: Moment): Occasion[] {
  const { now, zone, startDays } = moment
  return dueOccasions(occasionsOf(facts, zone, moment), zone.dayOf(now.getTime()), startDays)
}

/** The jobs that may have something due: each condition has an index, however many jobs there are. */
async function candidates(
  manager: EntityManager,
  entity: JobKind,
  { now, zone, reviewDays }: Moment,
): Promise<JobRow[]> {
  const today = zone.dayOf(now.getTime())
  const since = (days: number) => {
    const first = dayAfter(today, -maxDaysLate - days - 1)
    return MoreThanOrEqual(new Date(zone.instantOf(first, '00:00')).toISOString())
  }
  const waiting = { jobKind: entity, status: 'sent' as const, sentAt: since(unansweredDays) }
  const quoted = (await manager.find(Quote, { select: { job: true }, where: waiting })).map(({ job }) => job)
  const isUncollected = { status: In([...uncollectedStatuses]), pickedUpAt: IsNull() }
  const conditions = [
    { isOpen: true, promisedOn: Between(dayAfter(today, -maxDaysLate - 1), dayAfter(today, -1)) },
    { ...isUncollected, updatedAt: since(uncollectedDays.uncollectedLast) },
    { pickedUpAt: since(reviewDays), updatedAt: since(reviewDays) },
    { id: In(quoted) },
  ]
  const found = new Map<number, JobRow>()
  for (const where of conditions) {
    for (const job of (await manager.find(jobTypes[entity], { where } as object)) as JobRow[]) found.set(job.id, job)
  }
  return [...found.values()].toSorted((one, other) => one.id - other.id)
}
