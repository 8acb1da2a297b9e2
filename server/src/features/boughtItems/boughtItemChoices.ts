import { defineChoice } from '../../kernel/fields/Choice.js'

export const identityPapers = defineChoice(
  'IdentityPaper',
  ['passport', 'identity-card', 'driving-licence', 'residence-permit'],
  'With which kind of paper a seller has shown who they are. Its number is kept nowhere.',
)

export const purchaseMethods = defineChoice(
  'PurchaseMethod',
  ['cash', 'transfer', 'set-off'],
  'How a seller was paid: in cash, which leaves the till, by bank, or by what they buy, which is paid with it.',
)
