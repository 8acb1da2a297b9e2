import { formatDecimal } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { NumberField } from '../inputs/NumberField'
import { numberCell } from './plainValues'

export const decimal: FieldKind = {
  Input: NumberField,
  text: (value, _field, _record, { language }) => formatDecimal(Number(value), language),
  sheet: numberCell,
  sent: Number,
  isNumeric: true,
}
