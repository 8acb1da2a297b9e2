import { comparisonKey } from '../shared/comparisonKey.js'

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
 * The words of a text in the form in which they are compared: that of comparison keys, and joined, so that
 * `back-up` and `backup` are one word.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(anyWord), ({ 0: word, index }) => {
    const place = { start: index, end: index + word.length }
    const lower = word.toLowerCase()
    if (isPlain.test(lower)) return { form: lower, ...place, parts: none }
    const parts = word.split(joiner).map(comparisonKey)
    return { form: parts.join(''), ...place, parts: parts.length > 1 ? parts : none }
  })
}

const none: readonly string[] = []

/** As nearly all words are. */
const isPlain = /^[a-z0-9]+$/
