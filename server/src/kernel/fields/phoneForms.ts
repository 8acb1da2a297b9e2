import {
  type CountryCode,
  findPhoneNumbersInText,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { digitsOf, phoneRun } from '../shared/phoneNumber.js'

/** Digits at the end of a number by which it is the same however its beginning is written. */
const significantDigits = 8

/** Fewer say too little to be looked for in numbers. Of so many, as people give the last ones, each counts. */
const fewestDigits = 4

/** What the column of digits has room for: two numbers, or three short ones. */
const maxStored = 40

/** The numbers in a text as people write it, with remarks beside them, in the order in which they stand. */
function numbersIn(text: string | null, country: string): PhoneNumber[] {
  if (text === null) return []
  const found = findPhoneNumbersInText(text, country as CountryCode)
  return found.map(({ number }) => number)
}

/**
 * The international form of the first phone number in a text, such as `+31612345678`. Null for a text without a valid one,
 * which is no fault: the text itself is what the shop goes by.
 * @param country of numbers that name none
 */
export function e164Of(text: string | null, country: string): string | null {
  return numbersIn(text, country)[0]?.number ?? null
}

/**
 * The digits of the numbers in a text, by which it is found in any writing, with a space between two; all digits of a text
 * without a valid one.
 */
export function phoneDigits(text: string | null, country: string): string | null {
  const numbers = [...new Set(numbersIn(text, country).map(({ number }) => digitsOf(number)))]
  while (numbers.join(' ').length > maxStored) numbers.pop()
  return numbers.join(' ') || digitsOf(text ?? '').slice(0, maxStored) || null
}

/** Whether one of the numbers ends with these digits. @param stored by `phoneDigits` */
export function hasLastDigits(stored: string | null | undefined, digits: string): boolean {
  return (stored ?? '').split(' ').some((number) => number.endsWith(digits))
}

/** Whether the digits of two texts have a number in common. */
export function haveSameNumber(one: string | null, other: string | null): boolean {
  const numbers = (other ?? '').split(' ')
  return (one ?? '').split(' ').some((number) => number !== '' && numbers.includes(number))
}

/** Whether messages reach a number, which they do not at a fixed line. @param number in its international form */
export function isMobile(number: string): boolean {
  const type = parsePhoneNumberFromString(number)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/**
 * What of a search term has to stand in the digits of a number: the last ones of a whole number, the beginning without
 * its zeros of a part of one, all of the last four. Null for a term that is no phone number.
 */
export function phoneTerm(term: string): string | null {
  const digits = digitsOf(phoneRun(term) ?? '')
  if (digits.length > significantDigits) return digits.slice(-significantDigits)
  const isPart = /^[+(]?[\d\s().\-/\u2010-\u2015]+$/.test(term.trim())
  if (!isPart) return null
  const part = digitsOf(term)
  if (part.length === fewestDigits) return part
  const significant = part.replace(/^0+/, '')
  return significant.length < fewestDigits ? null : significant.slice(-significantDigits)
}
