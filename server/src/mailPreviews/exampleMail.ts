import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { Customer } from '../entities/Customer.js'
import type { Job } from '../entities/Job.js'
import { isQuoteMail, jobKindOf, type MailKind, mailKinds } from '../entities/mailKinds.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { label } from '../i18n/labels.js'
import { say } from '../i18n/say.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { jobNotice } from '../jobs/jobNotice.js'
import type { MailValues } from '../mailTexts/fillText.js'
import { mailOfAnswer } from '../messages/answerMessage.js'
import { mailOfMessage } from '../messages/mailsToShop.js'
import { messageKinds } from '../messages/messageKinds.js'
import { invitationDays } from '../passwords/passwordTokens.js'
import { securityMail } from '../passwords/securityMails.js'
import { exampleQuoteMail } from '../quotes/exampleQuoteMail.js'
import { exampleReminderMail, isReminderMail } from '../reminders/exampleReminderMail.js'
import { formatJobNumber } from '../shared/jobNumber.js'
import type { Language } from '../shared/screens.js'

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
  const message = Object.values(messageKinds).find(({ mail }) => mail === kind)
  if (message) return exampleOfMessage(context, message, language)
  if (kind === 'messageAnswer') return exampleOfAnswer(context, language)
  if (isQuoteMail(kind)) return exampleQuoteMail(context, kind, language)
  if (isReminderMail(kind)) return exampleReminderMail(context, kind, language)
  if (mailKinds[kind].audience === 'account') return exampleOfAccount(context, kind, language)
  return { values: {}, about: null }
}

async function exampleOfJob(
  { services: { database, settings } }: Context,
  { kind, occasion }: { kind: 'statusRepair' | 'statusNewPc'; occasion: string },
  language: Language,
): Promise<ExampleMail> {
  const job = await newest<Job & Row>(database, jobTypes[kind])
  const customer = job && (await database.rows.first<Customer & Row>(Customer, { id: job.customer }))
  const isStatus = occasion !== 'begun' && occasion !== 'noted'
  const to = isStatus ? occasion : String((job as { status?: string } | null)?.status ?? 'waiting')
  const from = occasion === 'begun' ? null : occasion === 'noted' ? to : ''
  const tell = exampleIn(language)
  const made = {
    number: formatJobNumber(new Date().getFullYear(), 1),
    description: tell('description'),
    currentStatus: null,
  }
  const who = customer ?? { name: tell('name'), email: '', language, role: 'cms-status-user', statusUser: true }
  const change = { from, to, note: tell('note') } as Parameters<typeof jobNotice>[3]
  const { values } = jobNotice(kind, job && customer ? job : made, { ...who, language }, change, settings)
  const entity = label(managedEntity(jobTypes[kind]).name)[language]
  return { values, about: job && customer ? `${entity} ${job.number}, ${customer.name}` : null }
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
  const { values } = mailOfMessage(kind, row ?? made, (row?.language as Language) ?? language, settings, language)
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
