import { formatMoney } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { NumberField } from '../inputs/NumberField'

const amount = /^-?\d{1,9}([.,]\d{1,2})?$/

export const money: FieldKind = {
  Input: NumberField,
  text: (value, _field, _record, { language }) => formatMoney(Number(value), language),
  sheet: (value) => ({ number: Number(value), decimals: 2 }),
  sent: Number,
  isNumeric: true,
  isAmount: true,
  range: {
    typed: (text) => (amount.test(text) ? Number(text.replace(',', '.')) : null),
    written: (value, language) => (language === 'nl' ? String(value).replace('.', ',') : String(value)),
    shown: (value, language) => formatMoney(Number(value), language),
  },
}
