import type { FieldDescription } from '../fields/FieldDescription.js'
import { isKeyed, keyOf } from '../fields/keys.js'
import { cleanedLine } from '../shared/cleanedLine.js'

/** The form in which a search term may stand in a field; null where it cannot. */
export function searchTerm(field: FieldDescription, term: string): string | null {
  if (field.searchedAs) return field.searchedAs(term)?.toLowerCase() ?? null
  return searchedText(field, cleanedLine(term))
}

/** The form in which a field's text is searched. */
export function searchedText(field: FieldDescription, text: string): string {
  return isKeyed(field) ? keyOf(field, text) : text.toLowerCase()
}
