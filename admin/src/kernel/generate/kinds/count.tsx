import { formatCount } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { ChoiceField } from '../inputs/ChoiceField'
import { NumberField } from '../inputs/NumberField'
import { numeric } from './plainValues'

const whole = /^-?\d{1,9}$/

export const count: FieldKind = {
  Input: (props) => (props.field.choices ? <ChoiceField {...props} /> : <NumberField {...props} />),
  text: (value, _field, _record, { language }) => formatCount(Number(value), language),
  ...numeric,
  isNumeric: true,
  isWhole: true,
  range: {
    typed: (text) => (whole.test(text) ? Number(text) : null),
    written: String,
    shown: String,
  },
}
