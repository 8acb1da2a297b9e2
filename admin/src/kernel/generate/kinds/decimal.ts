import { formatDecimal } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { NumberField } from '../inputs/NumberField'
import { numeric } from './plainValues'

export const decimal: FieldKind = {
  Input: NumberField,
  text: (value, _field, _record, { language }) => formatDecimal(Number(value), language),
  ...numeric,
  isNumeric: true,
}
