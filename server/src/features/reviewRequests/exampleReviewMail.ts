import type { Context } from '../../kernel/context/Context.js'
import { type Language, reviewAddress } from '../../kernel/shared/screens.js'
import { exampleNewestJob } from '../jobs/exampleNewestJob.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'

/** What the mail that asks for a review is filled in with. No code is revealed by looking at a text. */
export async function exampleReviewMail(context: Context, _: string, language: Language): Promise<ExampleMail> {
  const { job, name, about } = await exampleNewestJob(context, language)
  const link = `${context.services.settings.publicUrl}${reviewAddress(language, '…')}`
  return { values: { name, number: job.number, description: job.description, link, stop: link }, about }
}
