import type { JobKind } from '../jobs/jobKinds.js'
import { readyStatuses } from '../jobs/jobStatuses.js'
import type { LockedJob } from './storedQuote.js'

type DecidedJob = Pick<LockedJob, 'status' | 'isOpen' | 'lines' | 'paidAt'>

/** Where a job goes when its quote is accepted. */
const workBegins: Record<JobKind, string> = { statusNewPc: 'assembling', statusRepair: 'in-treatment' }

/** In which a job may be before anyone works on it. A job in any other is further along than an answer brings it. */
const beforeWork: ReadonlySet<string> = new Set(['waiting', 'waiting-customer'])

/**
 * The status of a job once a quote of it is decided: work begins on one that waited for it; one whose customer has no
 * quote left to answer waits for the shop.
 * @param othersWait whether another quote of the job waits for an answer
 */
export function statusDecided(
  kind: JobKind,
  { status, isOpen }: Pick<DecidedJob, 'status' | 'isOpen'>,
  decision: 'accepted' | 'declined',
  othersWait: boolean,
): string {
  if (!isOpen) return status
  if (decision === 'accepted') return beforeWork.has(status) ? workBegins[kind] : status
  return status === 'waiting-customer' && !othersWait ? 'waiting' : status
}

/**
 * Whether a job gets the lines that are accepted: its customer has not been given a price by anything else.
 * @param replacesOwn whether also in the place of lines of its own
 */
export function takesLines({ status, isOpen, lines, paidAt }: DecidedJob, replacesOwn: boolean): boolean {
  return isOpen && !readyStatuses.has(status) && paidAt === null && (replacesOwn || lines.length === 0)
}
