import type { FieldKind } from '../../managed/ManagedEntity'
import { plain } from './plainValues'

export const address: FieldKind = {
  Input: null,
  ...plain,
  room: () => 'short',
  isOfLanguage: true,
  isAddress: true,
}
