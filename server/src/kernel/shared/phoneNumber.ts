import { cleanedCode } from './cleanedText.js'

/** The digits of the shortest number that can be called from anywhere. */
const fewestDigits = 6

/** Digits of a whole number in a country; what follows with a zero of its own is another number. */
const wholeNumber = 9

/** From a plus, two zeros or one zero on, with what people write between digits; a slash only after the code of an area. */
const run = /(?:(?:\+|00)[1-9]|\(?0[1-9]\d{0,3}\)?[ ]?\/?)[\d\s().-]{4,}\d/g

/** The digits of a text, of any script. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/**
 * The first run of digits in a text that can be a whole phone number; null without one. For where no numbering plan is at
 * hand: the server reads numbers by the plan of their country.
 */
export function phoneRun(text: string): string | null {
  const plain = cleanedCode(text.normalize('NFKC')).replace(/\p{Pd}/gu, '-')
  for (const [found] of plain.matchAll(run)) {
    const [first = ''] = found.split(/\s+(?=[+(]?0)/).reduce<string[]>(joined, [])
    if (digitsOf(first).length >= wholeNumber) return first
  }
  return null
}

/** Joins what follows a space to a number that is not whole yet. */
function joined(numbers: string[], part: string): string[] {
  const last = numbers.at(-1)
  if (last === undefined || digitsOf(last).length >= wholeNumber) return [...numbers, part]
  return [...numbers.slice(0, -1), `${last} ${part}`]
}

/** Where a press on a written phone number leads: to its first number, without the remarks beside it. */
export function phoneAddress(written: string): string {
  return `tel:${(phoneRun(written) ?? written).replace(/[^\d+]/g, '')}`
}

/**
 * Whether a visitor can be called by this text. How numbers are written differs by country and by person, and remarks such
 * as "after six" stand beside them, so only what holds no number at all is refused.
 */
export function isPhoneNumber(text: string): boolean {
  return digitsOf(text).length >= fewestDigits
}
