import type { FieldKind } from '../FieldDescription.js'

export const address: FieldKind = {
  column: ({ max }) => ({ type: 'varchar', length: max }),
  output: () => String,
  input: null,
  filter: null,
  isFilled: true,
  isSearched: ({ inList }) => inList,
  address: 'whole',
}
