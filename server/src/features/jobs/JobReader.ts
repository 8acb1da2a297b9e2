import { allow, isThere } from '../../kernel/access/allow.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { notFound } from '../../kernel/records/notFound.js'
import type { Job } from './Job.js'
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
