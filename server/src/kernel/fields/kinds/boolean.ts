import { flagCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { asSent } from './asSent.js'

export const boolean: FieldKind = {
  column: () => ({ type: 'boolean' }),
  output: () => Boolean,
  input: { type: () => Boolean, rules: () => [], normalised: asSent },
  fromCell: flagCell,
  filter: { type: () => Boolean },
  hasFewValues: true,
  blank: false,
}
