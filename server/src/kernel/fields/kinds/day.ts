import { dayCell } from '../cellReaders.js'
import type { FieldKind } from '../FieldDescription.js'
import { DayScalar } from '../scalars.js'
import { asSent } from './asSent.js'

export const day: FieldKind = {
  column: () => ({ type: 'varchar', length: 10 }),
  output: () => DayScalar,
  input: { type: () => DayScalar, rules: () => [], normalised: asSent },
  fromCell: dayCell,
  filter: { type: () => DayScalar },
  isOrdered: true,
}
