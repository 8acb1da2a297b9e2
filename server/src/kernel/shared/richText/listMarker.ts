import type { NumberType } from './richTextTags.js'

/** What stands before an item of a list: its number, or a sign. */
export interface ListMarker {
  isOrdered: boolean
  /** Undefined when it does not say. */
  number?: number
  type?: NumberType
}

/**
 * What a marker such as `1.`, `b)`, `iv.`, `2.3.` or `·` says.
 * @param before the type of numbers in the list so far, since `i.` follows both `h.` and nothing
 */
export function readMarker(text: string, before?: NumberType): ListMarker {
  const plain = text.replace(/[\s\u00a0]+/g, '')
  const digits = /(\d{1,9})[^\p{L}\d]*$/u.exec(plain)?.[1]
  if (digits !== undefined) return { isOrdered: true, number: Number(digits) }
  // A letter alone is a bullet: Word writes a circle as `o`.
  const letters = /(?:^|[^\p{L}])([a-z]{1,8})[.)]+$/iu.exec(plain)?.[1]
  if (letters === undefined) return { isOrdered: false }
  const isCapital = letters !== letters.toLowerCase()
  const small = letters.toLowerCase()
  const isRoman = /^[ivxlcdm]+$/.test(small) && (before === undefined ? /^i|../.test(small) : /i/i.test(before))
  if (isRoman) return { isOrdered: true, number: romanNumber(small), type: isCapital ? 'I' : 'i' }
  return { isOrdered: true, number: letterNumber(small), type: isCapital ? 'A' : 'a' }
}

/** 1 for a, 27 for aa. */
function letterNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0)
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanNumber(letters: string): number {
  const values = [...letters].map((letter) => romans[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
