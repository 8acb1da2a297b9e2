import { maxTypos, mistyped } from '../../kernel/search/typos.js'
import { type Word, wordsOf } from '../../kernel/search/words.js'
import { lettersLacking, lettersOf } from './letters.js'
import { isAsking, isJoining } from './lightWords.js'
import type { Synonyms } from './Synonyms.js'
import type { IndexedWord, WordIndex } from './WordIndex.js'

/** Words beyond these are not searched for. */
const maxTerms = 8

/** A word of a question, with the words of the index that it may mean and how well each fits, from 0 to 1. */
export interface Term {
  form: string
  /** How much of the question it is, from 0 to 1. */
  weight: number
  matches: ReadonlyMap<IndexedWord, number>
}

/** How well a word fits that is not the very word. */
const fit = {
  joined: 0.95,
  related: 0.9,
  synonym: 0.7,
  translated: 0.75,
  beginning: 0.5,
  ending: 0.5,
  within: 0.35,
  oneTypo: 0.6,
  moreTypos: 0.4,
  typoInBeginning: 0.45,
}

/** What a part of a word gains the more of the word it is. */
const gainOfPart = 0.35

const fewestForBeginning = 2
const fewestForPart = 3
const fewestForHalf = 3
const fewestForComposed = 4

/** How much of a question words are that say little of what it is about. */
const weights = { joining: 0.1, asking: 0.35, expression: 0.4 }

/** What questions are compared with. */
export interface Vocabulary {
  index: WordIndex
  /** The words of the other language, for those that this one does not have. */
  other: WordIndex
  synonyms: Synonyms
}

/** The words of a question that are searched for, and what they may mean. */
export function termsOf(question: string, vocabulary: Vocabulary): Term[] {
  const { index, synonyms } = vocabulary
  const all = wordsOf(question)
  const isLight = ({ form }: Word) => isJoiningHere(form, vocabulary)
  const counting = all.filter((word) => !isLight(word)).slice(0, maxTerms)
  const words = counting.length === 0 ? all.slice(0, maxTerms) : countingWith(all, counting, isLight)
  const meant = synonyms.meantBy(words.map(({ form }) => form))
  const terms = words.flatMap((word, at): Found[] => {
    if (counting.length > 0 && isLight(word)) return [lightTerm(word, vocabulary, meant[at] ?? [])]
    const weight = counting.length > 1 && isAsking(word.form, index.language) ? weights.asking : 1
    return matchesOf(word, vocabulary, meant[at] ?? []).map((found) => ({ ...found, weight }))
  })
  joinNeighbours(terms, index)
  return terms
}

interface Found {
  form: string
  weight: number
  matches: Map<IndexedWord, number>
}

/** Those that count, and what stands between them as far as there is room for it. */
function countingWith(all: readonly Word[], counting: readonly Word[], isLight: (word: Word) => boolean): Word[] {
  const room = maxTerms - counting.length
  const light = new Set(all.filter(isLight).slice(0, room))
  return all.filter((word) => counting.includes(word) || light.has(word))
}

/** In the words of the other language only where this one does not have the word. */
function isJoiningHere(form: string, { index, other }: Vocabulary): boolean {
  return isJoining(form, index.language) || (isJoining(form, other.language) && !index.exact(form))
}

/** In an expression such as `gaat niet aan` even these words are about something. */
function lightTerm({ form }: Word, vocabulary: Vocabulary, meant: readonly (readonly string[])[]): Found {
  const exact = vocabulary.index.exact(form)
  const matches = new Map<IndexedWord, number>(exact && meant.length === 0 ? [[exact, 1]] : [])
  addSynonyms(meant, vocabulary, matches)
  return { form, weight: meant.length > 0 ? weights.expression : weights.joining, matches }
}

type Matched = Omit<Found, 'weight'>

function matchesOf({ form, parts }: Word, vocabulary: Vocabulary, meant: readonly (readonly string[])[]): Matched[] {
  const { index } = vocabulary
  const matches = asWritten(form, index)
  const isKnown = index.related(form).length > 0
  if (!isKnown) addTranslated(form, vocabulary, matches)
  addSynonyms(meant, vocabulary, matches)
  if (isKnown || (matches.size > 0 && meant.length > 0)) return [{ form, matches }]
  const separate = parts.length > 0 ? parts : halvesOf(form, vocabulary)
  if (separate) {
    const found = separate.map((part): Matched => {
      const own = asWritten(part, index)
      if (index.related(part).length === 0) addTranslated(part, vocabulary, own)
      addSynonyms(vocabulary.synonyms.meantBy([part])[0] ?? [], vocabulary, own)
      for (const [word, how] of matches) own.set(word, Math.max(how, own.get(word) ?? 0))
      return { form: part, matches: own }
    })
    if (found.every(({ matches: some }) => some.size > 0)) return found
  }
  if (matches.size > 0) return [{ form, matches }]
  return [{ form, matches: withTypos(form, vocabulary) }]
}

/** What means the same as a word or as the words that it stands among. */
function addSynonyms(
  meant: readonly (readonly string[])[],
  { index }: Vocabulary,
  matches: Map<IndexedWord, number>,
): void {
  for (const forms of meant) {
    for (const form of forms) {
      for (const [word, how] of named(form, index)) {
        const found = (how * fit.synonym) / forms.length
        if (found > (matches.get(word) ?? 0)) matches.set(word, found)
      }
    }
  }
}

/** A word that was not typed: itself, its other forms, and what is composed of it. */
function named(form: string, index: WordIndex): Map<IndexedWord, number> {
  if (form.length >= fewestForComposed) return asWritten(form, index)
  return new Map(index.related(form).map((word) => [word, word.form === form ? 1 : fit.related]))
}

/** A word that this language does not have, in what is called so in the other. */
function addTranslated(form: string, { index, other }: Vocabulary, matches: Map<IndexedWord, number>): void {
  for (const word of other.related(form)) {
    const translated = index.translated(word, other)
    if (translated) matches.set(translated, word.form === form ? fit.translated : fit.translated * fit.related)
  }
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

/** `schermreparatie` for a shop that writes of screens and of repairs, but not in one word; the halves most alike in length. */
function halvesOf(form: string, { index, other, synonyms }: Vocabulary): [string, string] | null {
  const isKnown = (half: string) =>
    index.related(half).length > 0 || other.related(half).length > 0 || synonyms.knows(half)
  const places = Array.from({ length: Math.max(0, form.length - 2 * fewestForHalf + 1) }, (_, at) => at + fewestForHalf)
  const fromMiddle = (at: number) => Math.abs(at - form.length / 2)
  for (const at of places.sort((one, two) => fromMiddle(one) - fromMiddle(two))) {
    const [first, second] = [form.slice(0, at), form.slice(at)]
    if (isKnown(first) && isKnown(second)) return [first, second]
  }
  return null
}

function withTypos(form: string, { index, synonyms }: Vocabulary): Map<IndexedWord, number> {
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
  // What means the same as the word that was meant.
  for (const known of synonyms.resembling(form)) {
    for (const forms of synonyms.meantBy([known])[0] ?? []) {
      for (const each of forms) {
        for (const [word, how] of named(each, index)) {
          matches.set(word, Math.max((how * fit.oneTypo) / forms.length, matches.get(word) ?? 0))
        }
      }
    }
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
