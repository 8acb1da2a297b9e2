import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { JobChange } from '../jobs/JobChange.js'
import { type JobKind, jobStatuses } from '../jobs/jobKinds.js'
import type { Asked } from './jobFigures.js'
import { medianOf, type Occurrence } from './median.js'

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
  seconds: unknown
  stays: unknown
}

const daySeconds = 24 * 60 * 60

/** How long jobs were in each status that they left in the period. What is finished has come to its end. */
export async function statusDays(manager: EntityManager, { period, kinds }: Asked): Promise<StatusFigures[]> {
  const found = new Map<string, Occurrence[]>()
  for (const part of kinds.length === 0 ? [] : period.parts) {
    for (const { entity, status, seconds, stays } of await staysLeft(manager, kinds, part.instants)) {
      const occurrence = { value: Number(seconds), count: Number(stays) }
      const known = found.get(`${entity} ${status}`)
      if (known) known.push(occurrence)
      else found.set(`${entity} ${status}`, [occurrence])
    }
    await nextTurn()
  }
  return kinds.flatMap((jobKind) =>
    jobStatuses[jobKind].values
      .filter((status) => status !== 'finished')
      .map((status) => {
        const occurrences = found.get(`${jobKind} ${status}`) ?? []
        const seconds = medianOf(occurrences)
        const days = seconds === null ? null : Math.round((seconds / daySeconds) * 10) / 10
        return { jobKind, status, stays: occurrences.reduce((sum, { count }) => sum + count, 0), days }
      }),
  )
}

/** A status lasts until the next change to another one; what came before each change of the time is looked up. */
function staysLeft(
  manager: EntityManager,
  kinds: readonly JobKind[],
  instants: readonly [string, string],
): Promise<StayRow[]> {
  const { driver, options } = manager.connection
  const table = driver.escape(manager.connection.getMetadata(JobChange).tableName)
  const [from, to] = [driver.escape('from'), driver.escape('to')]
  const seconds =
    options.type === 'better-sqlite3'
      ? "strftime('%s', ended.at) - strftime('%s', began.at)"
      : 'TIMESTAMPDIFF(SECOND, SUBSTR(began.at, 1, 19), SUBSTR(ended.at, 1, 19))'
  const isMove = (change: string) => `(${change}.${from} IS NULL OR ${change}.${from} <> ${change}.${to})`
  return manager.query(
    `SELECT began.entity AS entity, began.${to} AS status, ${seconds} AS seconds, COUNT(*) AS stays
     FROM ${table} ended JOIN ${table} began ON began.id = (
       SELECT earlier.id FROM ${table} earlier
       WHERE earlier.entity = ended.entity AND earlier.job = ended.job AND ${isMove('earlier')}
         AND (earlier.at < ended.at OR (earlier.at = ended.at AND earlier.id < ended.id))
       ORDER BY earlier.at DESC, earlier.id DESC LIMIT 1
     )
     WHERE ended.at >= ? AND ended.at < ? AND ${isMove('ended')} AND ended.entity IN (${kinds.map(() => '?').join(', ')})
       AND began.${to} <> 'finished'
     GROUP BY began.entity, began.${to}, ${seconds}`,
    [...instants, ...kinds],
  )
}
