import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

export const stockReasons = defineChoice(
  'StockReason',
  [
    ...['opening', 'count', 'adjusted', 'found', 'translation'],
    ...['sale', 'return', 'reserved', 'released', 'job', 'jobReturned'],
  ],
  'Why stock moved.',
)

/** Why stock moves, and for what. */
export interface Moving {
  reason: ValueOf<typeof stockReasons>
  /** The number of the job or document. */
  about?: string | null
}
