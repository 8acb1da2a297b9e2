import type { FieldDescription, FieldKind } from '../FieldDescription.js'
import { asSent } from './asSent.js'
import { choiceRules } from './commonRules.js'

const typeOf = ({ choice }: FieldDescription) => choice?.enumType ?? String

export const icon: FieldKind = {
  column: () => ({ type: 'varchar', length: 40 }),
  output: typeOf,
  input: { type: typeOf, rules: (field, telling) => choiceRules(field, telling), normalised: asSent },
  filter: null,
}
