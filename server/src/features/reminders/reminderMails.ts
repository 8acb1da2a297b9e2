import type { EntityManager } from 'typeorm'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { label } from '../../kernel/i18n/labels.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { backOfficePath, defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import type { JobRow } from '../jobs/JobReader.js'
import { jobAddresses } from '../jobs/jobAddresses.js'
import { type JobKind, jobStatuses, jobTypes } from '../jobs/jobKinds.js'
import { jobPrice, type PriceTerms, priceTerms } from '../jobs/jobPrice.js'
import type { ValuesOf } from '../mailTexts/MailKinds.js'
import { sealLink } from '../messages/mailLinks.js'
import type { NewMail } from '../messages/queueMail.js'
import { quoteMail } from '../quotes/quoteMails.js'
import { wholeQuote } from '../quotes/storedQuote.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import type { UncollectedKind } from './reminderKinds.js'

type Job = Pick<JobRow, 'id' | 'number' | 'status' | 'description' | 'promisedOn'> & Parameters<typeof jobPrice>[0]

/** Tells the shop that a job was to be ready by now; null for a shop without an address for mail. */
export function promisedMail(
  { email }: Pick<ShopSettings, 'email'>,
  entity: JobKind,
  job: Job,
  customer: Pick<Customer, 'name'>,
  settings: Settings,
): NewMail<'promisedPassed'> | null {
  if (email === null) return null
  const language = defaultLanguage
  return {
    kind: 'promisedPassed',
    recipient: email,
    values: promisedValues(entity, job, customer.name, language, settings),
    language,
  }
}

export function promisedValues(
  entity: JobKind,
  { id, number, status, description, promisedOn }: Job,
  name: string,
  language: Language,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): ValuesOf<'promisedPassed'> {
  const { section } = managedEntity(jobTypes[entity])
  return {
    name,
    number,
    status: label(`choice.${jobStatuses[entity].name}.${status}`)[language],
    day: promisedOn && dayText(promisedOn, language),
    description,
    link: `${publicUrl}${backOfficePath}/${section}/wijzigen/${id}`,
  }
}

/** Reminds a customer that a device is ready. */
export async function uncollectedMail(
  manager: EntityManager,
  kind: UncollectedKind,
  { entity, job, since }: { entity: JobKind; job: Job; since: string },
  customer: Customer,
  settings: Settings,
): Promise<NewMail<UncollectedKind>> {
  const { language, name } = customer
  const link = (await jobAddresses(manager, settings, entity, job.id))[language]
  const terms = { ...(await priceTerms(manager, settings)), timeZone: settings.timeZone }
  return {
    kind,
    recipient: addressOf(customer),
    values: { ...uncollectedValues(job, name, since, language, terms), link: null },
    language,
    sealedLink: sealLink('job', link, addressOf(customer), settings),
  }
}

/** @param since when the device was ready, UTC */
export function uncollectedValues(
  job: Job,
  name: string,
  since: string,
  language: Language,
  terms: PriceTerms & Pick<Settings, 'timeZone'>,
): ValuesOf<UncollectedKind> {
  const day = dayText(TimeZone.named(terms.timeZone).dayOf(Date.parse(since)), language)
  const { number, description } = job
  return { name, number, day, description, price: jobPrice(job, language, terms) }
}

/** Reminds a customer of a quote; null for one that was never sent. */
export async function quoteReminder(
  manager: EntityManager,
  entity: JobKind,
  id: number,
  customer: Customer,
  settings: Settings,
): Promise<NewMail | null> {
  const quote = await wholeQuote(manager, id)
  if (!quote?.document) return null
  const link = (await jobAddresses(manager, settings, entity, quote.job))[quote.language]
  return { ...quoteMail(quote.document, customer, link, settings), kind: 'quoteUnanswered' }
}
