import { placeholderRanges, plainText } from './PlainText.js'

/** What is looked for in texts. */
export interface Sought {
  text: string
  /** Whether capitals count; they do not when not given. */
  matchCase?: boolean
  /** Whether no letter or digit may stand beside it. */
  wholeWord?: boolean
  /** Whether accents count. */
  matchAccents?: boolean
}

/** Where what was looked for stands in a text. */
export interface Occurrence {
  /** The places of its first sign in the stored text, and of the sign after its last. */
  from: number
  to: number
  /** The same in the plain text. */
  start: number
  end: number
  /** Whether a tag stands within it, so that nothing else can stand in its place. */
  isDivided: boolean
}

const apostrophes = /[‘’‛ʼ＇`´′]/g
const accents = /[\u0300-\u036f]/g
const isAscii = /^[\0-\x7f]*$/

/** The occurrences in a stored text, in their order, none within a placeholder such as `{{shop.phone}}`. */
export function occurrencesIn(stored: string, isHtml: boolean, sought: Sought, plain = plainText(stored, isHtml)) {
  const pattern = patternOf(sought)
  if (!pattern) return []
  const { form, at } = compared(plain.text, sought)
  const placeholders = placeholderRanges(stored)
  const found: Occurrence[] = []
  for (const { 0: whole, index } of form.matchAll(pattern)) {
    const [start, end] = at ? [at[index] ?? 0, (at[index + whole.length - 1] ?? 0) + 1] : [index, index + whole.length]
    const place = { from: plain.from[start] ?? 0, to: plain.to[end - 1] ?? 0 }
    if (placeholders.some(({ from, to }) => from < place.to && place.from < to)) continue
    found.push({ ...place, start, end, isDivided: isHtml && stored.slice(place.from, place.to).includes('<') })
  }
  return found
}

function patternOf(sought: Sought): RegExp | null {
  const { form } = compared(sought.text.trim(), sought)
  if (form === '') return null
  const words = form.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
  const whole = words.join('\\s+')
  return new RegExp(sought.wholeWord ? `(?<![\\p{L}\\p{N}])${whole}(?![\\p{L}\\p{N}])` : whole, 'gu')
}

/** A text in the form in which it is compared, and the place of each of its signs in the text; null where these are the same. */
function compared(text: string, { matchCase, matchAccents }: Sought): { form: string; at: number[] | null } {
  if (isAscii.test(text)) return { form: (matchCase ? text : text.toLowerCase()).replace(apostrophes, "'"), at: null }
  const at: number[] = []
  let form = ''
  let place = 0
  for (const sign of text) {
    const own = comparedSign(sign, matchCase === true, matchAccents === true)
    for (let index = 0; index < own.length; index++) at.push(place)
    form += own
    place += sign.length
  }
  return { form, at }
}

function comparedSign(sign: string, isCaseKept: boolean, areAccentsKept: boolean): string {
  const cased = (isCaseKept ? sign : sign.toLowerCase()).replace(apostrophes, "'")
  if (areAccentsKept || isAscii.test(cased)) return cased
  return cased.normalize('NFKD').replace(accents, '')
}
