import { Column } from 'typeorm'
import { Flag, SeveralOf, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { eventFlags, type ShopEvent, shopEvents } from './webhookEvents.js'

@Managed({
  plural: 'webhooks',
  hasFew: true,
  section: 'webhooks',
  titleField: 'name',
  icon: 'network',
  hasNextId: false,
  isPublic: false,
  check: checkWebhook,
  grants: ownerMayAll,
  description: 'An address of another program that the shop tells what happens.',
})
export class Webhook extends ManagedRecord {
  /** What it is for. */
  @Text({ max: 120, required: true, inList: true })
  name: string

  /** Where messages are posted to. */
  @Text({ max: 500, required: true, inList: true })
  endpoint: string

  @Flag({ default: true, inList: true, filterable: true })
  enabled: boolean

  /** Since when no message arrives; null while they do. */
  @SystemInstant({ required: false, inList: true })
  failingSince: string | null

  /** When the product switched it off, because nothing had arrived for days. */
  @SystemInstant({ required: false })
  switchedOffAt: string | null

  @SystemInstant({ required: false })
  lastDeliveredAt: string | null

  /** When someone last saw the secret; null while nobody has. */
  @SystemInstant({ required: false })
  secretShownAt: string | null

  /** Until when messages are signed with the former secret too. */
  @SystemInstant({ required: false })
  formerSecretUntil: string | null

  /** What it is told of. */
  @SeveralOf(shopEvents, { section: 'options' })
  events: ShopEvent[]

  // The first events have a flag of their own as well, which follows the list, see `subscribedEvents.ts`.
  @Subscription()
  contentPublished: boolean

  @Subscription()
  contentChanged: boolean

  @Subscription()
  contentRemoved: boolean

  @Subscription()
  messageReceived: boolean

  @Subscription()
  jobChanged: boolean

  @Subscription()
  stockLow: boolean

  @Subscription()
  customerRegistered: boolean

  @Subscription()
  invoiceIssued: boolean

  @Subscription()
  invoicePaid: boolean

  @Subscription()
  paymentReceived: boolean

  @Subscription()
  tillClosed: boolean

  /** Encrypted by `features/webhooks/webhookSecrets.ts`. */
  @Column({ type: 'varchar', length: 200, nullable: true, select: false })
  sealedSecret: string | null

  @Column({ type: 'varchar', length: 200, nullable: true, select: false })
  sealedFormerSecret: string | null
}

/** Whether the event that it is named after is among the events. No form shows it. */
function Subscription(): PropertyDecorator {
  return (prototype, name) => {
    const event = (Object.keys(eventFlags) as (keyof typeof eventFlags)[]).find((each) => eventFlags[each] === name)
    const computed = ({ events }: Webhook) => event !== undefined && events.includes(event)
    Flag({ section: 'options', formless: true, computed })(prototype, name)
  }
}

/** What can be checked without the settings. Whether the address is inside the shop's network, saving looks up. */
function checkWebhook(webhook: Webhook): Record<string, Message | false> {
  return { endpoint: webhook.endpoint != null && !isWebAddress(webhook.endpoint) && { key: 'webhook.endpoint.form' } }
}

/** Without a login, which would stand in the log of every proxy. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === ''
}
