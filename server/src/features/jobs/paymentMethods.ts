import { defineChoice } from '../../kernel/fields/Choice.js'

export const paymentMethods = defineChoice(
  'PaymentMethod',
  ['card', 'cash', 'transfer', 'payment-request', 'later'],
  'How a job was paid; `later` is not yet.',
)
