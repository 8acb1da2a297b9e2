import { defineChoice } from '../../kernel/fields/Choice.js'

/** What was done with a quote. Whether one that was sent has expired follows from its day. */
export const quoteStatuses = defineChoice(
  'QuoteStatus',
  ['draft', 'sent', 'accepted', 'declined', 'replaced', 'withdrawn'],
  'What was done with a quote.',
)

export const quoteStates = defineChoice(
  'QuoteState',
  ['draft', 'sent', 'accepted', 'declined', 'expired', 'replaced', 'withdrawn'],
  'Where a quote stands: what was done with it, or that its day has passed.',
)
