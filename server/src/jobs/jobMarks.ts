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
export function jobMarks(manager: EntityManager, kind: JobKind): { table: string; takenIn: string; finished: string } {
  const { driver } = manager.connection
  const minuteOf = (instant: string) => `SUBSTR(${instant}, 1, ${minuteLength})`
  const changes = driver.escape(manager.connection.getMetadata(JobChange).tableName)
  const lastFinished = `SELECT MAX(done.at) FROM ${changes} done
    WHERE done.entity = '${kind}' AND done.job = job.id AND done.${driver.escape('to')} = 'finished'`
  return {
    table: driver.escape(manager.connection.getMetadata(jobTypes[kind]).tableName),
    takenIn: `COALESCE(job.intake_date, ${minuteOf('job.created_at')})`,
    // The end day may have been emptied.
    finished: `COALESCE(job.end_date, ${minuteOf(`(${lastFinished})`)}, ${minuteOf('job.created_at')})`,
  }
}

/** The day of a mark in the shop's time zone. */
export function dayOfMark(mark: JobMark, zone: TimeZone): string {
  return mark.length < minuteLength ? mark : zone.dayOf(Date.parse(`${mark}Z`))
}
