import { Int } from 'type-graphql'
import type { FieldKind } from '../FieldDescription.js'

/** Assigned by the product. */
export const number: FieldKind = {
  column: () => ({ type: 'int' }),
  output: () => Int,
  input: null,
  filter: { type: () => Int },
  isOrdered: true,
}
