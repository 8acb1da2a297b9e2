import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { Service } from '../entities/Service.js'
import { type JobKind } from '../jobs/jobKinds.js'
import { dayOfMark, jobMarks, jobsWithin } from '../jobs/jobMarks.js'
import { compareNames } from '../shared/compareNames.js'
import type { TimeZone } from '../shop/hours/TimeZone.js'
import type { Asked } from './jobFigures.js'
import { medianOf, type Occurrence } from './median.js'

export interface ServiceFigures {
  /** The id of one of its languages. */
  service: number
  title: { nl: string; en: string }
  jobs: number
  /** The median of whole days from intake to end. */
  days: number
}

interface DoneRow {
  service: number
  takenIn: string
  finished: string
  jobs: unknown
}

/** How long the jobs of each service took that were finished in the period, the service with most of them first. */
export async function serviceDays(manager: EntityManager, { period, kinds }: Asked): Promise<ServiceFigures[]> {
  const services = await manager.find(Service, {
    select: { id: true, pair: true, language: true, title: true },
    order: { id: 'ASC' },
  })
  const pairs = new Map(services.map(({ id, pair }) => [id, pair]))
  const done = new Map<number, Occurrence[]>()
  for (const part of period.parts) {
    for (const kind of kinds) {
      for (const { service, takenIn, finished, jobs } of await doneJobs(manager, kind, part.marks)) {
        const pair = pairs.get(Number(service))
        if (pair === undefined || !part.covers(dayOfMark(finished, part.zone))) continue
        const occurrence = { value: daysBetween(takenIn, finished, part.zone), count: Number(jobs) }
        const known = done.get(pair)
        if (known) known.push(occurrence)
        else done.set(pair, [occurrence])
      }
    }
    await nextTurn()
  }
  return [...done]
    .map(([pair, occurrences]) => {
      const records = services.filter((service) => service.pair === pair)
      const titleIn = (language: string) =>
        (records.find((each) => each.language === language) ?? records[0])?.title ?? ''
      return {
        service: records[0]?.id ?? pair,
        title: { nl: titleIn('nl'), en: titleIn('en') },
        jobs: occurrences.reduce((sum, { count }) => sum + count, 0),
        days: medianOf(occurrences) ?? 0,
      }
    })
    .sort((one, other) => other.jobs - one.jobs || compareNames('nl')(one.title.nl, other.title.nl))
}

function doneJobs(manager: EntityManager, kind: JobKind, marks: readonly [string, string]): Promise<DoneRow[]> {
  const { takenIn, finished } = jobMarks(manager, kind)
  const found = jobsWithin(manager, kind, 'finished', marks)
  const { driver } = manager.connection
  const names = ['service', 'takenIn', 'finished'].map((name) => driver.escape(name)).join(', ')
  return manager.query(
    `SELECT ${names}, COUNT(*) AS jobs
     FROM (SELECT job.service AS service, ${takenIn} AS ${driver.escape('takenIn')}, ${finished} AS finished
       FROM ${found.sql} WHERE job.service IS NOT NULL) done
     WHERE finished >= ? AND finished < ? GROUP BY ${names}`,
    [...found.values, ...marks],
  )
}

/** Whole days on the calendar of the shop between two marks; a job that was entered afterwards took none. */
export function daysBetween(takenIn: string, finished: string, zone: TimeZone): number {
  const noonOf = (mark: string) => Date.parse(`${dayOfMark(mark, zone)}T12:00:00Z`)
  return Math.max(0, Math.round((noonOf(finished) - noonOf(takenIn)) / (24 * 60 * 60 * 1000)))
}
