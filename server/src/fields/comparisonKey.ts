import { cleanedCode } from '../shared/cleanedText.js'
import type { FieldDescription } from './FieldDescription.js'

/** A text normalized for comparison: `É` equals `é`, and full-width letters equal plain ones. */
export function comparisonKey(text: string): string {
  return cleanedCode(text.normalize('NFKC')).toLowerCase()
}

/**
 * An e-mail address as it is compared, of logins too. Letters keep their accents: `josé@` and `jose@` are two mailboxes,
 * of which one must not open the account of the other.
 */
export function emailKey(address: string): string {
  return cleanedCode(address.normalize('NFKC')).toLowerCase()
}

/** The key of a field's text. */
export function keyOf({ form }: Pick<FieldDescription, 'form'>, text: string): string {
  return form === 'email' ? emailKey(text) : comparisonKey(text)
}
