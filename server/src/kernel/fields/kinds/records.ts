import type { FieldKind } from '../FieldDescription.js'
import { publicTypeOf, targetOf } from '../outputTypes.js'

export const records: FieldKind = {
  column: null,
  output: (field) => [publicTypeOf(targetOf(field))],
  input: null,
  filter: null,
  isFilled: true,
  isFormless: true,
  leadsTo: 'found',
}
