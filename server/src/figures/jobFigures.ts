import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import type { JobKind } from '../jobs/jobKinds.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { dayOfMark, type JobMark, jobMarks, jobsWithin } from '../jobs/jobMarks.js'
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

/** What is asked for: of which days, and of which kinds of job. */
export interface Asked {
  period: Period
  kinds: readonly JobKind[]
}

interface Marked {
  mark: JobMark
  jobs: number
  net: number
}

/**
 * Jobs that came in and that were finished in each week, and what the finished ones of each month come to.
 * @param vatRate of jobs without lines, in percent; null for a shop without VAT
 */
export async function jobFigures(
  manager: EntityManager,
  asked: Asked,
  vatRate: number | null,
): Promise<{ weeks: WeekFigures[]; months: MonthFigures[] }> {
  const { period } = asked
  const weeks = new Map(period.weeks.map((week) => [week, { week, takenIn: 0, finished: 0 }]))
  const months = new Map(period.months.map((month) => [month, { month, jobs: 0, turnover: 0 }]))
  for (const part of period.parts) {
    for (const kind of asked.kinds) {
      for (const { mark, jobs } of await marked(manager, kind, part, 'takenIn', '0')) {
        const week = weekOf(mark, part)
        if (week) week.takenIn += jobs
      }
      for (const { mark, jobs, net } of await marked(manager, kind, part, 'finished', netOf(manager, vatRate))) {
        const [week, month] = [weekOf(mark, part), months.get(firstOfMonth(dayOfMark(mark, part.zone)))]
        if (!week || !month) continue
        week.finished += jobs
        month.jobs += jobs
        month.turnover += net
      }
    }
    await nextTurn()
  }
  return { weeks: [...weeks.values()], months: [...months.values()] }

  function weekOf(mark: JobMark, part: Period): WeekFigures | undefined {
    const day = dayOfMark(mark, part.zone)
    return part.covers(day) ? weeks.get(mondayOf(day)) : undefined
  }
}

/** The jobs with each mark of the period, and the days around it. */
async function marked(
  manager: EntityManager,
  kind: JobKind,
  { marks }: Period,
  of: 'takenIn' | 'finished',
  net: string,
): Promise<Marked[]> {
  const expressions = jobMarks(manager, kind)
  const found = jobsWithin(manager, kind, of, marks)
  const rows: Record<keyof Marked, unknown>[] = await manager.query(
    `SELECT mark, COUNT(*) AS jobs, SUM(net) AS net
     FROM (SELECT ${expressions[of]} AS mark, ${net} AS net FROM ${found.sql}) marked
     WHERE mark >= ? AND mark < ? GROUP BY mark`,
    [...found.values, ...marks],
  )
  return rows.map(({ mark, jobs, net }) => ({ mark: String(mark), jobs: Number(jobs), net: Number(net) }))
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

/** The kinds of job that a shop uses. */
export function kindsInUse(off: ReadonlySet<string>): JobKind[] {
  return jobKinds.values.filter((kind) => !off.has(kind))
}
