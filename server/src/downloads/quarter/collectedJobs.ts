import { type EntityManager, Raw } from 'typeorm'
import type { Job } from '../../entities/Job.js'
import { jobKinds, jobTypes } from '../../jobs/jobKinds.js'
import { jobTotals } from '../../jobs/jobTotals.js'
import { compareNames } from '../../shared/compareNames.js'
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
  const found: (Job & { pickedUpAt: string })[] = []
  for (const kind of jobKinds.values) {
    const jobs = await manager.find(jobTypes[kind], {
      select: selected,
      where: {
        status: 'finished',
        pickedUpAt: Raw((at) => `${at} >= :begin AND ${at} < :end`, { begin, end }),
      } as object,
    })
    found.push(...(jobs as typeof found))
  }
  const byNumber = compareNames('nl')
  return found
    .sort((one, other) => one.pickedUpAt.localeCompare(other.pickedUpAt) || byNumber(one.number, other.number))
    .map((job) => {
      const { excluding, vat, including } = jobTotals(job, vatRate)
      const day = zone.dayOf(Date.parse(job.pickedUpAt))
      return { number: job.number, day, net: excluding, vat, total: including, paidWith: job.paidWith }
    })
}
