import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

export const promotionStates = defineChoice(
  'PromotionState',
  ['planned', 'running', 'ended'],
  'Whether a promotion is still to come, runs now, or is over.',
)
export type PromotionState = ValueOf<typeof promotionStates>

/** When a promotion runs, UTC: until right before its end. */
export interface PromotionMoments {
  startsAt: string
  endsAt: string
}

/** @param now ISO, UTC */
export function promotionState({ startsAt, endsAt }: PromotionMoments, now = new Date().toISOString()): PromotionState {
  if (endsAt <= now) return 'ended'
  return startsAt > now ? 'planned' : 'running'
}
