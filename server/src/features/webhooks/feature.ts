import { IsNull, LessThanOrEqual } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleWebhookMail } from './exampleWebhookMail.js'
import { webhookMails } from './mails.js'
import { Webhook } from './Webhook.js'
import { WebhookDelivery } from './WebhookDelivery.js'
import { WebhookResolver } from './WebhookResolver.js'
import { webhookHooks } from './webhookHooks.js'

export const webhooksFeature: Feature = {
  entities: [Webhook, WebhookDelivery],
  resolvers: () => [WebhookResolver],
  hooks: {
    webhook: webhookHooks,
  },
  retention: {
    // What waits for another attempt is younger than this, or the operator has set a very short retention of the log.
    webhookDeliveries: (context, since) =>
      removeOldRecords(context, WebhookDelivery, { createdAt: LessThanOrEqual(since), nextAttemptAt: IsNull() }),
  },
  mails: [mailsOf(webhookMails, exampleWebhookMail)],
  demo: {
    entities: [Webhook],
    load: async (demo) => (await import('./loadDemoWebhooks.js')).loadDemoWebhooks(demo),
  },
}
