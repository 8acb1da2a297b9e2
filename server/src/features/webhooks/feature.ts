import type { Feature } from '../../kernel/Feature.js'
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
}
