import type { Context } from '../../kernel/context/Context.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { say } from '../../kernel/i18n/say.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import { type Language, reviewAddress, trackAddress } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import type { JobRow } from '../jobs/JobReader.js'
import { type JobKind, jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { priceTerms } from '../jobs/jobPrice.js'
import type { MailValues } from '../mailTexts/fillText.js'
import { type ReminderKind, reminderKinds } from '../mailTexts/reminderKinds.js'
import { promisedValues, uncollectedValues } from './reminderMails.js'

/** The kinds of mail about a job that this has an example for; that about a quote is one of quotes. */
type ExampleKind = Exclude<ReminderKind, 'quoteUnanswered'>

export function isReminderMail(kind: string): kind is ExampleKind {
  return kind !== 'quoteUnanswered' && reminderKinds.values.some((each) => each === kind)
}

/** What a reminder is filled in with before there is one to send: the newest job, or a made-up one. */
export async function exampleReminderMail(
  { services: { database, settings } }: Context,
  kind: ExampleKind,
  language: Language,
): Promise<{ values: MailValues; about: string | null }> {
  const found: { entity: JobKind; job: JobRow }[] = []
  for (const entity of jobKinds.values) {
    const [job] = await database.rows.find(jobTypes[entity] as Class<JobRow>, { order: [['id', 'DESC']], limit: 1 })
    if (job) found.push({ entity, job })
  }
  const newest = found.toSorted((one, other) => other.job.createdAt.localeCompare(one.job.createdAt))[0]
  const customer = newest && (await database.rows.first(Customer, { id: newest.job.customer }))
  const tell = (what: 'name' | 'goods') => say(language, { key: `mailExample.${what}` })
  const today = new Date().toISOString()
  const entity = newest?.entity ?? 'statusRepair'
  const job = newest?.job ?? {
    id: 1,
    number: formatJobNumber(new Date().getFullYear(), 1),
    status: 'in-treatment',
    description: tell('goods'),
    promisedOn: null,
  }
  const name = customer?.name ?? tell('name')
  const about = newest && customer ? `${job.number}, ${customer.name}` : null
  if (kind === 'promisedPassed') {
    const promised = { ...job, promisedOn: job.promisedOn ?? today.slice(0, 10) }
    return { values: promisedValues(entity, promised, name, language, settings), about }
  }
  // No code is revealed by looking at a text.
  const address = kind === 'reviewRequest' ? reviewAddress(language, '…') : trackAddress(language, '…')
  const link = `${settings.publicUrl}${address}`
  if (kind === 'reviewRequest') {
    return { values: { name, number: job.number, description: job.description, link, stop: link }, about }
  }
  const terms = { ...(await priceTerms(database.reader, settings)), timeZone: settings.timeZone }
  return { values: { ...uncollectedValues(job, name, today, language, terms), link }, about }
}
