import { Int } from 'type-graphql'
import { countCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { asSent } from './asSent.js'
import { boundRules } from './commonRules.js'

export const count: FieldKind = {
  column: () => ({ type: 'int' }),
  output: () => Int,
  input: { type: () => Int, rules: (field, telling) => boundRules(field, telling), normalised: asSent },
  fromCell: countCell,
  filter: { type: () => Int },
  isOrdered: true,
  jsonBounds: ({ numbers }) => (numbers ? { enum: numbers } : {}),
  // A record whose title is a number is found by it.
  isSearched: (_, isTitle) => isTitle,
  blank: 0,
}
