import { allow, isThere } from '../access/allow.js'
import type { Viewer } from '../access/Viewer.js'
import { notFound } from '../content/notFound.js'
import type { CoreServices } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import type { Job } from '../entities/Job.js'
import { ShopError } from '../errors/ShopError.js'
import { managedEntity } from '../fields/Managed.js'
import { type JobKind, jobTypes } from './jobKinds.js'

/** A job by its kind and id. */
export interface JobKey {
  entity: JobKind
  job: number
}

/** Who looks at a job: an account, or who has the job's secret address. */
export interface JobReader {
  viewer: Viewer | null
  /** The job whose secret address was used; it shows that job alone, as its customer sees it. */
  holds?: JobKey
}

/** As whom a reader sees a job. */
export type JobSide = 'shop' | 'customer'

export type JobRow = Row & Job & { status: string }

/** The side on which a reader stands of a job; null for whom it does not exist. */
export function sideOf({ viewer, holds }: JobReader, { entity, job }: JobKey, row: Row): JobSide | null {
  if (holds) return holds.entity === entity && holds.job === job ? 'customer' : null
  try {
    if (!isThere(allow(viewer, 'read', entity), row)) return null
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
  return viewer?.role === 'cms-admin' ? 'shop' : 'customer'
}

/** A job with the side on which the reader stands. @throws ShopError NOT_FOUND, also for a job of someone else */
export async function jobOf(
  { database }: Pick<CoreServices, 'database'>,
  reader: JobReader,
  key: JobKey,
): Promise<{ row: JobRow; side: JobSide }> {
  const row = await database.rows.first<JobRow>(jobTypes[key.entity], { id: key.job })
  const side = row && sideOf(reader, key, row)
  if (!row || !side) throw notFound(managedEntity(jobTypes[key.entity]))
  return { row, side }
}
