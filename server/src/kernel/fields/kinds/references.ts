import { ArrayMaxSize } from 'class-validator'
import { Int } from 'type-graphql'
import type { FieldKind } from '../FieldDescription.js'
import { targetOf } from '../outputTypes.js'
import { maxItems } from './commonRules.js'

export const references: FieldKind = {
  column: () => ({ type: 'json' }),
  output: (field, typeOf) => [typeOf(targetOf(field))],
  input: {
    type: () => [Int],
    rules: ({ max }, { says }) => [ArrayMaxSize(max ?? maxItems, says('field.maxChosen', { max }))],
    normalised: (_, value) => [...new Set(value as number[])],
  },
  filter: null,
  leadsTo: 'records',
  references: {
    ids: (value) => (value as number[] | undefined) ?? [],
    without: (value, id) => (value as number[]).filter((each) => each !== id),
  },
}
