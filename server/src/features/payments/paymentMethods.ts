import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

export const receivedBy = defineChoice(
  'ReceivedBy',
  ['card', 'cash', 'transfer', 'payment-request', 'online', 'trade-in'],
  'How money was received or given back; by what was traded in, no money changes hands.',
)

export const paymentOrigins = defineChoice(
  'PaymentOrigin',
  ['shop', 'job', 'before', 'online'],
  'Where a payment was recorded: at an invoice, with a job, before the shop recorded payments, or by a payment provider.',
)

export type ReceivedBy = ValueOf<typeof receivedBy>
