/** Letters that are written as others where they are missing, and do not come apart into a letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŧ: 't' },
}
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Accents of Latin, Greek and Cyrillic letters, and the vowel marks of Hebrew and Arabic, which few people type. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const apostrophes = /[‘’‛ʼ＇`´′]/g
const hyphens = /[\p{Pd}−]/gu

/** As most texts that are searched for are. */
const isPlain = /^(?:[a-z\d]+(?: [a-z\d]+)*)?$/

/**
 * The one form of a text in which texts are compared, searched and sorted: in lower case, without accents and signs that
 * nobody sees, with `ij` for the letter `ĳ`, `ss` for `ß`, a straight apostrophe, and spaces for hyphens. People type
 * `van 't Hof`, `Zoe` and `Smith Jones` and mean all three as they are written properly.
 */
export function comparisonKey(text: string): string {
  if (isPlain.test(text)) return text
  const key = text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(unseen, '')
    .replace(otherLetters, (letter) => letters[letter] ?? letter)
    .replace(hyphens, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
  // Of a text of hyphens alone.
  return key || text.trim().toLowerCase()
}
