import { dayOfMark, type JobMark } from '../jobs/jobMarks.js'
import type { TimeZone } from '../shop/hours/TimeZone.js'

/** Whole days on the calendar of the shop between two marks; a job that was entered afterwards took none. */
export function daysBetween(takenIn: JobMark, finished: JobMark, zone: TimeZone): number {
  const noonOf = (mark: JobMark) => Date.parse(`${dayOfMark(mark, zone)}T12:00:00Z`)
  return Math.max(0, Math.round((noonOf(finished) - noonOf(takenIn)) / (24 * 60 * 60 * 1000)))
}
