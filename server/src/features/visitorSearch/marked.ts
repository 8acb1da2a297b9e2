import { type Word, wordsOf } from '../../kernel/search/words.js'
import type { Term } from './matches.js'
import type { SearchedText } from './searchedTexts.js'

/** A stretch of a text; those that were found are marked. */
export interface TextSegment {
  text: string
  isFound: boolean
}

/** An excerpt has so many characters at most, but for the words that it ends with. */
const maxCharacters = 180

/** What stands before the first found word, at most. */
const charactersBefore = 60

/** For each word in the form in which it is compared, the terms that it was found by. */
export type FoundForms = ReadonlyMap<string, readonly number[]>

export function foundForms(terms: readonly Term[]): FoundForms {
  const forms = new Map<string, number[]>()
  for (const [number, { matches }] of terms.entries()) {
    for (const { form } of matches.keys()) forms.set(form, [...(forms.get(form) ?? []), number])
  }
  return forms
}

/** A text as segments, in which the found words are marked. */
export function markFound(text: string, forms: FoundForms): TextSegment[] {
  const segments: TextSegment[] = []
  const add = (part: string, isFound: boolean) => {
    if (part !== '') segments.push({ text: part, isFound })
  }
  let at = 0
  for (const word of wordsOf(text)) {
    if (termsOfWord(word, forms).length === 0) continue
    add(text.slice(at, word.start), false)
    add(text.slice(word.start, word.end), true)
    at = word.end
  }
  add(text.slice(at), false)
  return segments
}

function termsOfWord({ form, parts }: Word, forms: FoundForms): readonly number[] {
  return [form, ...parts].flatMap((each) => forms.get(each) ?? [])
}

/** The stretch of a record's texts that has most of the question, or its beginning where none has any. */
export function excerptOf(texts: readonly SearchedText[], forms: FoundForms): TextSegment[] {
  const shown = texts.filter(({ isShown, text }) => isShown && text.trim() !== '').map(({ text }) => text.trim())
  let best = { text: 0, start: 0, terms: 0 }
  for (const [index, text] of shown.entries()) {
    const window = bestWindow(text, forms)
    if (window.terms > best.terms) best = { text: index, ...window }
  }
  const text = shown[best.text]
  return text === undefined ? [] : markFound(cut(text, best.start, shown.slice(best.text + 1)), forms)
}

/** Where a stretch of the text begins that has most of the terms, and how many. */
function bestWindow(text: string, forms: FoundForms): { start: number; terms: number } {
  const found = wordsOf(text).flatMap((word) => {
    const terms = termsOfWord(word, forms)
    return terms.length > 0 ? [{ start: word.start, terms }] : []
  })
  let best = { start: 0, terms: 0 }
  for (const [index, { start }] of found.entries()) {
    const inWindow = found.slice(index).filter((other) => other.start < start + maxCharacters - charactersBefore)
    const terms = new Set(inWindow.flatMap((each) => each.terms)).size
    if (terms > best.terms) best = { start, terms }
  }
  return best
}

/** The text from some words before a place, at the ends of words; a short one goes on with what follows it. */
function cut(text: string, found: number, following: readonly string[]): string {
  const sentence = text.slice(0, found).lastIndexOf('. ') + 2
  const early = found <= charactersBefore ? 0 : text.indexOf(' ', found - charactersBefore) + 1
  const start = found === 0 ? 0 : Math.min(found, sentence > 1 ? Math.max(sentence, early) : early)
  let whole = text.slice(start)
  for (const next of following) {
    if (whole.length >= maxCharacters / 2) break
    whole = `${whole}${/[.!?:…]$/.test(whole) ? '' : '.'} ${next}`
  }
  const end = whole.length <= maxCharacters ? -1 : whole.lastIndexOf(' ', maxCharacters)
  return `${start > 0 ? '… ' : ''}${end < 0 ? whole.slice(0, maxCharacters * 2) : `${whole.slice(0, end).replace(/[,;:.]$/, '')} …`}`
}
