import type { FieldKind } from '../../managed/ManagedEntity'
import { PasswordField } from '../inputs/PasswordField'
import { asSent } from './plainValues'

export const password: FieldKind = {
  Input: PasswordField,
  text: String,
  sheet: null,
  sent: asSent,
  isLong: true,
  isOfLanguage: true,
}
