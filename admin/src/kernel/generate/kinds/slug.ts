import type { FieldKind } from '../../managed/ManagedEntity'
import { TextField } from '../inputs/TextField'
import { plain } from './plainValues'

export const slug: FieldKind = {
  Input: TextField,
  ...plain,
  isMade: true,
  isOfLanguage: true,
}
