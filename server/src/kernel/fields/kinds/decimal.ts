import { Float } from 'type-graphql'
import { decimalCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { asSent } from './asSent.js'
import { boundRules } from './commonRules.js'

export const decimal: FieldKind = {
  column: () => ({ type: 'double' }),
  output: () => Float,
  input: { type: () => Float, rules: (field, telling) => boundRules(field, telling), normalised: asSent },
  fromCell: decimalCell,
  filter: null,
}
