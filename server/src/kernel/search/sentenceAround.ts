import { anyPlaceholder, placeholderNamed } from '../shared/shopPlaceholders.js'

/** A stretch of a text with the words of its sentence around it. */
export interface FoundSentence {
  before: string
  found: string
  after: string
}

/** Letters of a sentence on each side. */
const shownAround = 80

/** The sentence around a stretch of a plain text, or as much of it as is easily read. */
export function sentenceAround(text: string, start: number, end: number): FoundSentence {
  const begun = text.slice(0, start)
  const rest = text.slice(end)
  const boundaries = [...begun.matchAll(/[.!?…:]\s+|\n/g)]
  const last = boundaries.at(-1)
  const before = shown(begun.slice(last ? last.index + last[0].length : 0)).trimStart()
  const ending = /[.!?…](?=\s|$)|\n/.exec(rest)
  const after = shown(rest.slice(0, ending ? ending.index + ending[0].length : undefined)).trimEnd()
  return { before: endOf(before), found: shown(text.slice(start, end)), after: beginningOf(after) }
}

/** On one line; a price that is named is an ellipsis. */
function shown(text: string): string {
  return text
    .replace(anyPlaceholder, (whole, meant: string) => (placeholderNamed(meant)?.startsWith('price.') ? '…' : whole))
    .replace(/\s+/g, ' ')
}

function endOf(text: string): string {
  return text.length <= shownAround ? text : `…${text.slice(-shownAround).replace(/^\S*/, '')}`
}

function beginningOf(text: string): string {
  return text.length <= shownAround ? text : `${text.slice(0, shownAround).replace(/\S*$/, '')}…`
}
