import type { EntityManager } from 'typeorm'
import { JobChange } from '../jobs/JobChange.js'
import { type JobKind, jobStatuses } from '../jobs/jobKinds.js'
import type { Asked } from './Asked.js'
import { medianOfSorted } from './median.js'
import type { Period } from './Period.js'

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
export async function statusDays(manager: EntityManager, { period, kinds, known }: Asked): Promise<StatusFigures[]> {
  const found = new Map<string, Int32Array[]>()
  for (const part of kinds.length === 0 ? [] : period.parts) {
    for (const [status, seconds] of await known.read(['statuses'], part, () => staysLeft(manager, part))) {
      const others = found.get(status)
      if (others) others.push(seconds)
      else found.set(status, [seconds])
    }
  }
  return kinds.flatMap((jobKind) =>
    jobStatuses[jobKind].values
      .filter((status) => status !== 'finished')
      .map((status) => {
        const stays = found.get(`${jobKind} ${status}`) ?? []
        const seconds = medianOfSorted(stays)
        const days = seconds === null ? null : Math.round((seconds / daySeconds) * 10) / 10
        return { jobKind, status, stays: stays.reduce((sum, { length }) => sum + length, 0), days }
      }),
  )
}

/**
 * The seconds of each stay that ended in a time, sorted, by kind of job and status. A status lasts until the next change to
 * another one; what came before each change of the time is looked up.
 */
async function staysLeft(manager: EntityManager, { instants }: Period): Promise<Map<string, Int32Array>> {
  const { driver, options } = manager.connection
  const table = driver.escape(manager.connection.getMetadata(JobChange).tableName)
  const [from, to] = [driver.escape('from'), driver.escape('to')]
  const seconds =
    options.type === 'better-sqlite3'
      ? "strftime('%s', ended.at) - strftime('%s', began.at)"
      : 'TIMESTAMPDIFF(SECOND, SUBSTR(began.at, 1, 19), SUBSTR(ended.at, 1, 19))'
  const isMove = (change: string) => `(${change}.${from} IS NULL OR ${change}.${from} <> ${change}.${to})`
  // Of both kinds of job: asked for one, SQLite would go through all of its changes.
  const rows: StayRow[] = await manager.query(
    `SELECT began.entity AS entity, began.${to} AS status, ${seconds} AS seconds, COUNT(*) AS stays
     FROM ${table} ended JOIN ${table} began ON began.id = (
       SELECT earlier.id FROM ${table} earlier
       WHERE earlier.entity = ended.entity AND earlier.job = ended.job AND ${isMove('earlier')}
         AND (earlier.at < ended.at OR (earlier.at = ended.at AND earlier.id < ended.id))
       ORDER BY earlier.at DESC, earlier.id DESC LIMIT 1
     )
     WHERE ended.at >= ? AND ended.at < ? AND ${isMove('ended')} AND began.${to} <> 'finished'
     GROUP BY began.entity, began.${to}, ${seconds}`,
    instants,
  )
  const found = new Map<string, number[]>()
  for (const { entity, status, seconds, stays } of rows) {
    const key = `${entity} ${status}`
    const known = found.get(key) ?? []
    found.set(key, known)
    for (let count = 0; count < Number(stays); count++) known.push(Number(seconds))
  }
  return new Map([...found].map(([key, values]) => [key, Int32Array.from(values).sort()]))
}
