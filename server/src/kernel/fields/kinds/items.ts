import { ArrayMinSize, ValidateNested } from 'class-validator'
import type { FieldKind, FieldValues } from '../FieldDescription.js'
import { partInput } from '../inputs.js'
import { targetOf } from '../outputTypes.js'
import { listRules, rule } from './commonRules.js'

export const items: FieldKind = {
  column: () => ({ type: 'json' }),
  output: (field) => [targetOf(field)],
  input: {
    type: (field) => [partInput(targetOf(field))],
    rules: ({ min, counts }, telling) => [
      ...(min === undefined ? [] : [ArrayMinSize(min, telling.says('field.fewest', { min }))]),
      ...(counts ? [rule('lengthIn', isListOf(counts), telling.says('field.counts', { counts }))] : []),
      ...listRules(telling),
      ValidateNested({ each: true }),
    ],
    normalised: (field, value, whole) => (value as FieldValues[]).map((item) => whole(targetOf(field), item)),
  },
  filter: null,
  parts: {
    types: (field) => [targetOf(field)],
    typeOf: targetOf,
    prefix: () => '',
    sent: (_, part, values = part) => values,
  },
}

function isListOf(counts: readonly number[]): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && counts.includes(value.length)
}
