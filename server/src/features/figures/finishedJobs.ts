import type { EntityManager } from 'typeorm'
import type { JobKind } from '../jobs/jobKinds.js'
import { dayOfMark, type JobMark, jobMarks, jobsFinished } from '../jobs/jobMarks.js'
import type { Asked } from './Asked.js'
import { daysBetween } from './daysBetween.js'
import { notInvoiced } from './invoicedTurnover.js'
import { mondayOf, type Period } from './Period.js'

/** The jobs that were finished in a part of a period. */
interface FinishedJobs {
  jobs: number
  /** What they cost without VAT, in cents, as far as it was not invoiced. */
  net: number
  /** How many in each week, by its Monday. */
  weeks: Map<string, number>
  /** How many of each service took so many days. */
  services: { service: number; days: number; jobs: number }[]
}

interface DoneRow {
  service: number | null
  takenIn: JobMark
  finished: JobMark
  jobs: unknown
  net: unknown
}

export function finishedJobs(
  manager: EntityManager,
  { vatRate, known }: Asked,
  kind: JobKind,
  part: Period,
): Promise<FinishedJobs> {
  return known.read(['finished', kind, String(vatRate)], part, async () => {
    const { takenIn, finished } = jobMarks(manager, kind)
    const found = jobsFinished(manager, kind, part.marks)
    const { driver } = manager.connection
    const names = ['service', 'takenIn', 'finished'].map((name) => driver.escape(name)).join(', ')
    const rows: DoneRow[] = await manager.query(
      `SELECT ${names}, COUNT(*) AS jobs, SUM(net) AS net
         FROM (SELECT job.service AS service, ${takenIn} AS ${driver.escape('takenIn')}, ${finished} AS finished,
           ${notInvoiced(manager, kind, netOf(manager, vatRate))} AS net FROM ${found.sql}) done
         WHERE finished >= ? AND finished < ? GROUP BY ${names}`,
      [...found.values, ...part.marks],
    )
    const all = { jobs: 0, net: 0 }
    const weeks = new Map<string, number>()
    const services = new Map<string, FinishedJobs['services'][number]>()
    for (const { service, takenIn, finished, jobs, net } of rows) {
      const day = dayOfMark(finished, part.zone)
      if (!part.covers(day)) continue
      const week = mondayOf(day)
      weeks.set(week, (weeks.get(week) ?? 0) + Number(jobs))
      all.jobs += Number(jobs)
      all.net += Number(net)
      if (service === null) continue
      const took = daysBetween(takenIn, finished, part.zone)
      const key = `${service} ${took}`
      const ofService = services.get(key) ?? { service: Number(service), days: took, jobs: 0 }
      services.set(key, ofService)
      ofService.jobs += Number(jobs)
    }
    return { ...all, weeks, services: [...services.values()] }
  })
}

/**
 * What a job costs without VAT, in SQL, rounded for each job as `lineTotals` does: costs without lines are never below
 * zero.
 */
function netOf({ connection }: EntityManager, vatRate: number | null): string {
  const divided = connection.options.type === 'better-sqlite3' ? '/' : 'DIV'
  const whole = 100 + Math.trunc(vatRate ?? 0)
  return `COALESCE(job.net_costs, (job.costs * 200 + ${whole}) ${divided} ${2 * whole}, 0)`
}
