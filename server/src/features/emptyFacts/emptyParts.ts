import type { Language } from '../../kernel/shared/screens.js'
import { anyPlaceholder } from '../../kernel/shared/shopPlaceholders.js'
import { type Span, sentencesIn } from './sentencesIn.js'

/** What decides which parts of a text go. */
export interface Wording {
  language: Language
  /** Whether there is nothing to say of what stands between double braces; not of what is no placeholder. */
  isEmpty(meant: string): boolean
  /** Whether it is a title, whose parts stand between dashes and after colons. */
  isTitle?: boolean
}

/** What stands between the parts of a line that are no sentences. */
const separator = /\s+[·|•]\s+/g
const separatorOfTitles = /\s+[·|•–—-]\s+|:\s+/g

/** Whether a text has a placeholder with nothing to say. */
export function holdsEmpty(text: string, { isEmpty }: Wording): boolean {
  return [...text.matchAll(anyPlaceholder)].some(([, meant = '']) => isEmpty(meant))
}

/**
 * What goes of a line because a placeholder in it has nothing to say, so that what remains is whole: the sentence; or its
 * part between separators, or in parentheses; or the placeholder alone where details are named one after another.
 */
export function emptyParts(line: string, wording: Wording): Span[] {
  if (!holdsEmpty(line, wording)) return []
  const gone = joined(
    sentencesIn(line, wording.language).flatMap((sentence) => emptyInSentence(line, sentence, wording)),
  )
  // The space before the last sentence goes with it.
  const last = gone.at(-1)
  if (last && line.slice(last.to).trim() === '') last.from = line.slice(0, last.from).trimEnd().length
  return gone
}

/** One for those that follow each other without anything between them. */
function joined(parts: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const { from, to } of parts) {
    const last = all.at(-1)
    if (last?.to === from) last.to = to
    else all.push({ from, to })
  }
  return all
}

/** A text without some of its parts, which stand in their order. */
export function without(text: string, parts: readonly Span[]): string {
  let at = 0
  let rest = ''
  for (const { from, to } of parts) {
    rest += text.slice(at, from)
    at = to
  }
  return rest + text.slice(at)
}

function emptyInSentence(line: string, sentence: Span, wording: Wording): Span[] {
  const parts = partsOf(line, sentence, wording)
  const empty = parts.map((part) => emptyInPart(line.slice(part.from, part.to), part.from, wording))
  const lastKept = empty.findLastIndex((each) => each !== 'all')
  if (lastKept < 0) return [sentence]
  return parts.flatMap((part, index): Span[] => {
    const own = empty[index] ?? []
    if (own !== 'all') return own
    const next = parts[index + 1]
    // The separator after it goes with it; of the last ones, that before.
    if (next && index < lastKept) return [{ from: part.from, to: next.from }]
    return [{ from: parts[index - 1]?.to ?? part.from, to: part.to }]
  })
}

function partsOf(line: string, { from, to }: Span, { isTitle }: Wording): Span[] {
  const parts: Span[] = []
  const end = from + line.slice(from, to).trimEnd().length
  let at = from
  for (const found of line.slice(from, end).matchAll(isTitle ? separatorOfTitles : separator)) {
    parts.push({ from: at, to: from + found.index })
    at = from + found.index + found[0].length
  }
  return [...parts, { from: at, to: end }]
}

function emptyInPart(text: string, from: number, { isEmpty }: Wording): 'all' | Span[] {
  const named = [...text.matchAll(anyPlaceholder)].map(({ 0: whole, 1: meant = '', index }) => ({
    from: from + index,
    to: from + index + whole.length,
    isEmpty: isEmpty(meant),
  }))
  if (!named.some((each) => each.isEmpty)) return []
  if (!/[\p{L}\p{N}]/u.test(text.replace(anyPlaceholder, ''))) return emptyInEnumeration(named)
  const asides = [...text.matchAll(/\s*\([^()]*\)/g)]
    .map(({ 0: whole, index }) => ({ from: from + index, to: from + index + whole.length }))
    .filter((aside) => named.some((each) => each.isEmpty && isWithin(each, aside)))
  const isAside = (each: Span) => asides.some((aside) => isWithin(each, aside))
  return named.every((each) => !each.isEmpty || isAside(each)) ? asides : 'all'
}

/** Of details one after another, such as an address, each with what stands between it and the next. */
function emptyInEnumeration(named: readonly (Span & { isEmpty: boolean })[]): 'all' | Span[] {
  const lastKept = named.findLast((each) => !each.isEmpty)
  if (!lastKept) return 'all'
  const gone = named.flatMap((each, index): Span[] => {
    const next = named[index + 1]
    return each.isEmpty && next && each.from < lastKept.from ? [{ from: each.from, to: next.from }] : []
  })
  const last = named.at(-1)
  return last && last !== lastKept ? [...gone, { from: lastKept.to, to: last.to }] : gone
}

function isWithin(one: Span, other: Span): boolean {
  return other.from <= one.from && one.to <= other.to
}
