import { type EntityManager, In, IsNull, MoreThanOrEqual } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import { Customer } from '../customers/Customer.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { JobChange } from '../jobs/JobChange.js'
import type { JobKey, JobRow } from '../jobs/JobReader.js'
import { addressDaysBefore } from '../jobs/jobEnd.js'
import { type JobKind, jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { entersPickUps, readySince } from '../jobs/jobReady.js'
import { readyStatuses } from '../jobs/jobStatuses.js'

/** A job, and how its customer is reached. */
export interface FollowedJob extends JobKey {
  number: string
  customerName: string
  /** Where the customer is reached meanwhile, as it was typed. */
  phone: string | null
  /** The same in its international form. */
  phoneE164: string | null
}

/** A job that lies ready to be collected or delivered. */
export interface JobToCollect extends FollowedJob {
  /** Since when, UTC. */
  since: string
  /** When its customer was mailed or told of it, UTC; null where nobody told. */
  notifiedAt: string | null
}

/** What is read of a job to see whom it is to be told. */
export interface JobFactsOfCall {
  job: JobRow
  customer: Customer
  /** In their order. */
  changes: JobChange[]
  /** When its customer was reached by telephone, UTC, the first time first. */
  reached: string[]
  /** When nobody answered, UTC, likewise. */
  missed: string[]
}

/** All that lies ready, the longest first. What is finished counts in a shop that enters pick-ups. */
export async function jobsToCollect({ database, switches }: CoreServices, now: Date): Promise<JobToCollect[]> {
  const manager = database.reader
  const found: JobToCollect[] = []
  const statuses = [...readyStatuses, ...((await entersPickUps(manager, now)) ? ['finished'] : [])]
  for (const kind of jobKinds.values.filter((each) => !switches.latest.entities.has(each))) {
    for (const facts of await factsOfJobs(manager, kind, await uncollectedJobs(manager, kind, statuses, now))) {
      const { job, customer, changes, reached } = facts
      const since = readySince(job, changes, now, customer.email !== null)
      if (since === null) continue
      const isMailed = changes.some(({ at, isNoticed }) => isNoticed && at >= since)
      const notifiedAt = isMailed ? since : (reached.findLast((at) => at >= since) ?? null)
      found.push({ ...followed(kind, facts), since, notifiedAt })
    }
  }
  return found.toSorted((one, other) => one.since.localeCompare(other.since))
}

/** The jobs of these statuses that were not picked up; of finished ones those whose address still opens. */
export function uncollectedJobs(
  manager: EntityManager,
  kind: JobKind,
  statuses: readonly string[],
  now: Date,
): Promise<JobRow[]> {
  const day = addressDaysBefore(now).slice(0, 'YYYY-MM-DD'.length)
  const open = { status: In(statuses.filter((status) => status !== 'finished')), pickedUpAt: IsNull() }
  const finished = { status: 'finished', pickedUpAt: IsNull(), endDate: MoreThanOrEqual(day) }
  const where = statuses.includes('finished') ? [open, finished] : [open]
  return manager.find(jobTypes[kind], { where, order: { id: 'ASC' } } as object) as Promise<JobRow[]>
}

export async function factsOfJobs(
  manager: EntityManager,
  entity: JobKind,
  jobs: readonly JobRow[],
): Promise<JobFactsOfCall[]> {
  if (jobs.length === 0) return []
  const ofJobs = { where: { entity, job: In(jobs.map(({ id }) => id)) }, order: { id: 'ASC' } } as const
  const customers = await manager.findBy(Customer, { id: In(jobs.map(({ customer }) => customer)) })
  const changes = groupRows(await manager.find(JobChange, ofJobs), 'job')
  const notes = groupRows(await manager.find(InternalNote, ofJobs), 'job')
  const byId = new Map(customers.map((each) => [each.id, each]))
  return jobs.flatMap((job) => {
    const customer = byId.get(job.customer)
    const own = notes.get(job.id) ?? []
    const callsThat = (ended: InternalNote['call']) => own.filter(({ call }) => call === ended).map(({ at }) => at)
    const calls = { reached: callsThat('reached'), missed: callsThat('not-reached') }
    return customer ? [{ job, customer, changes: changes.get(job.id) ?? [], ...calls }] : []
  })
}

export function followed(entity: JobKind, { job, customer }: JobFactsOfCall): FollowedJob {
  const { contactPhone, contactPhoneE164 } = job
  const phones =
    contactPhone !== null
      ? { phone: contactPhone, phoneE164: contactPhoneE164 }
      : { phone: customer.phoneNumber, phoneE164: customer.phoneE164 }
  return { entity, job: job.id, number: job.number, customerName: customer.name, ...phones }
}
