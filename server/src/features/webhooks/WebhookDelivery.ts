import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Count, Multiline, OneOf, Reference, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { Webhook } from './Webhook.js'
import {
  deliveryStatuses,
  type WebhookEvent,
  type WebhookFailure,
  webhookEvents,
  webhookFailures,
} from './webhookEvents.js'

const byTheProduct = { required: true, readOnly: true } as const

@Managed({
  plural: 'webhookDeliveries',
  section: 'webhook-bezorgingen',
  titleField: 'event',
  listedBy: [['nextAttemptAt'], ['status', 'updatedAt']],
  icon: 'progress',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  grants: ownerMay('read'),
  description: 'A message to a webhook, stored until it is delivered and after.',
})
export class WebhookDelivery extends ManagedRecord {
  @OneOf(webhookEvents, { ...byTheProduct, inList: true })
  event: WebhookEvent

  @Reference(() => Webhook, { ...byTheProduct, inList: true, searchedBy: ['name'] })
  webhook: number

  @OneOf(deliveryStatuses, { ...byTheProduct, inList: true })
  status: ValueOf<typeof deliveryStatuses>

  /** Why the last attempt failed. */
  @OneOf(webhookFailures, { readOnly: true, inList: true })
  failure: WebhookFailure | null

  /** The HTTP status of the last answer. */
  @Count({ min: 0, readOnly: true })
  responseStatus: number | null

  /** The beginning of the last answer. */
  @Multiline({ max: 2000, readOnly: true })
  responseText: string | null

  /** What is posted, as JSON. */
  @Multiline({ max: 20_000, ...byTheProduct })
  body: string

  /** The same for every attempt, by which a receiver knows a message that it already has. */
  @Text({ max: 36, ...byTheProduct, section: 'details' })
  messageId: string

  @Count({ min: 0, ...byTheProduct, inList: true, section: 'details' })
  attempts: number

  /** How long the last attempt took. */
  @Count({ min: 0, readOnly: true, section: 'details' })
  milliseconds: number | null

  /** When to try next; null once it has arrived or was given up. */
  @SystemInstant({ required: false, inList: true, section: 'details' })
  nextAttemptAt: string | null

  /** One instance has claimed its delivery until then. */
  @SystemInstant({ required: false, public: false, section: 'details' })
  claimedUntil: string | null

  @SystemInstant({ required: false, section: 'details' })
  deliveredAt: string | null
}
