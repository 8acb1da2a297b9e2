import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max'
import { emailKey } from '../../../kernel/fields/keys.js'
import { type PlainText, placeholderRanges } from '../../../kernel/search/PlainText.js'

/** A phone number or e-mail address that is typed in a text. */
export interface TypedContact {
  kind: 'phone' | 'email'
  /** Places in the plain text. */
  start: number
  end: number
  /** The form in which it is compared: `+31201234567`, or the address in lower case. */
  key: string
}

const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu
/** An account of a bank has digits like a number to call. */
const bankAccount = /[A-Z]{2}\d{2}\s?[A-Z]{4}[\d\s]*$/

/** What may be a number at all: asking for numbers takes long. */
const manyDigits = /\d(?:[\s()./-]{0,3}\d){6}/

/** The phone numbers and e-mail addresses in a text as people read it, outside its placeholders. */
export function typedContactsIn(plain: PlainText, stored: string, country: string): TypedContact[] {
  const { text } = plain
  const emails = Array.from(text.matchAll(address), ({ 0: typed, index }): TypedContact => {
    return { kind: 'email', start: index, end: index + typed.length, key: emailKey(typed) }
  })
  const numbers = manyDigits.test(text) ? findPhoneNumbersInText(text, country as CountryCode) : []
  const phones = numbers
    .filter(({ startsAt }) => !bankAccount.test(text.slice(Math.max(0, startsAt - 30), startsAt)))
    .map(({ startsAt, endsAt, number }): TypedContact => {
      return { kind: 'phone', start: startsAt, end: endsAt, key: number.number }
    })
  const fixed = placeholderRanges(stored)
  return [...emails, ...phones]
    .filter(({ start, end }) => {
      const [from, to] = [plain.from[start] ?? 0, plain.to[end - 1] ?? 0]
      return !fixed.some((each) => each.from < to && from < each.to) && !stored.slice(from, to).includes('<')
    })
    .sort((one, other) => one.start - other.start)
}
