import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

/** The events that a flag of their own stands for as well, as it did before there was a list. */
export const eventFlags = {
  'content-published': 'contentPublished',
  'content-changed': 'contentChanged',
  'content-removed': 'contentRemoved',
  'message-received': 'messageReceived',
  'job-changed': 'jobChanged',
  'stock-low': 'stockLow',
  'customer-registered': 'customerRegistered',
  'invoice.issued': 'invoiceIssued',
  'invoice.paid': 'invoicePaid',
  'payment.received': 'paymentReceived',
  'till.closed': 'tillClosed',
} as const

const events = defineChoice(
  'ShopEvent',
  [
    ...(Object.keys(eventFlags) as (keyof typeof eventFlags)[]),
    'job.message',
    'job.collected',
    'job.paid',
    'appointment.made',
    'appointment.moved',
    'appointment.cancelled',
    'reservation.made',
    'reservation.collected',
    'reservation.ended',
    'quote.sent',
    'quote.decided',
    'stock.changed',
    'customer.changed',
    'customer.removed',
    'customer.erased',
  ],
  'What happens in the shop, as webhooks are told of it.',
)

/** What webhooks are told of. What each means is in `kinds/`. */
export const shopEvents = { ...events, wordsOf: 'WebhookEvent' }

export type ShopEvent = ValueOf<typeof shopEvents>

export const webhookEvents = defineChoice(
  'WebhookEvent',
  [...shopEvents.values, 'test'],
  'What has happened in the shop; `test` is sent to see whether it arrives.',
)

export type WebhookEvent = ValueOf<typeof webhookEvents>

export const deliveryStatuses = defineChoice(
  'WebhookDeliveryStatus',
  ['waiting', 'retrying', 'delivered', 'failed'],
  'How far a message to a webhook has come: it waits for its first attempt or for another, has arrived, or was given up.',
)

export const webhookFailures = defineChoice(
  'WebhookFailure',
  [
    'refused',
    'redirected',
    'timeout',
    'unreachable',
    'unknown-host',
    'insecure',
    'forbidden-address',
    'no-secret',
    'switched-off',
  ],
  'Why a message to a webhook did not arrive.',
)

export type WebhookFailure = ValueOf<typeof webhookFailures>
