import { Int } from 'type-graphql'
import type { FieldKind } from '../FieldDescription.js'
import { asSent } from './asSent.js'

/** Of a part: the record that it takes its values from, by its id. Visitors are told no more of that record. */
export const source: FieldKind = {
  column: () => ({ type: 'int' }),
  output: () => Int,
  input: { type: () => Int, rules: () => [], normalised: asSent },
  filter: null,
  isSource: true,
  references: { ids: (value) => (value == null ? [] : [value as number]), without: () => null },
}
