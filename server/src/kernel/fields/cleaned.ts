import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'
import { cleanedLine } from '../shared/cleanedLine.js'
import { cleanedCode, isBlank } from '../shared/cleanedText.js'
import { plainQuantity } from '../shared/lineTotals.js'
import { oldAddress } from '../shared/oldAddress.js'
import type { TextForm } from './TextForm.js'

/** How a text of a form is stored, after what nobody sees is gone from it. What is not of the form stays as it was typed. */
const stored: Partial<Record<TextForm, (text: string) => string>> = {
  quantity: plainQuantity,
  postcode: storedPostcode,
  bankAccount: storedBankAccount,
  vatNumber: (text) => (/^[\p{L}\d\s.-]+$/u.test(text) ? withoutSeparators(text).toUpperCase() : text),
  companyNumber: digitsOf,
  gtin: digitsOf,
  oldAddress,
}

/** Texts of which every sign counts. */
const codes: readonly (TextForm | undefined)[] = [
  ...([
    'email',
    'phone',
    'anyPhone',
    'postcode',
    'bankAccount',
    'vatNumber',
    'companyNumber',
    'gtin',
    'link',
    'oldAddress',
    'anchor',
    'video',
    'key',
  ] as const),
]

/** What somebody has typed or pasted into a line of plain text, as it is stored: `` when nothing is seen of it. */
export function cleaned(text: string, form?: TextForm): string {
  if (isBlank(text)) return ''
  const clean = codes.includes(form) ? cleanedCode(text) : cleanedLine(text)
  return (form && stored[form]?.(clean)) ?? clean
}

/** `1621 KJ` of `1621kj` and of `1621-KJ`; those of other countries have no one form. */
export function storedPostcode(text: string): string {
  const [, digits, letters] = /^([1-9]\d{3})[\s.-]*([a-z]{2})$/i.exec(text) ?? []
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : text
}

/** In groups of four, as banks print it. */
function storedBankAccount(text: string): string {
  const plain = electronicFormatIBAN(withoutSeparators(text)) ?? ''
  return isValidIBAN(plain) ? (friendlyFormatIBAN(plain) ?? text) : text
}

/** Without what stands between digits. */
function digitsOf(text: string): string {
  return /^[\d\s.-]+$/.test(text) ? withoutSeparators(text) : text
}

function withoutSeparators(text: string): string {
  return text.replace(/[\s.-]/g, '')
}
