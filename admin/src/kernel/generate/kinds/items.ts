import type { FieldKind } from '../../managed/ManagedEntity'
import { ItemsField } from '../blocks/ItemsField'
import { asCell, asSent, asText } from './plainValues'

export const items: FieldKind = {
  Input: ItemsField,
  text: asText,
  sheet: asCell,
  sent: asSent,
  empty: [],
  isLong: true,
  parts: 'items',
}
