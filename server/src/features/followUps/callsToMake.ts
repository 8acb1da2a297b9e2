import { In } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { JobRow } from '../jobs/JobReader.js'
import { type JobKind, jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { entersPickUps, readySince } from '../jobs/jobReady.js'
import { readyStatuses } from '../jobs/jobStatuses.js'
import { Quote } from '../quotes/Quote.js'
import { unansweredDays, uncollectedDays } from '../reminders/reminderKinds.js'
import { type FollowedJob, factsOfJobs, followed, type JobFactsOfCall, uncollectedJobs } from './jobsToCollect.js'

export const callReasons = defineChoice(
  'CallReason',
  ['ready', 'uncollected', 'waiting-customer', 'quote'],
  'Why a customer without an e-mail address is to be called.',
)
export type CallReason = ValueOf<typeof callReasons>

/** A customer whom no mail reaches, and who is to hear of a job. */
export interface CallToMake extends FollowedJob {
  reason: CallReason
  /** Since when there is something to hear, UTC. */
  since: string
  /** How often nobody answered since then. */
  missed: number
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Whom the shop has to call, the longest first: customers without an e-mail address, of whatever others are mailed. Each
 * is called again when others would be reminded.
 */
export async function callsToMake(services: CoreServices, now: Date): Promise<CallToMake[]> {
  const { database, switches } = services
  const manager = database.reader
  const statuses = ['waiting-customer', ...readyStatuses]
  if (await entersPickUps(manager, now)) statuses.push('finished')
  const found: CallToMake[] = []
  for (const kind of jobKinds.values.filter((each) => !switches.latest.entities.has(each))) {
    const jobs = await uncollectedJobs(manager, kind, statuses, now)
    const quotes = await openQuotes(services, kind, now)
    const quoted = await manager.findBy(jobTypes[kind], { id: In([...quotes.keys()]), isOpen: true } as object)
    const all = new Map([...jobs, ...(quoted as JobRow[])].map((job) => [job.id, job]))
    const facts = await factsOfJobs(manager, kind, [...all.values()])
    for (const each of facts.filter(({ customer }) => customer.email === null)) {
      const due = dueCall(each, quotes.get(each.job.id) ?? null, now)
      if (due) found.push({ ...followed(kind, each), ...due })
    }
  }
  return found.toSorted((one, other) => one.since.localeCompare(other.since))
}

/** When the open quotes of jobs were sent, UTC, by job. */
async function openQuotes({ database }: CoreServices, jobKind: JobKind, now: Date): Promise<Map<number, string>> {
  const sent = await database.reader.findBy(Quote, { jobKind, status: 'sent' })
  const open = sent.filter(({ expiresAt }) => expiresAt === null || now.toISOString() < expiresAt)
  return new Map(open.flatMap(({ job, sentAt }) => (sentAt === null ? [] : [[job, sentAt]])))
}

function dueCall(
  { job, changes, reached, missed }: JobFactsOfCall,
  quotedAt: string | null,
  now: Date,
): Pick<CallToMake, 'reason' | 'since' | 'missed'> | null {
  const ready = readySince(job, changes, now, false)
  const moved = changes.findLast(({ from, to }) => from !== to)?.at ?? job.createdAt
  const occasion = (): [CallReason, string, readonly number[]] | null => {
    if (ready !== null) return ['ready', ready, Object.values(uncollectedDays)]
    if (quotedAt !== null) return ['quote', quotedAt, [unansweredDays]]
    return job.status === 'waiting-customer' ? ['waiting-customer', moved, []] : null
  }
  const found = occasion()
  if (!found) return null
  const [reason, since, days] = found
  const passed = days.map((count) => new Date(Date.parse(since) + count * dayMilliseconds).toISOString())
  const from = passed.findLast((at) => at <= now.toISOString()) ?? since
  if (reached.some((at) => at >= from)) return null
  const isKnown = reason === 'ready' && reached.some((at) => at >= since)
  return { reason: isKnown ? 'uncollected' : reason, since, missed: missed.filter((at) => at >= from).length }
}
