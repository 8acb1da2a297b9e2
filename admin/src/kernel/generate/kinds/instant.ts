import { dayOf, endOfDay, startOfDay } from '../../format/dayBounds'
import { formatDay, formatInstant } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'
import { asSent } from './plainValues'

export const instant: FieldKind = {
  Input: lazyWidget(() => import('../inputs/InstantField'), 56),
  text: (value, _field, _record, { language }) => formatInstant(String(value), language),
  sheet: (value) => ({ instant: String(value) }),
  sent: asSent,
  // The time of day under the day.
  cellStyle: { whiteSpace: 'normal', minWidth: 92 },
  isNarrow: true,
  range: {
    isDay: true,
    typed: (text, end) => (end === 'From' ? startOfDay(text) : endOfDay(text)),
    written: (value) => dayOf(String(value)),
    shown: (value, language) => formatDay(dayOf(String(value)), language),
  },
}
