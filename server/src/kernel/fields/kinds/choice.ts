import { choiceCell } from '../cellReaders.js'
import type { FieldDescription, FieldKind } from '../FieldDescription.js'
import { asSent } from './asSent.js'
import { choiceRules } from './commonRules.js'

const typeOf = ({ choice: of }: FieldDescription) => of?.enumType ?? String

export const choice: FieldKind = {
  column: () => ({ type: 'varchar', length: 40 }),
  output: typeOf,
  input: { type: typeOf, rules: (field, telling) => choiceRules(field, telling), normalised: asSent },
  fromCell: choiceCell,
  filter: { type: typeOf },
  hasFewValues: true,
}
