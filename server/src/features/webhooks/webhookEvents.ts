import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

/** The events of a receiver, by whether it subscribes to them: each has a flag of the webhook. */
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

export type ShopEvent = keyof typeof eventFlags

export const webhookEvents = defineChoice(
  'WebhookEvent',
  [...(Object.keys(eventFlags) as ShopEvent[]), 'test'],
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
