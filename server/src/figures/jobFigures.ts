import type { EntityManager } from 'typeorm'
import type { JobKind } from '../jobs/jobKinds.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { dayOfMark, type JobMark, jobMarks } from '../jobs/jobMarks.js'
import type { Asked } from './Asked.js'
import { finishedJobs } from './finishedJobs.js'
import { firstOfMonth, mondayOf, type Period } from './Period.js'

export interface WeekFigures {
  week: string
  takenIn: number
  finished: number
}

export interface MonthFigures {
  month: string
  jobs: number
  /** In cents, without VAT. */
  turnover: number
}

/** Jobs that came in and that were finished in each week, and what the finished ones of each month come to. */
export async function jobFigures(
  manager: EntityManager,
  asked: Asked,
): Promise<{ weeks: WeekFigures[]; months: MonthFigures[] }> {
  const { period } = asked
  const weeks = new Map(period.weeks.map((week) => [week, { week, takenIn: 0, finished: 0 }]))
  const months = new Map(period.months.map((month) => [month, { month, jobs: 0, turnover: 0 }]))
  for (const part of period.parts) {
    for (const kind of asked.kinds) {
      const takenIn = await asked.known.read(['taken in', kind], part, () => jobsTakenIn(manager, kind, part))
      for (const { day, jobs } of takenIn) weekOf(day).takenIn += jobs
      for (const { day, jobs, net } of (await finishedJobs(manager, asked, kind, part)).days) {
        const month = monthOf(day)
        weekOf(day).finished += jobs
        month.jobs += jobs
        month.turnover += net
      }
    }
  }
  return { weeks: [...weeks.values()], months: [...months.values()] }

  function weekOf(day: string): WeekFigures {
    return weeks.get(mondayOf(day)) as WeekFigures
  }

  function monthOf(day: string): MonthFigures {
    return months.get(firstOfMonth(day)) as MonthFigures
  }
}

/** How many jobs were taken in on each day. Those with a day are read from an index alone. */
async function jobsTakenIn(
  manager: EntityManager,
  kind: JobKind,
  part: Period,
): Promise<{ day: string; jobs: number }[]> {
  const { marks, zone } = part
  const { table, createdAt } = jobMarks(manager, kind)
  const rows: { mark: JobMark; jobs: unknown }[] = await manager.query(
    `SELECT mark, COUNT(*) AS jobs FROM (
       SELECT job.intake_date AS mark FROM ${table} job WHERE job.intake_date >= ? AND job.intake_date < ?
       UNION ALL
       SELECT ${createdAt} AS mark FROM ${table} job
       WHERE job.intake_date IS NULL AND job.created_at >= ? AND job.created_at < ?
     ) marked GROUP BY mark`,
    [...marks, ...marks],
  )
  return rows
    .map(({ mark, jobs }) => ({ day: dayOfMark(mark, zone), jobs: Number(jobs) }))
    .filter(({ day }) => part.covers(day))
}

/** The kinds of job that a shop uses. */
export function kindsInUse(off: ReadonlySet<string>): JobKind[] {
  return jobKinds.values.filter((kind) => !off.has(kind))
}
