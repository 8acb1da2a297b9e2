import { type EntityManager, In, IsNull } from 'typeorm'
import { Customer } from '../customers/Customer.js'
import { JobChange } from '../jobs/JobChange.js'
import type { JobRow } from '../jobs/JobReader.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { entersPickUps, readySince, uncollectedStatuses } from '../jobs/jobReady.js'
import { Quote } from '../quotes/Quote.js'
import type { JobFacts } from './occasions.js'

/** What reminders of jobs of a kind follow from, read together. */
export async function jobFacts(
  manager: EntityManager,
  entity: JobKind,
  jobs: readonly JobRow[],
  now: Date,
): Promise<JobFacts[]> {
  const isFinished = ({ status }: JobRow) => status === 'finished'
  const uncollected = jobs.filter(({ status, pickedUpAt }) => uncollectedStatuses.has(status) && pickedUpAt === null)
  const countsFinished = uncollected.some(isFinished) && (await entersPickUps(manager, now))
  const ready = uncollected.filter((job) => countsFinished || !isFinished(job))
  const changes = await manager.find(JobChange, {
    where: { entity, job: In(ready.map(({ id }) => id)) },
    order: { id: 'ASC' },
  })
  const customers = { id: In(ready.map(({ customer }) => customer)), email: IsNull() }
  const unmailed = await manager.find(Customer, { select: { id: true }, where: customers })
  const withoutEmail = new Set(unmailed.map(({ id }) => id))
  const quotes = await manager.find(Quote, {
    where: { jobKind: entity, job: In(jobs.map(({ id }) => id)), status: 'sent' },
    order: { id: 'ASC' },
  })
  const at = now.toISOString()
  return jobs.map((job) => ({
    job,
    readySince: ready.includes(job)
      ? readySince(
          job,
          changes.filter((each) => each.job === job.id),
          now,
          !withoutEmail.has(job.customer),
        )
      : null,
    quotes: quotes.filter((quote) => quote.job === job.id && quote.expiresAt !== null && at < quote.expiresAt),
  }))
}
