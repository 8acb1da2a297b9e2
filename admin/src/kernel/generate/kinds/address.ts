import type { FieldKind } from '../../managed/ManagedEntity'
import { asCell, asSent, asText } from './plainValues'

export const address: FieldKind = {
  Input: null,
  text: asText,
  sheet: asCell,
  sent: asSent,
  room: () => 'short',
  isOfLanguage: true,
  isAddress: true,
}
