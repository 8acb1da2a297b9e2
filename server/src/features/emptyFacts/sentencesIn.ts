import type { Language } from '../../kernel/shared/screens.js'
import { anyPlaceholder, placeholderBeginning } from '../../kernel/shared/shopPlaceholders.js'

/** A part of a text, by the places of its first sign and of the first sign after it. */
export interface Span {
  from: number
  to: number
}

const segmenters: Record<Language, Intl.Segmenter> = {
  nl: new Intl.Segmenter('nl', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What is written with a point and has its sentence go on after it. */
const abbreviations = words(
  'bijv bv nr nrs dhr mevr mw dr drs ir ing mr mrs ms prof st evt resp vgl incl excl ca vs approx dept fig',
)

/** The same before a number or a detail of the shop; before a word their sentence may have ended. */
const abbreviationsOfValues = words(
  'no nos tel max min art p blz pag est ext a.m p.m jan feb mrt mar apr aug sep sept okt oct nov dec',
)

/**
 * The sentences of a line, each with the white space after it. Placeholders in it count as words; abbreviations such as
 * `bijv.`, initials and the number of an item end no sentence.
 */
export function sentencesIn(line: string, language: Language): Span[] {
  const plain = line
    .replace(anyPlaceholder, (whole) => `X${'x'.repeat(whole.length - 1)}`)
    // In HTML a new line is a space.
    .replace(/\s/g, ' ')
  const sentences: Span[] = []
  let goesOn = false
  for (const { segment, index } of segmenters[language].segment(plain)) {
    const to = index + segment.length
    const last = sentences.at(-1)
    if (goesOn && last) last.to = to
    else sentences.push({ from: index, to })
    goesOn = isUnfinished(segment.trim(), line.slice(to))
  }
  return sentences
}

/** A value in lower case as it stands at this place of a text: with a capital where a sentence begins. */
export function asInSentence(value: string, text: string, at: number, language: Language): string {
  if (!/^\p{Ll}/u.test(value) || !isSentenceBeginning(text, at, language)) return value
  return value.charAt(0).toUpperCase() + value.slice(1)
}

function isSentenceBeginning(text: string, at: number, language: Language): boolean {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(from, end < 0 ? text.length : end)
  return sentencesIn(line, language).some((sentence) => {
    const beginning = line.slice(sentence.from, sentence.to)
    return from + sentence.from + (beginning.length - beginning.trimStart().length) === at
  })
}

function isUnfinished(sentence: string, next: string): boolean {
  // The number or the sign of an item.
  if (!/\p{L}/u.test(sentence)) return !/[!?…]$/.test(sentence)
  const [, word = ''] = /(?:^|[\s(-])([\p{L}.]+)\.$/u.exec(sentence) ?? []
  const isBeforeValue = next.startsWith(placeholderBeginning) || /^\d/.test(next)
  if (abbreviationsOfValues.has(word.toLowerCase())) return isBeforeValue
  return abbreviations.has(word.toLowerCase()) || /^\p{Lu}$|^\p{L}(?:\.\p{L})+$/u.test(word)
}
