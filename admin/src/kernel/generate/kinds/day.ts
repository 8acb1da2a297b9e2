import { formatDay } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { DayField } from '../inputs/DayField'
import { asSent } from './plainValues'

export const day: FieldKind = {
  Input: DayField,
  text: (value, _field, _record, { language }) => formatDay(String(value), language),
  sheet: (value) => ({ day: String(value) }),
  sent: asSent,
  range: {
    isDay: true,
    typed: (text) => text,
    written: String,
    shown: (value, language) => formatDay(String(value), language),
  },
}
