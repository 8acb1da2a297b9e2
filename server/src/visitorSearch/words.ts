/** A word of a text: the form in which it is compared, and where it stands in the text. */
export interface Word {
  form: string
  start: number
  end: number
  /** What a hyphen or an apostrophe divides, as in `back-up`; empty for a plain word. */
  parts: readonly string[]
}

/** Letters and digits, with what joins them within a word. */
const anyWord = /[\p{L}\p{N}]+(?:['’‘\-‑][\p{L}\p{N}]+)*/gu
const joiner = /['’‘\-‑]/

/**
 * The words of a text in the form in which they are compared: in lower case, without accents, and joined, so that
 * `back-up` and `backup` are one word.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(anyWord), ({ 0: word, index }) => ({
    form: plain(word.split(joiner).join('')),
    start: index,
    end: index + word.length,
    parts: joiner.test(word) ? word.split(joiner).map(plain) : [],
  }))
}

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
