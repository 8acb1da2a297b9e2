import { defineChoice, type ValueOf } from '../fields/Choice.js'

export const changeActions = defineChoice(
  'ChangeAction',
  ['created', 'updated', 'deleted', 'erased'],
  'How a record has changed; of one that was erased nothing is known but its id.',
)

export type ChangeAction = ValueOf<typeof changeActions>
