import type { FieldKind } from '../../managed/ManagedEntity'
import { TextField } from '../inputs/TextField'
import { storedAsIs } from './plainValues'
import { writtenText } from './writtenText'

export const multiline: FieldKind = {
  Input: TextField,
  text: writtenText,
  ...storedAsIs,
  room: () => 'long',
  words: 'lines',
  isOfLanguage: true,
}
