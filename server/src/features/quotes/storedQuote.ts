import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { Quote } from './Quote.js'

export const quoteEntity = managedEntity(Quote)

export type LockedJob = Row & Job & { status: string }

/** A job and all of its quotes, locked: whatever is done to a quote of a job waits for what is done to another. */
export async function lockJob(manager: EntityManager, kind: JobKind, id: number): Promise<LockedJob> {
  return (await lockExistingRow(manager, managedEntity(jobTypes[kind]), id)) as LockedJob
}

/**
 * Runs a transaction about a quote, whose job is locked first.
 * @throws ShopError NOT_FOUND
 */
export async function writeQuote<Result>(
  { services: { database } }: Context,
  id: number,
  work: (manager: EntityManager, quote: Quote, job: LockedJob, kind: JobKind) => Promise<Result>,
): Promise<Result> {
  // Whose it is never changes; a read before the lock would show MySQL's transaction the past.
  const whose = await database.reader.findOneBy(Quote, { id })
  if (!whose) throw notFound(quoteEntity)
  const kind = whose.jobKind as JobKind
  return database.write(async (manager) => {
    const job = await lockJob(manager, kind, whose.job)
    const quote = await wholeQuote(manager, id)
    if (!quote) throw notFound(quoteEntity)
    return work(manager, quote, job, kind)
  })
}

/** A quote with the columns that no record of the API has. */
export function wholeQuote(manager: EntityManager, id: number): Promise<Quote | null> {
  return wholeQuotes(manager).where('quote.id = :id', { id }).getOne()
}

/** The quotes of jobs that were sent, the last edition first, with the columns that no record of the API has. */
export function sentQuotes(manager: EntityManager, jobKind: JobKind, ...jobs: readonly number[]): Promise<Quote[]> {
  return wholeQuotes(manager)
    .where('quote.jobKind = :jobKind AND quote.job IN (:...jobs) AND quote.document IS NOT NULL', { jobKind, jobs })
    .orderBy('quote.edition', 'DESC')
    .getMany()
}

function wholeQuotes(manager: EntityManager) {
  return manager
    .createQueryBuilder(Quote, 'quote')
    .addSelect(['quote.document', 'quote.decision', 'quote.decisionKey', 'quote.mail'])
}

/** Moves a locked job along, and says to its customer what happened. No mail of its own is sent about it. */
export async function moveJob(
  manager: EntityManager,
  context: Context,
  kind: JobKind,
  job: LockedJob,
  values: { status?: string; note: string } & Partial<Omit<Job, 'note'>>,
): Promise<void> {
  const { status = job.status, ...rest } = values
  await changeRow(manager, context, managedEntity(jobTypes[kind]), job, { ...rest, status, holdBackNotice: true }, null)
}
