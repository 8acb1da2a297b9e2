import type { EntityManager } from 'typeorm'
import type { TimeZone } from '../shop/hours/TimeZone.js'
import { JobChange } from './JobChange.js'
import { type JobKind, jobTypes } from './jobKinds.js'

/**
 * When something happened to a job, as a database can group by it without knowing time zones: a day in the shop's, such as
 * 2026-11-21, or a minute in UTC, such as 2026-11-21T09:30.
 */
export type JobMark = string

const minuteLength = 'YYYY-MM-DDThh:mm'.length

/** The marks of a job in SQL: when it was taken in, and when it was finished. Its table goes by the name `job`. */
export function jobMarks(
  manager: EntityManager,
  kind: JobKind,
): { table: string; createdAt: string; takenIn: string; finished: string } {
  const { driver } = manager.connection
  const minuteOf = (instant: string) => `SUBSTR(${instant}, 1, ${minuteLength})`
  const changes = driver.escape(manager.connection.getMetadata(JobChange).tableName)
  const lastFinished = `SELECT MAX(done.at) FROM ${changes} done
    WHERE done.entity = '${kind}' AND done.job = job.id AND done.${driver.escape('to')} = 'finished'`
  return {
    table: driver.escape(manager.connection.getMetadata(jobTypes[kind]).tableName),
    createdAt: minuteOf('job.created_at'),
    takenIn: `COALESCE(job.intake_date, ${minuteOf('job.created_at')})`,
    // The end day may have been emptied.
    finished: `COALESCE(job.end_date, ${minuteOf(`(${lastFinished})`)}, ${minuteOf('job.created_at')})`,
  }
}

/**
 * The jobs that may have been finished in a time, in SQL as a table by the name `job`: found by an index, however many
 * there are.
 * @param marks from one mark to before another
 */
export function jobsFinished(
  manager: EntityManager,
  kind: JobKind,
  [from, before]: readonly [string, string],
): { sql: string; values: string[] } {
  const table = manager.connection.driver.escape(manager.connection.getMetadata(jobTypes[kind]).tableName)
  // The end day of few is empty.
  const branches = ['end_date >= ? AND end_date < ?', 'end_date IS NULL']
  const ids = branches.map((condition) => `SELECT id FROM ${table} WHERE status = 'finished' AND ${condition}`)
  // CROSS JOIN makes SQLite start from the ids.
  return {
    sql: `(${ids.join(' UNION ALL ')}) within CROSS JOIN ${table} job ON job.id = within.id`,
    values: [from, before],
  }
}

/** The day of a mark in the shop's time zone. */
export function dayOfMark(mark: JobMark, zone: TimeZone): string {
  return mark.length < minuteLength ? mark : zone.dayOf(Date.parse(`${mark}Z`))
}
