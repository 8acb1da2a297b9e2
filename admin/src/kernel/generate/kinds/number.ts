import { formatCount } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { NumberField } from '../inputs/NumberField'
import { numeric } from './plainValues'

/** Of the system, such as an id: it says nothing of a record, so nobody narrows lists down to a range of it. */
export const number: FieldKind = {
  Input: NumberField,
  text: (value, { name }, _record, { language }) =>
    name === 'id' ? String(value) : formatCount(Number(value), language),
  ...numeric,
  isNumeric: true,
}
