import type { FieldKind } from '../../managed/ManagedEntity'
import { PasswordField } from '../inputs/PasswordField'
import { asSent, asText } from './plainValues'

export const password: FieldKind = {
  Input: PasswordField,
  text: asText,
  sheet: null,
  sent: asSent,
  isLong: true,
  isOfLanguage: true,
}
