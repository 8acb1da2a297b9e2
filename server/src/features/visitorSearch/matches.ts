import { maxTypos, mistyped } from '../../kernel/search/typos.js'
import { type Word, wordsOf } from '../../kernel/search/words.js'
import { lettersLacking, lettersOf } from './letters.js'
import type { IndexedWord, WordIndex } from './WordIndex.js'

/** Words beyond these are not searched for. */
const maxTerms = 8

/** A word of a question, with the words of the index that it may mean and how well each fits, from 0 to 1. */
export interface Term {
  form: string
  matches: ReadonlyMap<IndexedWord, number>
}

/** How well a word fits that is not the very word. */
const fit = {
  joined: 0.95,
  related: 0.9,
  beginning: 0.5,
  ending: 0.5,
  within: 0.35,
  oneTypo: 0.6,
  moreTypos: 0.4,
  typoInBeginning: 0.55,
}

/** What a part of a word gains the more of the word it is. */
const gainOfPart = 0.35

const fewestForBeginning = 2
const fewestForPart = 3
const fewestForHalf = 4

/** The words of a question that are searched for, and what they may mean. */
export function termsOf(question: string, index: WordIndex): Term[] {
  const words = wordsOf(question).slice(0, maxTerms)
  const terms = words.flatMap((word) => matchesOf(word, index))
  joinNeighbours(terms, index)
  return terms
}

interface Found {
  form: string
  matches: Map<IndexedWord, number>
}

function matchesOf({ form, parts }: Word, index: WordIndex): Found[] {
  const matches = asWritten(form, index)
  if (matches.size > 0) return [{ form, matches }]
  const separate = parts.length > 0 ? parts : (halvesOf(form, index) ?? [])
  const found = separate.map((part) => ({ form: part, matches: asWritten(part, index) }))
  if (found.some(({ matches: some }) => some.size > 0)) return found
  return [{ form, matches: withTypos(form, index) }]
}

/** The word itself, its other forms, and the words that it is a part of. */
function asWritten(form: string, index: WordIndex): Map<IndexedWord, number> {
  const matches = new Map<IndexedWord, number>()
  for (const word of index.related(form)) matches.set(word, fit.related)
  if (form.length >= fewestForBeginning) {
    const letters = lettersOf(form)
    for (const word of index.words) {
      if ((letters & ~word.letters) !== 0) continue
      const better = matches.get(word) ?? 0
      const found = fitOfPart(form, word.form)
      if (found > better) matches.set(word, found)
    }
  }
  const exact = index.exact(form)
  if (exact) matches.set(exact, 1)
  return matches
}

function fitOfPart(part: string, word: string): number {
  if (part.length >= word.length || !word.includes(part)) return 0
  const gain = (gainOfPart * part.length) / word.length
  if (word.startsWith(part)) return fit.beginning + gain
  if (part.length < fewestForPart) return 0
  return (word.endsWith(part) ? fit.ending : fit.within) + gain
}

/** `schermreparatie` for a shop that writes of screens and of repairs, but not in one word. */
function halvesOf(form: string, index: WordIndex): [string, string] | null {
  for (let at = form.length - fewestForHalf; at >= fewestForHalf; at--) {
    const [first, second] = [form.slice(0, at), form.slice(at)]
    if (index.related(first).length > 0 && index.related(second).length > 0) return [first, second]
  }
  return null
}

function withTypos(form: string, index: WordIndex): Map<IndexedWord, number> {
  const matches = new Map<IndexedWord, number>()
  const max = maxTypos(form.length)
  if (max === 0) return matches
  const letters = lettersOf(form)
  for (const word of index.words) {
    if (word.form.length < form.length - max || lettersLacking(letters, word.letters) > max) continue
    if (lettersLacking(word.letters, letters) > max && form[0] !== word.form[0]) continue
    const found = mistyped(form, word.form)
    if (found === 'begun') matches.set(word, fit.typoInBeginning)
    else if (found !== null) matches.set(word, found === 1 ? fit.oneTypo : fit.moreTypos)
  }
  return matches
}

/** `laptop scherm` finds `laptopscherm` for both words. */
function joinNeighbours(terms: readonly Found[], index: WordIndex): void {
  for (const [at, term] of terms.entries()) {
    const next = terms[at + 1]
    if (!next) return
    const joined = index.related(term.form + next.form)
    for (const word of joined) {
      for (const { matches } of [term, next]) matches.set(word, Math.max(fit.joined, matches.get(word) ?? 0))
    }
  }
}
