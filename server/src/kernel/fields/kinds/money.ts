import { unitsOf } from '../../shared/money.js'
import { moneyCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { MoneyScalar } from '../scalars.js'
import { asSent } from './asSent.js'
import { boundRules } from './commonRules.js'

/** Whole cents in the column, units of the shop's currency outside. */
export const money: FieldKind = {
  column: () => ({ type: 'int' }),
  output: () => MoneyScalar,
  input: {
    type: () => MoneyScalar,
    rules: (field, telling) => boundRules(field, telling, (cents) => ({ cents })),
    normalised: asSent,
  },
  fromCell: moneyCell,
  filter: { type: () => MoneyScalar },
  unit: "in the shop's currency",
  isOrdered: true,
  inUnits: unitsOf,
  jsonBounds: ({ min, max }) =>
    min === undefined || max === undefined ? {} : { minimum: unitsOf(min), maximum: unitsOf(max) },
}
