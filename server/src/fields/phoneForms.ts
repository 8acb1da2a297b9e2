import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Digits at the end of a number by which it is the same however its beginning is written. */
const significantDigits = 8

/** Fewer say too little to be looked for in numbers. */
const fewestDigits = 4

/**
 * The international form of a phone number as people write it, such as `+31612345678`. Null for what is not one valid
 * number, which is no fault: the text itself is what the shop goes by.
 * @param country of numbers that name none
 */
export function e164Of(text: string | null, country: string): string | null {
  const number = text === null ? undefined : parsePhoneNumberFromString(text, country as CountryCode)
  return number?.isValid() ? number.number : null
}

/** The digits of a number by which it is found in any writing; all digits of a text that is not one valid number. */
export function phoneDigits(text: string | null, country: string): string | null {
  const digits = (e164Of(text, country) ?? text ?? '').replace(/\D/g, '').slice(0, 40)
  return digits === '' ? null : digits
}

/**
 * What of a search term has to stand in the digits of a number: the last ones of a whole number, the beginning without
 * its zeros of a part of one. Null for a term that is no phone number.
 */
export function phoneTerm(term: string): string | null {
  if (!/^[+(]?[\d\s().\-/]+$/.test(term.trim())) return null
  const digits = term.replace(/\D/g, '')
  if (digits.length > significantDigits) return digits.slice(-significantDigits)
  const significant = digits.replace(/^0+/, '')
  return significant.length < fewestDigits ? null : significant
}
