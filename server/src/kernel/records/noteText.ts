import { invalidField } from '../errors/ShopError.js'
import { cleanedProse } from '../shared/cleanedText.js'

const maxCharacters = 4000

/** The text of an internal note as it is stored. @throws ShopError VALIDATION */
export function noteText(given: string): string {
  const text = cleanedProse(given)
  const field = { owner: 'internalNote', name: 'text' }
  if (text === '') throw invalidField('text', { key: 'field.required', values: { field } })
  if (text.length > maxCharacters) {
    throw invalidField('text', { key: 'field.max', values: { field, max: maxCharacters } })
  }
  return text
}
