import type { EntityManager } from 'typeorm'
import { compareNames } from '../../kernel/shared/compareNames.js'
import { Service } from '../services/Service.js'
import type { Asked } from './Asked.js'
import { finishedJobs } from './finishedJobs.js'
import { medianOf, type Occurrence } from './median.js'

export interface ServiceFigures {
  /** The id of one of its languages. */
  service: number
  title: { nl: string; en: string }
  jobs: number
  /** The median of whole days from intake to end. */
  days: number
}

/** How long the jobs of each service took that were finished in the period, the service with most of them first. */
export async function serviceDays(manager: EntityManager, asked: Asked): Promise<ServiceFigures[]> {
  const services = await manager.find(Service, {
    select: { id: true, pair: true, language: true, title: true },
    order: { id: 'ASC' },
  })
  const pairs = new Map(services.map(({ id, pair }) => [id, pair]))
  const done = new Map<number, Occurrence[]>()
  for (const part of asked.period.parts) {
    for (const kind of asked.kinds) {
      for (const { service, days, jobs } of (await finishedJobs(manager, asked, kind, part)).services) {
        const pair = pairs.get(service)
        if (pair === undefined) continue
        const occurrence = { value: days, count: jobs }
        const others = done.get(pair)
        if (others) others.push(occurrence)
        else done.set(pair, [occurrence])
      }
    }
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
