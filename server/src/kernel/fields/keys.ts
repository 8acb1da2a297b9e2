import { cleanedCode } from '../shared/cleanedText.js'
import { comparisonKey } from '../shared/comparisonKey.js'
import type { FieldDescription } from './FieldDescription.js'

/** Identifies the rules of keys, for what is built of them; raised when they change. */
export const keyRules = 3

/**
 * An e-mail address as it is compared, of logins too. Letters keep their accents: `josé@` and `jose@` are two mailboxes,
 * of which one must not open the account of the other.
 */
export function emailKey(address: string): string {
  return cleanedCode(address.normalize('NFKC')).toLowerCase()
}

/**
 * Whether a text is stored a second time in the form in which it is compared, searched and sorted: texts of lists, and
 * others that searches look in. What is searched in a form of its own has none.
 */
export function isKeyed(field: FieldDescription): boolean {
  return !field.searchedAs && !field.hidden && field.kind.isCompared?.(field) === true
}

/** The property of a text's key: `title` is unique, searched and sorted through `titleKey`. */
export function keyProperty({ name }: Pick<FieldDescription, 'name'>): string {
  return `${name}Key`
}

/** The property whose order is that of a field: texts are sorted by their keys, without regard to case and accents. */
export function orderProperty(field: FieldDescription): string {
  return field.sortedBy ?? (isKeyed(field) ? keyProperty(field) : field.name)
}

/** The key of a field's text. */
export function keyOf({ form }: Pick<FieldDescription, 'form'>, text: string): string {
  return form === 'email' ? emailKey(text) : comparisonKey(text)
}

/** The same as it is stored: letters that become two may make it longer than its column. */
export function storedKey(field: Pick<FieldDescription, 'form' | 'max'>, text: string): string {
  const key = keyOf(field, text)
  return field.max === undefined || key.length <= field.max ? key : [...key].slice(0, field.max).join('').trimEnd()
}
