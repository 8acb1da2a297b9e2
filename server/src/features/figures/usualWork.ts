import { setImmediate as nextTurn } from 'node:timers/promises'
import { type EntityManager, In } from 'typeorm'
import { centsOf, roundedQuotient } from '../../kernel/shared/money.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { dayOfMark, jobMarks, jobsFinished } from '../jobs/jobMarks.js'
import { jobTotals } from '../jobs/jobTotals.js'
import type { Service } from '../services/Service.js'
import { daysBetween } from './daysBetween.js'
import { medianOf } from './median.js'
import type { Period } from './Period.js'

/** A database takes only so many values in a statement. */
const jobsAtOnce = 500

/** Of fewer jobs than this nothing is said: it would tell what a customer paid. */
export const fewestJobs = 5

/** What a service says of the shop's own finished jobs. */
export type UsualWork = Pick<Service, 'usualDays' | 'usualJobs' | 'usualPriceFrom' | 'usualPriceTo'>

export const nothingUsual: UsualWork = {
  usualDays: null,
  usualJobs: null,
  usualPriceFrom: null,
  usualPriceTo: null,
}

interface DoneJob {
  days: number
  /** In cents, with VAT. */
  price: number
}

/**
 * After how many days the jobs of a period were usually finished, and what half of them cost that is neither cheap nor dear,
 * in whole units of the currency: no price of a single job can be derived from it.
 * @param services all languages of one service
 */
export async function usualWork(
  manager: EntityManager,
  services: readonly number[],
  period: Period,
  vatRate: number | null,
): Promise<UsualWork> {
  const jobs: DoneJob[] = []
  for (const kind of jobKinds.values) jobs.push(...(await doneJobs(manager, kind, services, period, vatRate)))
  if (jobs.length < fewestJobs) return nothingUsual
  const prices = jobs.map(({ price }) => price).sort((one, other) => one - other)
  const last = prices.length - 1
  const usualDays = Math.round(medianOf(jobs.map(({ days }) => ({ value: days, count: 1 }))) ?? 0)
  return {
    usualDays,
    usualJobs: jobs.length,
    usualPriceFrom: wholeUnits(prices[Math.ceil(last / 4)] as number),
    usualPriceTo: wholeUnits(prices[Math.floor((last * 3) / 4)] as number),
  }
}

/** Jobs without a price, such as those under warranty, are not what a customer may expect. */
async function doneJobs(
  manager: EntityManager,
  kind: JobKind,
  services: readonly number[],
  period: Period,
  vatRate: number | null,
): Promise<DoneJob[]> {
  const { takenIn, finished } = jobMarks(manager, kind)
  const found = jobsFinished(manager, kind, period.marks)
  const { driver } = manager.connection
  const rows: { id: number; takenIn: string; finished: string }[] = await manager.query(
    `SELECT job.id AS id, ${takenIn} AS ${driver.escape('takenIn')}, ${finished} AS finished FROM ${found.sql}
     WHERE job.service IN (${services.map(() => '?').join(', ')})`,
    [...found.values, ...services],
  )
  const marks = new Map(
    rows.filter((row) => period.covers(dayOfMark(row.finished, period.zone))).map((row) => [row.id, row]),
  )
  const ids = [...marks.keys()]
  const jobs: Job[] = []
  for (let start = 0; start < ids.length; start += jobsAtOnce) {
    const some = (await manager.find(jobTypes[kind], {
      select: { id: true, lines: true, costs: true, includingVat: true } as object,
      where: { id: In(ids.slice(start, start + jobsAtOnce)) } as object,
    })) as Job[]
    jobs.push(...some)
    await nextTurn()
  }
  return jobs.flatMap((job) => {
    const mark = marks.get(job.id)
    const price = jobTotals(job, vatRate).including
    return mark && price > 0 ? [{ days: daysBetween(mark.takenIn, mark.finished, period.zone), price }] : []
  })
}

function wholeUnits(cents: number): number {
  return centsOf(roundedQuotient(cents, 100))
}
