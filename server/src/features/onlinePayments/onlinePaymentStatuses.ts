import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

export const onlinePaymentStatuses = defineChoice(
  'OnlinePaymentStatus',
  ['open', 'pending', 'paid', 'failed', 'expired', 'canceled'],
  'Where an online payment stands: pending is being processed by the bank.',
)

export type OnlinePaymentStatus = ValueOf<typeof onlinePaymentStatuses>

/** A status replaces those below it alone, in whatever order they are reported: what was paid stays paid. */
const ranks: Record<OnlinePaymentStatus, number> = {
  open: 1,
  pending: 2,
  failed: 3,
  expired: 3,
  canceled: 3,
  paid: 4,
}

/** Before the provider has answered. */
export const unanswered = 0

export function rankOf(status: OnlinePaymentStatus): number {
  return ranks[status]
}

/** Whether the customer can no longer pay with it. */
export function isOver(status: OnlinePaymentStatus): boolean {
  return ranks[status] >= ranks.failed
}
