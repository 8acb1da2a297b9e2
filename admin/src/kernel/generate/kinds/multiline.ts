import type { FieldKind } from '../../managed/ManagedEntity'
import { TextField } from '../inputs/TextField'
import { asCell, asSent } from './plainValues'
import { writtenText } from './writtenText'

export const multiline: FieldKind = {
  Input: TextField,
  text: writtenText,
  sheet: asCell,
  sent: asSent,
  room: () => 'long',
  words: 'lines',
  isOfLanguage: true,
}
