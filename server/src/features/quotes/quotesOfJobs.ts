import type { EntityManager } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { Quote } from './Quote.js'

/** The quotes of a job with all of their columns, the first edition first. */
export function quotesOf(manager: EntityManager, jobKind: JobKind, job: number): Promise<Quote[]> {
  return manager
    .createQueryBuilder(Quote, 'quote')
    .addSelect(['quote.document', 'quote.decision', 'quote.decisionKey', 'quote.mail'])
    .where('quote.jobKind = :jobKind AND quote.job = :job', { jobKind, job })
    .orderBy('quote.edition')
    .getMany()
}

/** Deletes the quotes of a job that is being deleted. */
async function deleteQuotes(manager: EntityManager, jobKind: JobKind, job: number): Promise<void> {
  for (const quote of await quotesOf(manager, jobKind, job)) {
    await records.remove(manager, Quote, quote)
  }
}

/** Puts back what `quotesOf` gave. */
async function restoreQuotes(manager: EntityManager, quotes: readonly Quote[]): Promise<void> {
  for (const quote of quotes) {
    await records.insert(manager, Quote, quote)
  }
}

/** The quotes of a job are deleted, trashed and restored with it. */
export function quotesOfJobHooks(kind: JobKind): WriteHooks {
  return {
    async inTransaction(manager, _, { before, after }) {
      if (before && !after) await deleteQuotes(manager, kind, before.id)
    },
    trash: async (manager, { id }) => ({ quotes: await quotesOf(manager, kind, id) }),
    async restore(manager, _context, _job, { quotes = [] }) {
      await restoreQuotes(manager, quotes as Quote[])
    },
  }
}
