import type { Context } from '../../kernel/context/Context.js'
import { type Language, trackAddress } from '../../kernel/shared/screens.js'
import { exampleNewestJob } from '../jobs/exampleNewestJob.js'
import { priceTerms } from '../jobs/jobPrice.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { exampleQuoteMail } from '../quotes/exampleQuoteMail.js'
import type { ReminderMail } from './mails.js'
import { promisedValues, uncollectedValues } from './reminderMails.js'

/** What a reminder is filled in with before there is one to send: the newest job or quote, or a made-up one. */
export async function exampleReminderMail(
  context: Context,
  kind: ReminderMail,
  language: Language,
): Promise<ExampleMail> {
  if (kind === 'quoteUnanswered') return exampleQuoteMail(context, 'quoteSent', language)
  const { database, settings } = context.services
  const { entity, job, name, about } = await exampleNewestJob(context, language)
  const today = new Date().toISOString()
  if (kind === 'promisedPassed') {
    const promised = { ...job, promisedOn: job.promisedOn ?? today.slice(0, 10) }
    return { values: promisedValues(entity, promised, name, language, settings), about }
  }
  // No code is revealed by looking at a text.
  const link = `${settings.publicUrl}${trackAddress(language, '…')}`
  const terms = { ...(await priceTerms(database.reader, settings)), timeZone: settings.timeZone }
  return { values: { ...uncollectedValues(job, name, today, language, terms), link }, about }
}
