import { defineChoice } from '../../kernel/fields/Choice.js'

export const newPcStatuses = defineChoice(
  'NewPcStatus',
  ['waiting', 'assembling', 'waiting-customer', 'waiting-supplier', 'delivery-appointment', 'finished'],
  'Where a new PC stands. The values may follow each other in any order.',
)

export const repairStatuses = defineChoice(
  'RepairStatus',
  ['waiting', 'in-treatment', 'waiting-customer', 'waiting-supplier', 'return-appointment', 'finished'],
  'Where a repair stands. The values may follow each other in any order.',
)

/** When the customer may come for it, or it is brought. */
export const readyStatuses: ReadonlySet<string> = new Set(['return-appointment', 'delivery-appointment'])
