import type { FieldKind } from '../../managed/ManagedEntity'
import { TextField } from '../inputs/TextField'
import { asCell, asSent, asText } from './plainValues'

export const slug: FieldKind = {
  Input: TextField,
  text: asText,
  sheet: asCell,
  sent: asSent,
  isMade: true,
  isOfLanguage: true,
}
