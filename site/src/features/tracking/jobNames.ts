import type { JobKind } from '../../generated/graphql'
import type { Job, JobStatus } from '../status/Job'

/** As the screens of a job name its kind. */
export function kindOf(kind: JobKind): Job['kind'] {
  return kind === 'statusNewPc' ? 'newPc' : 'repair'
}

/** As the screens of a job name it. */
export function statusOf(status: string): JobStatus {
  return status.replaceAll('-', '_') as JobStatus
}
