import type { FieldKind } from '../FieldDescription.js'

export const pair: FieldKind = {
  column: () => ({ type: 'int' }),
  output: null,
  input: null,
  filter: null,
  isFormless: true,
  isPair: true,
}
