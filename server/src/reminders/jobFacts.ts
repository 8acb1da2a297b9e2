import { type EntityManager, In } from 'typeorm'
import { Quote } from '../entities/Quote.js'
import { JobChange } from '../jobs/JobChange.js'
import type { JobRow } from '../jobs/JobReader.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { type JobFacts, readyStatuses } from './occasions.js'

/** What reminders of jobs of a kind follow from, read together. */
export async function jobFacts(
  manager: EntityManager,
  entity: JobKind,
  jobs: readonly JobRow[],
  now: Date,
): Promise<JobFacts[]> {
  const ready = jobs.filter(({ status, pickedUpAt }) => readyStatuses.includes(status) && pickedUpAt === null)
  const changes = await manager.find(JobChange, {
    where: { entity, job: In(ready.map(({ id }) => id)) },
    order: { id: 'ASC' },
  })
  const quotes = await manager.find(Quote, {
    where: { jobKind: entity, job: In(jobs.map(({ id }) => id)), status: 'sent' },
    order: { id: 'ASC' },
  })
  const at = now.toISOString()
  return jobs.map((job) => ({
    job,
    readySince: ready.includes(job)
      ? (changes.findLast((each) => each.job === job.id && each.to === job.status && each.from !== each.to)?.at ?? null)
      : null,
    quotes: quotes.filter((quote) => quote.job === job.id && quote.expiresAt !== null && at < quote.expiresAt),
  }))
}
