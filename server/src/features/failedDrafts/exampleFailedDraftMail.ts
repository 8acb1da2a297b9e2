import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { newestRecord } from '../mailTexts/newestRecord.js'
import { Tip } from '../tips/Tip.js'
import { failedDraft, failedMail } from './failedMail.js'

/** That a draft of the newest tip, or else of a made-up one, could not be published. */
export async function exampleFailedDraftMail({ services: { database, settings } }: Context): Promise<ExampleMail> {
  const stored = await newestRecord<Tip>(database, Tip)
  const { id, title } = stored ?? { id: 1, title: 'Een trage laptop' }
  const failed = { entity: managedEntity(Tip), record: id, isNew: false, title, failure: 'Deze titel bestaat al.' }
  const mail = failedMail({ email: 'winkel@example.com' }, failedDraft(failed), settings)
  return { values: mail?.values ?? {}, about: stored?.title ?? null }
}
