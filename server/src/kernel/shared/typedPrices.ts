import { type PriceReference } from './priceReferences.js'

/** An amount of money, or a range of two, as someone typed it in a text. */
export interface TypedPrice {
  /** The places of its first sign, with a "from" before it, and of the first sign after it. */
  from: number
  to: number
  /** As it stands there. */
  typed: string
  /** In cents: the amount, or the lowest and the highest. */
  amounts: readonly [number] | readonly [number, number]
  /** Whether "from" or "vanaf" stands before it. */
  isFrom: boolean
}

/** What something costs, in cents: at least, and at most; null where only the least is known. */
export interface KnownPrice {
  price: number | null
  priceTo: number | null
}

const space = String.raw`(?:\s|&nbsp;)`
/** `139`, `1.499`, `1,499`, `139,00`, `139.00`, `139,-`, `139,--`. */
const number = String.raw`(?<![\d.,])(?:\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](?:\d{2}(?!\d)|[-–—]{1,2}))?(?![.,]?\d|\s?%)`
const before = '(?:€|&euro;)'
const after = String.raw`(?:€|&euro;|euro\b)`
const between = String.raw`${space}*(?:\btot(?: en met)?\b|\bto\b|t\/m|[-–—])${space}*`

const amountBefore = `${before}${space}*(?:${number})`
/** The sign stands before or after, and with the first or with both of a range. */
const pattern = new RegExp(
  [
    String.raw`(?<from>(?<![\p{L}\p{N}])(?:vanaf|from)${space}+)?`,
    '(?:',
    `(?<low>${amountBefore})(?:${between}(?<high>(?:${before}${space}*)?(?:${number})))?`,
    `|(?<lowAfter>${number})(?:${between}(?<highAfter>${number}))?${space}*${after}`,
    ')',
  ].join(''),
  'giu',
)
const mayHoldAmount = /€|euro/i
const tag = /(<[^>]*>)/

/** The amounts of money in a text, in their order; in rich text between its tags. */
export function typedPricesIn(text: string, isHtml = false): TypedPrice[] {
  if (!mayHoldAmount.test(text)) return []
  if (!isHtml) return pricesIn(text, 0)
  let at = 0
  return text.split(tag).flatMap((part, index) => {
    const found = index % 2 === 1 ? [] : pricesIn(part, at)
    at += part.length
    return found
  })
}

function pricesIn(text: string, offset: number): TypedPrice[] {
  return [...text.matchAll(pattern)].map(({ 0: typed, index, groups = {} }) => {
    const low = centsTyped(groups.low ?? groups.lowAfter ?? '')
    const last = groups.high ?? groups.highAfter
    return {
      from: offset + index,
      to: offset + index + typed.length,
      typed,
      amounts: last === undefined ? ([low] as const) : ([low, centsTyped(last)] as const),
      isFrom: groups.from !== undefined,
    }
  })
}

/** A sign with three digits after it separates thousands, one with two digits, or a dash, cents. */
function centsTyped(amount: string): number {
  const digits = amount.replace(/^[^\d]+|[^\d]+$/g, '')
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(digits) ?? []
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents)
}

/**
 * The ways in which a text could say this price in the place of the typed one, the one that reads the same first; none
 * where it costs something else.
 */
export function waysToFollow(
  { amounts, isFrom }: TypedPrice,
  { price, priceTo }: KnownPrice,
): Pick<PriceReference, 'isFrom'>[] {
  const [low, high] = amounts
  if (price === null || price === 0 || low !== price) return []
  if (high !== undefined) return high === priceTo && !isFrom ? [{ isFrom: false }] : []
  if (isFrom || priceTo === null) return [{ isFrom: true }]
  return priceTo === price ? [{ isFrom: false }] : [{ isFrom: false }, { isFrom: true }]
}

/** The text with something else in the place of a typed price. */
export function withInPlaceOf(text: string, { from, to }: Pick<TypedPrice, 'from' | 'to'>, other: string): string {
  return text.slice(0, from) + other + text.slice(to)
}
