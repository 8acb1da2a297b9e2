import { setImmediate as nextTurn } from 'node:timers/promises'
import { type EntityManager, In, Raw } from 'typeorm'
import { compareNames } from '../../../kernel/shared/compareNames.js'
import type { Job } from '../../jobs/Job.js'
import { jobKinds, jobTypes } from '../../jobs/jobKinds.js'
import { jobTotals } from '../../jobs/jobTotals.js'
import type { Quarter } from './Quarter.js'

/** What the accountant reads of a job: amounts in cents, and nothing of the customer. */
export interface CollectedJob {
  number: string
  /** On which it was collected, in the time zone of the shop. */
  day: string
  net: number
  vat: number
  total: number
  paidWith: Job['paidWith']
}

/** So many jobs are read before others have their turn. */
const jobsAtOnce = 250

const selected: object = {
  id: true,
  number: true,
  pickedUpAt: true,
  lines: true,
  costs: true,
  includingVat: true,
  paidWith: true,
}

/**
 * The finished jobs of a quarter that were collected in it, the first one first: a job changes hands once, so it is in one
 * quarter alone.
 * @param vatRate of jobs without lines, in percent; null for a shop without VAT
 */
export async function collectedJobs(
  manager: EntityManager,
  { begin, end, zone }: Quarter,
  vatRate: number | null,
): Promise<CollectedJob[]> {
  const found: (CollectedJob & { at: string })[] = []
  for (const kind of jobKinds.values) {
    const type = jobTypes[kind]
    const pickedUpAt = Raw((at) => `${at} >= :begin AND ${at} < :end`, { begin, end })
    const ids = await manager.find<{ id: number }>(type, {
      select: { id: true },
      where: { status: 'finished', pickedUpAt } as object,
    })
    for (let from = 0; from < ids.length; from += jobsAtOnce) {
      const some = ids.slice(from, from + jobsAtOnce).map(({ id }) => id)
      const jobs = await manager.find(type, { select: selected, where: { id: In(some) } })
      for (const job of jobs as (Job & { pickedUpAt: string })[]) {
        const { excluding, vat, including } = jobTotals(job, vatRate)
        const { number, pickedUpAt: at, paidWith } = job
        found.push({ at, number, day: zone.dayOf(Date.parse(at)), net: excluding, vat, total: including, paidWith })
      }
      await nextTurn()
    }
  }
  const byNumber = compareNames('nl')
  return found.sort((one, other) =>
    one.at === other.at ? byNumber(one.number, other.number) : one.at < other.at ? -1 : 1,
  )
}
