import type { Language } from '../../kernel/shared/screens.js'

/** What is left of a word has so many letters at least. */
const fewestLetters = 4

const endings: Record<Language, RegExp> = {
  nl: /(?:en|e|s|t)$/,
  en: /(?:ing|ed|ly|er|es|e|s)$/,
}

/**
 * What the forms of a word have in common, roughly: `trage` and `traag`, `schijven` and `schijf`, `batteries` and
 * `battery`. It is only compared with others, never shown.
 */
export function stemOf(word: string, language: Language): string {
  let stem = language === 'en' ? word.replace(/ies$/, 'y') : word
  for (;;) {
    const shorter = undoubled(stem.replace(endings[language], ''))
    if (shorter === stem || shorter.length < fewestLetters) break
    stem = shorter
  }
  return language === 'nl' ? inDutchSpelling(stem) : stem
}

/** `kapott` of `kapotte` is `kapot`. */
function undoubled(stem: string): string {
  return stem.replace(/([bcdfghjklmnpqrtvwxz])\1$/, '$1')
}

/** Dutch writes a long vowel once in an open syllable, and `v` and `z` as `f` and `s` at the end. */
function inDutchSpelling(stem: string): string {
  return stem
    .replace(/([aeou])\1(?=[^aeiou]+$)/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
}
