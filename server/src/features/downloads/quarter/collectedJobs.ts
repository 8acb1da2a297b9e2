import { setImmediate as nextTurn } from 'node:timers/promises'
import { type EntityManager, In, Raw } from 'typeorm'
import { compareNames } from '../../../kernel/shared/compareNames.js'
import type { RateTotals } from '../../../kernel/shared/lineTotals.js'
import type { Job } from '../../jobs/Job.js'
import { jobKinds, jobTypes } from '../../jobs/jobKinds.js'
import { jobTotals } from '../../jobs/jobTotals.js'
import { invoicedOf } from './invoicedOf.js'
import type { Quarter } from './Quarter.js'

/** What the accountant reads of a job: amounts in cents, and nothing of the customer. */
export interface CollectedJob {
  number: string
  /** On which it was collected, in the time zone of the shop. */
  day: string
  net: number
  vat: number
  total: number
  /** What each treatment and rate contributes. */
  rates: RateTotals[]
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
 * The finished jobs of a quarter that were collected in it and that no invoice or receipt was issued for, the first one
 * first: a job changes hands once, so it is in one quarter alone. Deposits that were invoiced are taken off.
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
      const { invoiced, deposits } = await invoicedOf(manager, kind, some)
      for (const job of jobs as (Job & { pickedUpAt: string })[]) {
        if (invoiced.has(job.id)) continue
        const rates = [...jobTotals(job, vatRate).rates, ...(deposits.get(job.id) ?? []).map(negated)]
        const [net, vat] = [sumOf(rates, 'excluding'), sumOf(rates, 'vat')]
        const { number, pickedUpAt: at, paidWith } = job
        found.push({ at, number, day: zone.dayOf(Date.parse(at)), net, vat, total: net + vat, rates, paidWith })
      }
      await nextTurn()
    }
  }
  const byNumber = compareNames('nl')
  return found.sort((one, other) =>
    one.at === other.at ? byNumber(one.number, other.number) : one.at < other.at ? -1 : 1,
  )
}

function sumOf(rates: readonly RateTotals[], of: 'excluding' | 'vat'): number {
  return rates.reduce((sum, rate) => sum + rate[of], 0)
}

function negated({ excluding, vat, ...rate }: RateTotals): RateTotals {
  return { ...rate, excluding: -excluding, vat: -vat }
}
