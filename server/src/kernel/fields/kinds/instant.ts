import { instantCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { InstantScalar } from '../scalars.js'
import { asSent } from './asSent.js'

export const instant: FieldKind = {
  column: () => ({ type: 'varchar', length: 24 }),
  output: () => InstantScalar,
  input: { type: () => InstantScalar, rules: () => [], normalised: asSent },
  fromCell: instantCell,
  filter: { type: () => InstantScalar },
  unit: 'UTC',
  isOrdered: true,
}
