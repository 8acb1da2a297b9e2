import { wordsOf } from '../../kernel/search/words.js'
import type { Language } from '../../kernel/shared/screens.js'
import { isJoining } from './lightWords.js'
import { stemOf } from './stem.js'

/** What people say, separated by commas or lines, each as the stems of the words that count in it. */
export function phrasesOf(text: string, language: Language): string[][] {
  return text
    .split(/[,;\n]/)
    .map((phrase) => {
      const forms = wordsOf(phrase).map(({ form }) => form)
      const counting = forms.filter((form) => !isJoining(form, language))
      // `gaat niet aan` has no other words, and `mijn reparatie` is more than that one.
      return [...new Set((counting.length > 1 ? counting : forms).map((form) => stemOf(form, language)))]
    })
    .filter((stems) => stems.length > 0)
}
