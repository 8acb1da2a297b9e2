import type { FieldKind } from '../../managed/ManagedEntity'
import { ItemsField } from '../blocks/ItemsField'
import { plain } from './plainValues'

export const items: FieldKind = {
  Input: ItemsField,
  ...plain,
  empty: [],
  isLong: true,
  parts: 'items',
}
