import { anyPlaceholder } from '../shared/shopPlaceholders.js'

/** A text as people read it, and where each of its signs stands in the stored one. */
export interface PlainText {
  text: string
  /** For each sign the places of the first sign of the stored text that it stands for, and of the sign after the last. */
  from: readonly number[]
  to: readonly number[]
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Tags between which words belong together. */
const isWithinLine = /^<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b/i
const piece = /(<[^>]*>)|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu

/** The words of a text; of rich text without its tags, of which those around lines and blocks divide lines. */
export function plainText(stored: string, isHtml: boolean): PlainText {
  const text: string[] = []
  const from: number[] = []
  const to: number[] = []
  const add = (words: string, start: number, end: number | null) => {
    for (let index = 0; index < words.length; index++) {
      text.push(words[index] as string)
      from.push(end === null ? start + index : start)
      to.push(end ?? start + index + 1)
    }
  }
  if (!isHtml) {
    add(stored, 0, null)
    return { text: stored, from, to }
  }
  let last = 0
  for (const { 0: whole, 1: tag, 2: decimal, 3: hexadecimal, 4: name = '', index } of stored.matchAll(piece)) {
    add(stored.slice(last, index), last, null)
    last = index + whole.length
    if (tag) {
      if (!isWithinLine.test(tag)) add('\n', index, last)
      continue
    }
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : null
    const sign = code === null ? named[name.toLowerCase()] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined
    add(sign ?? whole, index, sign === undefined ? null : last)
  }
  add(stored.slice(last), last, null)
  return { text: text.join(''), from, to }
}

/** Where the placeholders of a stored text stand. */
export function placeholderRanges(stored: string): { from: number; to: number }[] {
  return Array.from(stored.matchAll(anyPlaceholder), ({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  }))
}
