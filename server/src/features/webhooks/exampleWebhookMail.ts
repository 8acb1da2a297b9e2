import type { Context } from '../../kernel/context/Context.js'
import { retryPeriod } from '../../kernel/outbox/nextAttempt.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { newestRecord } from '../mailTexts/newestRecord.js'
import { switchedOffMail } from './switchedOffMail.js'
import { Webhook } from './Webhook.js'

/** That the newest webhook, or else a made-up one, was switched off. */
export async function exampleWebhookMail({ services: { database, settings } }: Context): Promise<ExampleMail> {
  const stored = await newestRecord<Webhook>(database, Webhook)
  const webhook = stored ?? { id: 1, name: 'Webhook' }
  const since = new Date(Date.now() - retryPeriod).toISOString()
  const mail = switchedOffMail({ email: 'winkel@example.com' }, webhook, since, settings)
  return { values: mail?.values ?? {}, about: stored?.name ?? null }
}
