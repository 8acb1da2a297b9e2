import type { EntityManager } from 'typeorm'
import { JobChange } from '../jobs/JobChange.js'
import { type JobKind, jobStatuses } from '../jobs/jobKinds.js'
import type { Asked } from './jobFigures.js'

export interface StatusFigures {
  jobKind: JobKind
  status: string
  /** How often a job left it. */
  stays: number
  /** The median, with one decimal; null where none left it. */
  days: number | null
}

interface StayRow {
  entity: string
  status: string
  stays: unknown
  seconds: unknown
}

const daySeconds = 24 * 60 * 60

/** How long jobs were in each status that they left in the period. What is finished has come to its end. */
export async function statusDays(manager: EntityManager, { period, kinds }: Asked): Promise<StatusFigures[]> {
  const rows = kinds.length === 0 ? [] : await medians(manager, kinds, period.instants)
  const found = new Map(rows.map((row) => [`${row.entity} ${row.status}`, row]))
  return kinds.flatMap((jobKind) =>
    jobStatuses[jobKind].values
      .filter((status) => status !== 'finished')
      .map((status) => {
        const row = found.get(`${jobKind} ${status}`)
        const days = row ? Math.round((Number(row.seconds) / daySeconds) * 10) / 10 : null
        return { jobKind, status, stays: Number(row?.stays ?? 0), days }
      }),
  )
}

/** A status lasts until the next change to another one. */
function medians(
  manager: EntityManager,
  kinds: readonly JobKind[],
  instants: readonly [string, string],
): Promise<StayRow[]> {
  const { driver, options } = manager.connection
  const table = driver.escape(manager.connection.getMetadata(JobChange).tableName)
  const [from, to] = [driver.escape('from'), driver.escape('to')]
  const seconds =
    options.type === 'better-sqlite3'
      ? "strftime('%s', ended) - strftime('%s', began)"
      : 'TIMESTAMPDIFF(SECOND, SUBSTR(began, 1, 19), SUBSTR(ended, 1, 19))'
  return manager.query(
    `WITH moves AS (
       SELECT entity, ${to} AS status, at AS began, LEAD(at) OVER (PARTITION BY entity, job ORDER BY at, id) AS ended
       FROM ${table} WHERE (${from} IS NULL OR ${from} <> ${to}) AND entity IN (${kinds.map(() => '?').join(', ')})
     ), stays AS (
       SELECT entity, status, ${seconds} AS seconds FROM moves
       WHERE ended >= ? AND ended < ? AND status <> 'finished'
     ), placed AS (
       SELECT entity, status, seconds,
         ROW_NUMBER() OVER (PARTITION BY entity, status ORDER BY seconds) AS place,
         COUNT(*) OVER (PARTITION BY entity, status) AS stays
       FROM stays
     )
     SELECT entity, status, MAX(stays) AS stays, AVG(seconds) AS seconds FROM placed
     WHERE place * 2 BETWEEN stays AND stays + 2 GROUP BY entity, status`,
    [...kinds, ...instants],
  )
}
