import { choiceTexts } from '../../format/formatValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { TextField } from '../inputs/TextField'
import { storedAsIs } from './plainValues'
import { writtenText } from './writtenText'

/** The most characters of a text that is no more than a name. */
const shortText = 200

export const text: FieldKind = {
  Input: TextField,
  text: (value, field, record, words) =>
    field.choices
      ? choiceTexts(field, String(value).split(', '), words.language)
      : writtenText(value, field, record, words),
  ...storedAsIs,
  room: ({ max }) => ((max ?? 0) > shortText ? 'long' : 'short'),
  words: 'line',
  isOfLanguage: true,
}
