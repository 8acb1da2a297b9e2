import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { label } from '../../kernel/i18n/labels.js'
import { say } from '../../kernel/i18n/say.js'
import { retryPeriod } from '../../kernel/outbox/nextAttempt.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import type { Language } from '../../kernel/shared/screens.js'
import { exampleAppointmentMail } from '../appointments/mails/exampleAppointmentMail.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import { exampleAddresses, type FoundJob } from '../jobs/jobAddresses.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { jobNotice } from '../jobs/jobNotice.js'
import { priceTerms } from '../jobs/jobPrice.js'
import { reportMail } from '../jobs/report/reportMail.js'
import { mailToCustomer } from '../jobs/thread/messageMails.js'
import type { MailValues } from '../mailTexts/fillText.js'
import {
  isAppointmentMail,
  isQuoteMail,
  isReservationMail,
  jobKindOf,
  type MailKind,
  mailKinds,
} from '../mailTexts/mailKinds.js'
import { mailOfAnswer } from '../messages/answerMessage.js'
import { mailOfMessage } from '../messages/mailsToShop.js'
import { messageKinds } from '../messages/messageKinds.js'
import { invitationDays } from '../passwords/passwordTokens.js'
import { securityMail } from '../passwords/securityMails.js'
import { exampleQuoteMail } from '../quotes/exampleQuoteMail.js'
import { exampleReminderMail, isReminderMail } from '../reminders/exampleReminderMail.js'
import { exampleReservationMail } from '../reservations/mails/exampleReservationMail.js'
import { switchedOffMail } from '../webhooks/switchedOffMail.js'
import { Webhook } from '../webhooks/Webhook.js'

/** What a mail is filled in with before there is one to send. */
export interface ExampleMail {
  values: MailValues
  /** The record that it is about, in words; null for one that is made up. */
  about: string | null
}

/** Recovery codes. */
const exampleLeft = 9

/** A mail about the newest record that there is of its kind, or else a made-up one, in the given language. */
export async function exampleMail(context: Context, kind: MailKind, language: Language): Promise<ExampleMail> {
  const job = jobKindOf(kind)
  if (job) return exampleOfJob(context, job, language)
  if (kind === 'repairReport') return exampleOfReport(context, language)
  if (kind === 'jobMessageToCustomer') return exampleOfJobMessage(context, language)
  const message = Object.values(messageKinds).find(({ mail }) => mail === kind)
  if (message) return exampleOfMessage(context, message, language)
  if (kind === 'messageAnswer') return exampleOfAnswer(context, language)
  if (isQuoteMail(kind)) return exampleQuoteMail(context, kind, language)
  if (isAppointmentMail(kind)) return exampleAppointmentMail(context, kind, language)
  if (isReservationMail(kind)) return exampleReservationMail(context, kind, language)
  if (isReminderMail(kind)) return exampleReminderMail(context, kind, language)
  if (kind === 'webhookSwitchedOff') return exampleOfWebhook(context)
  if (mailKinds[kind].audience === 'account') return exampleOfAccount(context, kind, language)
  return { values: {}, about: null }
}

async function exampleOfJob(
  context: Context,
  { kind, occasion }: { kind: JobKind; occasion: string },
  language: Language,
): Promise<ExampleMail> {
  const { job, customer, about, tell } = await exampleJob(context, kind, language)
  const isStatus = occasion !== 'begun' && occasion !== 'noted'
  const to = isStatus ? occasion : String(job.status)
  const from = occasion === 'begun' ? null : occasion === 'noted' ? to : ''
  const change = { from, to, note: tell('note') } as Parameters<typeof jobNotice>[3]
  const { database, settings } = context.services
  const terms = await priceTerms(database.reader, settings)
  const { values } = jobNotice(kind, job, customer, change, terms, true)
  return { values: { ...values, link: exampleAddresses(settings)[language] }, about }
}

async function exampleOfJobMessage(context: Context, language: Language): Promise<ExampleMail> {
  const { job, customer, about, tell } = await exampleJob(context, 'statusRepair', language)
  const written = mailToCustomer({ row: job, customer, message: { text: tell('note') }, photos: 0 })
  return { values: { ...written?.values, link: exampleAddresses(context.services.settings)[language] }, about }
}

async function exampleOfReport(context: Context, language: Language): Promise<ExampleMail> {
  const { job, customer, about } = await exampleJob(context, 'statusRepair', language)
  const { database, settings } = context.services
  const device = job.device === null ? null : await database.rows.first(Device, { id: job.device })
  const { values } = reportMail(job, customer, device, await priceTerms(database.reader, settings))
  return { values: { ...values, link: exampleAddresses(settings)[language] }, about }
}

/** The newest job of a kind with its customer, who reads the given language; made up where there is none. */
async function exampleJob({ services: { database } }: Context, kind: JobKind, language: Language) {
  const stored = await newest<FoundJob['job']>(database, jobTypes[kind])
  const known = stored && (await database.rows.first<Customer>(Customer, { id: stored.customer }))
  const tell = exampleIn(language)
  const made = {
    number: formatJobNumber(new Date().getFullYear(), 1),
    status: 'waiting',
    description: tell('description'),
    descriptionProblem: null,
    whatHasBeenDone: tell('note'),
    currentStatus: null,
    device: null,
    lines: [],
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

async function exampleOfMessage(
  { services: { database, settings } }: Context,
  kind: (typeof messageKinds)[keyof typeof messageKinds],
  language: Language,
): Promise<ExampleMail> {
  const row = await newest<Row>(database, kind.type)
  const tell = exampleIn(language)
  const made = {
    name: tell('name'),
    email: 'jansen@example.com',
    [kind.name === 'contact' ? 'message' : 'descriptionProblem']: tell('description'),
  }
  const { values } = mailOfMessage(
    kind,
    { values: row ?? made, sentIn: (row?.language as Language) ?? language, photos: 0 },
    settings,
    language,
  )
  const entity = label(managedEntity(kind.type).name)[language]
  return { values, about: row && `${entity} ${row.id}, ${row.name}` }
}

async function exampleOfAnswer(
  { services: { database, settings } }: Context,
  language: Language,
): Promise<ExampleMail> {
  const { contact } = messageKinds
  const row = await newest<Row>(database, contact.type)
  const tell = exampleIn(language)
  const made = {
    name: tell('name'),
    email: 'jansen@example.com',
    message: tell('description'),
    createdAt: new Date().toISOString(),
  }
  const { values } = mailOfAnswer(contact, { ...(row ?? made), language }, tell('answer'), settings)
  return { values, about: row && `${label(managedEntity(contact.type).name)[language]} ${row.id}, ${row.name}` }
}

async function exampleOfWebhook({ services: { database, settings } }: Context): Promise<ExampleMail> {
  const stored = await newest<Webhook>(database, Webhook)
  const webhook = stored ?? { id: 1, name: 'Webhook' }
  const since = new Date(Date.now() - retryPeriod).toISOString()
  const mail = switchedOffMail({ email: 'winkel@example.com' }, webhook, since, settings)
  return { values: mail?.values ?? {}, about: stored?.name ?? null }
}

/** Links in it lead nowhere: nobody gets a password by looking at a text. */
async function exampleOfAccount(
  { services: { database, settings }, viewer }: Context,
  kind: MailKind,
  language: Language,
): Promise<ExampleMail> {
  const isOfCustomer = kind === 'invitation' || kind === 'reset'
  const customer = isOfCustomer ? await newest<Customer & Row>(database, Customer, { role: 'cms-status-user' }) : null
  const name = customer?.name ?? (isOfCustomer ? null : (viewer?.name ?? null))
  const { link } = securityMail('passwordChanged', { name: '', email: '', language }, settings).values
  const values = { link, by: viewer?.name ?? '', left: exampleLeft, days: invitationDays }
  return { values: { ...values, name: name ?? exampleIn(language)('name') }, about: name }
}

async function newest<Found extends object>(
  { rows }: Database,
  type: Class,
  where: Values = {},
): Promise<Found | null> {
  const [found] = await rows.find<Found>(type as Class<Found>, { where, order: [['id', 'DESC']], limit: 1 })
  return found ?? null
}

function exampleIn(language: Language) {
  return (what: 'name' | 'description' | 'note' | 'answer') => say(language, { key: `mailExample.${what}` })
}
