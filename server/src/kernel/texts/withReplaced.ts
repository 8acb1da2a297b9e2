import { ShopError } from '../errors/ShopError.js'
import type { PlacedText } from '../fields/textsIn.js'
import { placeholderRanges } from '../search/PlainText.js'

/** A place in a text, as it was read. */
export interface TextPlace {
  entity: string
  id: number
  version: number
  path: string
  from: number
  typed: string
}

/** From the last place to the first. Null where the text is not as it was read. @throws ShopError BAD_REQUEST */
export function withReplaced(
  { text, field }: PlacedText,
  places: readonly TextPlace[],
  replacement: string,
): string | null {
  const isHtml = field.kind.words === 'html'
  const put = isHtml ? replacement.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : replacement
  const fixed = placeholderRanges(text)
  let end = text.length
  let result = text
  for (const { from, typed } of places.toSorted((one, other) => other.from - one.from)) {
    const to = from + typed.length
    if (text.slice(from, to) !== typed) return null
    const isFixed = fixed.some((each) => each.from < to && from < each.to) || (isHtml && isInTag(text, from, to))
    if (from < 0 || typed === '' || to > end || isFixed) throw new ShopError('BAD_REQUEST')
    result = result.slice(0, from) + put + result.slice(to)
    end = from
  }
  return result
}

/** Whether a stretch of rich text has a part of a tag or of a sign such as `&amp;` in it. */
function isInTag(html: string, from: number, to: number): boolean {
  const marks = Array.from(html.matchAll(/<[^>]*>|&#?\w+;/g), ({ 0: whole, index }) => [index, index + whole.length])
  return marks.some(([begin = 0, end = 0]) => {
    const isTag = html[begin] === '<'
    const isWithin = from <= begin && end <= to
    return begin < to && from < end && (isTag || !isWithin)
  })
}
