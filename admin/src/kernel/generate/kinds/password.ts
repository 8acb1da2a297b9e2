import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'
import { asSent } from './plainValues'

export const password: FieldKind = {
  Input: lazyWidget(() => import('../inputs/PasswordField'), 56),
  text: String,
  sheet: null,
  sent: asSent,
  isLong: true,
  isOfLanguage: true,
}
