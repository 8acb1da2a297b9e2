import { Int } from 'type-graphql'
import type { FieldKind } from '../FieldDescription.js'
import { targetOf } from '../outputTypes.js'
import { asSent } from './asSent.js'

export const reference: FieldKind = {
  column: () => ({ type: 'int' }),
  foreignKey: (field) => ({ target: () => targetOf(field), column: 'id' }),
  output: (field, typeOf) => typeOf(targetOf(field)),
  input: { type: () => Int, rules: () => [], normalised: asSent },
  filter: { type: () => Int },
  leadsTo: 'record',
  references: { ids: (value) => (value == null ? [] : [value as number]), without: () => null },
}
