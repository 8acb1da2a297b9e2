import type { FieldKind } from '../../managed/ManagedEntity'
import { BlocksField } from '../blocks/BlocksField'
import { asSent } from './plainValues'

export const blocks: FieldKind = {
  Input: BlocksField,
  text: String,
  sheet: null,
  sent: asSent,
  empty: [],
  isLong: true,
  parts: 'blocks',
}
