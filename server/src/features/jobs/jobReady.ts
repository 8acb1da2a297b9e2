import { type EntityManager, IsNull, MoreThanOrEqual, Not } from 'typeorm'
import { Customer } from '../customers/Customer.js'
import { JobChange } from './JobChange.js'
import type { JobRow } from './JobReader.js'
import { addressDaysBefore, isEndPast } from './jobEnd.js'
import { type JobKind, jobKinds, jobTypes } from './jobKinds.js'
import { readyStatuses } from './jobStatuses.js'

type ReadyJob = Pick<JobRow, 'status' | 'pickedUpAt'>

/** The statuses in which a device may lie ready; whether one that is finished does follows from its changes. */
export const uncollectedStatuses: ReadonlySet<string> = new Set([...readyStatuses, 'finished'])

/**
 * Since when a job is ready to be collected or delivered, UTC; null while it is not. A finished one is for as long as its
 * address opens, if its customer was mailed that it is finished or cannot be mailed: of any other nobody knows whether it
 * was collected.
 * @param changes those of the job, in their order
 * @param hasEmail whether its customer has an address
 */
export function readySince(
  { status, pickedUpAt }: ReadyJob,
  changes: readonly JobChange[],
  now: Date,
  hasEmail: boolean,
): string | null {
  if (pickedUpAt != null) return null
  const moves = changes.filter(({ from, to }) => from !== to)
  const index = moves.findLastIndex(({ to }) => to === status)
  const move = moves[index]
  if (!move) return null
  if (readyStatuses.has(status)) return move.at
  if (status !== 'finished' || (hasEmail && !move.isNoticed) || isEndPast(move.at, now)) return null
  // One that was ready before it was finished has been since then, so that nobody is reminded of it anew.
  const before = moves[index - 1]
  return before && readyStatuses.has(before.to) ? before.at : move.at
}

export async function hasEmail(manager: EntityManager, { customer }: Pick<JobRow, 'customer'>): Promise<boolean> {
  return manager.existsBy(Customer, { id: customer, email: Not(IsNull()) })
}

/** Whether the shop enters pick-ups: the customers of one that does not may have at home what is finished. */
export async function entersPickUps(manager: EntityManager, now: Date): Promise<boolean> {
  const recently = MoreThanOrEqual(addressDaysBefore(now))
  const where = { pickedUpAt: recently, updatedAt: recently } as object
  for (const kind of jobKinds.values) if (await manager.existsBy(jobTypes[kind], where)) return true
  return false
}

/** The changes of a job, in their order. */
export function changesOfJob(manager: EntityManager, entity: JobKind, job: number): Promise<JobChange[]> {
  return manager.find(JobChange, { where: { entity, job }, order: { id: 'ASC' } })
}
