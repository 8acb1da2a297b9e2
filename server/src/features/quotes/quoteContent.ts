import type { EntityManager } from 'typeorm'
import type { Row, Values } from '../../kernel/context/Row.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { deviceOfJob } from '../jobs/deviceOfJob.js'
import type { Job } from '../jobs/Job.js'
import { Service } from '../services/Service.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { addressLine } from '../shop/shopFacts.js'
import { Quote } from './Quote.js'

/** What the conditions of a quote have to hold at least, in days, by Article 4 of Directive (EU) 2024/1799. */
export const leastDays = 30

/** Days to write a new quote in before it is valid for too short. */
const writingDays = 5

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The day that is this many days later, such as 2026-12-22. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** Today, as it is in the shop. */
export function today({ timeZone }: Pick<Settings, 'timeZone'>): string {
  return TimeZone.named(timeZone).dayOf(Date.now())
}

/** What a quote of a job begins with: what its last one says, else what is known of the job. */
export async function firstContent(
  manager: EntityManager,
  job: Row & Job,
  last: Quote | null,
  settings: Settings,
): Promise<Values> {
  const validUntil = dayAfter(today(settings), leastDays + writingDays)
  if (last) return { ...contentOf(last), validUntil }
  const { language } = await manager.findOneByOrFail(Customer, { id: job.customer })
  const device = await deviceOfJob(manager, job)
  const service = job.service === null ? null : await manager.findOneBy(Service, { id: job.service })
  const shop = await readShop(manager)
  return {
    goods: (device?.name ?? job.description ?? '').slice(0, 200),
    defect: job.descriptionProblem ?? job.description ?? '',
    work: service?.title ?? '',
    text: null,
    lines: job.lines.map(({ description, quantity, unitPrice, vatRate }) => ({
      ...{ description, quantity, unitPrice, vatRate },
      ...{ isOptional: false, alternative: null },
    })),
    includingVat: job.includingVat,
    priceMethod: null,
    priceMaximum: null,
    diagnosisCost: null,
    deposit: null,
    validUntil,
    timeNeeded: timeNeeded(job, service, language),
    replacement: null,
    replacementCost: null,
    handOver: [shop.name, addressLine(shop)].filter(Boolean).join(', ').slice(0, 200),
    services: [],
    additional: null,
  }
}

/** As far as it is known: what the shop has not said is left for it to fill in. */
function timeNeeded({ promisedOn }: Job, service: Service | null, language: Language): string {
  const days = service?.workingDays ?? null
  if (promisedOn) return say(language, { key: 'quote.draft.promised', values: { day: dayText(promisedOn, language) } })
  if (!days) return ''
  return say(language, days === 1 ? { key: 'quote.draft.day' } : { key: 'quote.draft.days', values: { days } })
}

/** What the shop has written of a quote. */
function contentOf(quote: Quote): Values {
  const { goods, defect, work, text, lines, includingVat, priceMethod, priceMaximum } = quote
  const { diagnosisCost, deposit, timeNeeded, replacement, replacementCost, handOver, services, additional } = quote
  return {
    ...{ goods, defect, work, text, lines, includingVat, priceMethod, priceMaximum },
    ...{ diagnosisCost, deposit, timeNeeded, replacement, replacementCost, handOver, services, additional },
  }
}
