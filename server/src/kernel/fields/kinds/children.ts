import type { FieldKind } from '../FieldDescription.js'
import { targetOf } from '../outputTypes.js'

export const children: FieldKind = {
  column: null,
  output: (field, typeOf) => [typeOf(targetOf(field))],
  input: null,
  filter: null,
  isFilled: true,
  isFormless: true,
  leadsTo: 'children',
}
