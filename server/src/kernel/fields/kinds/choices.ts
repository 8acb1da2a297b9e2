import type { FieldDescription, FieldKind } from '../FieldDescription.js'
import { choiceRules, listRules } from './commonRules.js'

const typeOf = ({ choice }: FieldDescription) => [choice?.enumType ?? String]

export const choices: FieldKind = {
  column: () => ({ type: 'json' }),
  output: typeOf,
  input: {
    type: typeOf,
    rules: (field, telling) => [...choiceRules(field, telling, true), ...listRules(telling)],
    /** In the order of the list. */
    normalised: ({ choice }, value) => choice?.values.filter((each) => (value as string[]).includes(each)),
  },
  filter: null,
}
