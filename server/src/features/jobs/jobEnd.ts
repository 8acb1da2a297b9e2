import type { EntityManager } from 'typeorm'
import { JobChange } from './JobChange.js'
import type { JobRow } from './JobReader.js'
import type { JobKind } from './jobKinds.js'

/** Days after the end of a job for which its address still opens. */
export const addressDays = 60

const dayMilliseconds = 24 * 60 * 60 * 1000

type EndedJob = Pick<JobRow, 'id' | 'status' | 'pickedUpAt' | 'updatedAt'>

/** The moment from which on a job that ended then is long past. */
export function addressDaysBefore(now: Date): string {
  return new Date(now.getTime() - addressDays * dayMilliseconds).toISOString()
}

/**
 * When a job ended, UTC: as it was picked up, else as its status became `finished`; null while it is under way.
 * @param changes those of the job, in their order
 */
export function endOfJob(job: EndedJob, changes: readonly JobChange[]): string | null {
  if (job.pickedUpAt !== null) return job.pickedUpAt
  if (job.status !== 'finished') return null
  return changes.findLast(({ from, to }) => to === 'finished' && from !== to)?.at ?? job.updatedAt
}

/** Whether a job ended so long ago that no address of it opens. */
export async function isPast(
  manager: EntityManager,
  entity: JobKind,
  job: EndedJob,
  now = new Date(),
): Promise<boolean> {
  const isFinished = job.pickedUpAt === null && job.status === 'finished'
  const where = { entity, job: job.id }
  const changes = isFinished ? await manager.find(JobChange, { where, order: { id: 'ASC' } }) : []
  return isEndPast(endOfJob(job, changes), now)
}

export function isEndPast(end: string | null, now: Date): boolean {
  return end !== null && end < addressDaysBefore(now)
}
