import type { EntityManager } from 'typeorm'
import type { JobKind } from '../jobs/jobKinds.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { dayOfMark, type JobMark, jobMarks } from '../jobs/jobMarks.js'
import type { Asked } from './Asked.js'
import { finishedJobs } from './finishedJobs.js'
import { invoicedTurnover } from './invoicedTurnover.js'
import { firstOfMonth, mondayOf, type Period } from './Period.js'

export interface WeekFigures {
  week: string
  takenIn: number
  finished: number
}

export interface MonthFigures {
  month: string
  jobs: number
  /** In cents, without VAT: what was invoiced, and the finished jobs that were not. */
  turnover: number
}

/** Jobs that came in and that were finished in each week, and the turnover of each month. */
export async function jobFigures(
  manager: EntityManager,
  asked: Asked,
): Promise<{ weeks: WeekFigures[]; months: MonthFigures[] }> {
  const { period } = asked
  const weeks = new Map(period.weeks.map((week) => [week, { week, takenIn: 0, finished: 0 }]))
  const months = new Map(period.months.map((month) => [month, { month, jobs: 0, turnover: 0 }]))
  for (const part of period.parts) {
    const month = months.get(firstOfMonth(part.from)) as MonthFigures
    month.turnover += await invoicedTurnover(manager, asked.known, part)
    for (const kind of asked.kinds) {
      const takenIn = await asked.known.read(['taken in', kind], part, () => jobsTakenIn(manager, kind, part))
      for (const [week, jobs] of takenIn) weekOf(week).takenIn += jobs
      const finished = await finishedJobs(manager, asked, kind, part)
      for (const [week, jobs] of finished.weeks) weekOf(week).finished += jobs
      month.jobs += finished.jobs
      month.turnover += finished.net
    }
  }
  return { weeks: [...weeks.values()], months: [...months.values()] }

  function weekOf(monday: string): WeekFigures {
    return weeks.get(monday) as WeekFigures
  }
}

/** How many jobs were taken in, by the Monday of their week. Those with a day are read from an index alone. */
async function jobsTakenIn(manager: EntityManager, kind: JobKind, part: Period): Promise<Map<string, number>> {
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
  const weeks = new Map<string, number>()
  for (const { mark, jobs } of rows) {
    const day = dayOfMark(mark, zone)
    if (!part.covers(day)) continue
    const week = mondayOf(day)
    weeks.set(week, (weeks.get(week) ?? 0) + Number(jobs))
  }
  return weeks
}

/** The kinds of job that a shop uses. */
export function kindsInUse(off: ReadonlySet<string>): JobKind[] {
  return jobKinds.values.filter((kind) => !off.has(kind))
}
