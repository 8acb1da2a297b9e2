import { cleanedCode } from '../../kernel/shared/cleanedText.js'

/** A code as it is compared: without spaces, hyphens and signs that nobody sees, in capitals. */
export function plainCode(typed: string): string {
  return cleanedCode(typed)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}
