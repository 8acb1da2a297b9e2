import type { FieldKind } from '../../managed/ManagedEntity'
import { BlocksField } from '../blocks/BlocksField'
import { asSent, asText } from './plainValues'

export const blocks: FieldKind = {
  Input: BlocksField,
  text: asText,
  sheet: null,
  sent: asSent,
  empty: [],
  isLong: true,
  parts: 'blocks',
}
