import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { label } from '../../kernel/i18n/labels.js'
import { say } from '../../kernel/i18n/say.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { newestRecord } from '../mailTexts/newestRecord.js'
import { readShop } from '../shop/readShop.js'
import { exampleAddresses, type FoundJob } from './jobAddresses.js'
import { type JobKind, jobTypes } from './jobKinds.js'
import { jobNotice } from './jobNotice.js'
import { priceTerms } from './jobPrice.js'
import { uncollectedStatuses } from './jobReady.js'
import { type JobMail, jobOfMail } from './mails.js'
import { reportMail } from './report/reportMail.js'
import type { ThreadMail } from './thread/mails.js'
import { mailToCustomer, mailToShop } from './thread/messageMails.js'

/** What a mail about what happened to a job is filled in with before there is one to send. */
export async function exampleJobMail(context: Context, mail: JobMail, language: Language): Promise<ExampleMail> {
  const { kind, occasion } = jobOfMail(mail)
  const { job, customer, about, tell } = await exampleJob(context, kind, language)
  const isStatus = occasion !== 'begun' && occasion !== 'noted'
  const to = isStatus ? occasion : String(job.status)
  const from = occasion === 'begun' ? null : occasion === 'noted' ? to : ''
  const change = { from, to, note: tell('note') } as Parameters<typeof jobNotice>[3]
  const { database, settings } = context.services
  const terms = await priceTerms(database.reader, settings)
  const { values } = jobNotice(kind, job, customer, change, terms, {
    isReady: uncollectedStatuses.has(to),
    offersPickUp: true,
    paysOnline: true,
  })
  return { values: { ...values, link: exampleAddresses(settings)[language] }, about }
}

/** What a mail with a message about a job is filled in with. */
export async function exampleThreadMail(context: Context, mail: ThreadMail, language: Language): Promise<ExampleMail> {
  const { database, settings } = context.services
  const { job, customer, about, tell } = await exampleJob(context, 'statusRepair', language)
  const written = { row: job, customer, message: { text: tell('note') }, photos: 0 }
  if (mail === 'jobMessageToCustomer') {
    return { values: { ...mailToCustomer(written)?.values, link: exampleAddresses(settings)[language] }, about }
  }
  const shop = await readShop(database.reader)
  const email = shop.email ?? 'winkel@example.com'
  const toShop = mailToShop({ ...written, key: { entity: 'statusRepair', job: job.id } }, { ...shop, email }, settings)
  return { values: toShop?.values ?? {}, about }
}

export async function exampleLinkMail(context: Context, _: string, language: Language): Promise<ExampleMail> {
  const { job, customer, about } = await exampleJob(context, 'statusRepair', language)
  const { name, number, description } = { ...job, name: customer.name }
  return { values: { name, number, description, link: exampleAddresses(context.services.settings)[language] }, about }
}

export async function exampleReportMail(context: Context, _: string, language: Language): Promise<ExampleMail> {
  const { job, customer, about } = await exampleJob(context, 'statusRepair', language)
  const { database, settings } = context.services
  const device = job.device === null ? null : await database.rows.first(Device, { id: job.device })
  const { values } = reportMail(job, customer, device, await priceTerms(database.reader, settings))
  return { values: { ...values, link: exampleAddresses(settings)[language] }, about }
}

/** The newest job of a kind with its customer, who reads the given language; made up where there is none. */
async function exampleJob({ services: { database } }: Context, kind: JobKind, language: Language) {
  const stored = await newestRecord<FoundJob['job']>(database, jobTypes[kind])
  const known = stored && (await database.rows.first<Customer>(Customer, { id: stored.customer }))
  const tell = (what: 'name' | 'description' | 'note') => say(language, { key: `mailExample.${what}` })
  const made = {
    id: 1,
    number: formatJobNumber(new Date().getFullYear(), 1),
    status: 'waiting',
    description: tell('description'),
    descriptionProblem: null,
    whatHasBeenDone: tell('note'),
    currentStatus: null,
    device: null,
    lines: [],
    checks: [],
    costs: null,
    includingVat: true,
    warrantyUntil: null,
  }
  const entity = label(managedEntity(jobTypes[kind]).name)[language]
  // Never a mail to anybody: whether the customer can be mailed makes no difference to the text.
  const customer = { name: known?.name ?? tell('name'), email: 'jansen@example.com', language }
  return {
    job: stored && known ? stored : made,
    customer: customer as Customer,
    about: stored && known ? `${entity} ${stored.number}, ${known.name}` : null,
    tell,
  }
}
