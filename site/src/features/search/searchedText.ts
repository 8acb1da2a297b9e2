import { cleanedLine } from '@shop/server/cleanedLine'
import { maxSearchCharacters } from '@shop/server/textLimits'

/** What a visitor searches for, in the one form of all that mean the same: without needless white space, not too long. */
export function searchedText(typed: string): string {
  const text = cleanedLine(typed.replaceAll(/[\s\p{Cc}]+/gu, ' '))
  return text.length <= maxSearchCharacters ? text : text.slice(0, maxSearchCharacters).replace(/ ?\S*$/, '')
}

/** The query parameter with what is searched for. */
export const searchParameter = 'q'
