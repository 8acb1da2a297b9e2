import type { Line, LineKind } from './linesOf'

export interface MarkedSentence {
  /** Its place in the whole, with what was removed. */
  place: number
  text: string
  mark: 'same' | 'added' | 'changed' | 'removed'
  /** How a changed sentence was. */
  was?: string
}

export interface MarkedLine {
  kind: LineKind
  sentences: MarkedSentence[]
}

interface Sentence {
  text: string
  kind: LineKind
  line: number
}

interface Placed extends Omit<MarkedSentence, 'place'> {
  kind: LineKind
  /** In which line of the text it stands, and of the text before; a removed sentence stands in none. */
  line?: number
  lineBefore?: number
}

/** How much two sentences have in common that are one and the same, changed: from 0 to 1. */
const leastAlike = 0.4

/**
 * A text with the sentences marked that were added or changed since, and with those that were removed at their places.
 * @param before what it was; without it nothing is marked
 */
export function markedLines(now: readonly Line[], before: readonly Line[] | undefined): MarkedLine[] {
  const [own, old] = [sentencesIn(now), sentencesIn(before ?? [])]
  const placed: Placed[] = before
    ? compared(own, old)
    : own.map(({ text, kind, line }) => ({ text, kind, line, mark: 'same' }))
  const lines: (MarkedLine & Pick<Placed, 'line' | 'lineBefore'>)[] = []
  for (const [place, { kind, line, lineBefore, ...rest }] of placed.entries()) {
    const sentence = { place, ...rest }
    const last = lines.at(-1)
    const isInLast = line === undefined ? last?.lineBefore === lineBefore : last?.line === line
    if (last && isInLast) {
      last.sentences.push(sentence)
      last.lineBefore ??= lineBefore
    } else lines.push({ kind, line, lineBefore, sentences: [sentence] })
  }
  return lines.map(({ kind, sentences }) => ({ kind, sentences }))
}

/** Whether any sentence is marked. */
export function isMarked(lines: readonly MarkedLine[]): boolean {
  return lines.some(({ sentences }) => sentences.some(({ mark }) => mark !== 'same'))
}

function sentencesIn(lines: readonly Line[]): Sentence[] {
  return lines.flatMap(({ text, kind }, line) => sentencesOf(text).map((each) => ({ text: each, kind, line })))
}

/** The sentences of a line, in any of our languages. */
export function sentencesOf(text: string): string[] {
  const parts = Intl.Segmenter
    ? [...new Intl.Segmenter('nl', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)
    : text.split(/(?<=[.!?…]["'’”)]*\s)(?=\p{Lu})/u)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function compared(own: readonly Sentence[], old: readonly Sentence[]): Placed[] {
  const placed: Placed[] = []
  let [at, atOld] = [0, 0]
  for (const [next, nextOld] of [...common(own, old), [own.length, old.length] as const]) {
    placed.push(...between(own.slice(at, next), old.slice(atOld, nextOld)))
    const [one, other] = [own[next], old[nextOld]]
    if (one && other) placed.push({ ...one, lineBefore: other.line, mark: 'same' })
    ;[at, atOld] = [next + 1, nextOld + 1]
  }
  return placed
}

/** What stands between two sentences that stayed: each new one is held against the old ones in their order. */
function between(own: readonly Sentence[], old: readonly Sentence[]): Placed[] {
  const placed: Placed[] = []
  let left = [...old]
  const gone = ({ text, kind, line }: Sentence): Placed => ({ text, kind, lineBefore: line, mark: 'removed' })
  for (const sentence of own) {
    const found = left.findIndex(({ text }) => likeness(text, sentence.text) >= leastAlike)
    const was = left[found]
    if (!was) {
      placed.push({ ...sentence, mark: 'added' })
      continue
    }
    placed.push(...left.slice(0, found).map(gone))
    placed.push({ ...sentence, lineBefore: was.line, mark: 'changed', was: was.text })
    left = left.slice(found + 1)
  }
  return [...placed, ...left.map(gone)]
}

/** The places of the longest sequence of sentences that both have. */
function common(own: readonly Sentence[], old: readonly Sentence[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(old.length + 1))
  const lengthAt = (one: number, other: number) => lengths[one]?.[other] ?? 0
  const isSame = (one: number, other: number) => own[one]?.text === old[other]?.text
  for (let one = own.length - 1; one >= 0; one--) {
    for (let other = old.length - 1; other >= 0; other--) {
      const row = lengths[one]
      if (!row) continue
      row[other] = isSame(one, other)
        ? lengthAt(one + 1, other + 1) + 1
        : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let one = 0, other = 0; one < own.length && other < old.length; ) {
    if (isSame(one, other)) pairs.push([one++, other++])
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one++
    else other++
  }
  return pairs
}

/** The share of words that two sentences have in common. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return words.size + others.size === 0 ? 0 : (2 * shared) / (words.size + others.size)
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
