import type { TextKey } from '../i18n/nl.js'
import { comparisonKey } from '../shared/comparisonKey.js'
import { isGtin } from '../shared/gtin.js'
import { centsOf } from '../shared/money.js'
import { languages } from '../shared/screens.js'
import { plainText } from '../sheets/plainText.js'
import { readFlag } from '../sheets/readFlag.js'
import { readDay, readInstant } from '../sheets/readMoment.js'
import { readNumber } from '../sheets/readNumber.js'
import type { CellReading, FilledCell } from './CellReading.js'
import { choiceLabel, enumName } from './Choice.js'
import type { CellReader } from './FieldDescription.js'

/** Characters of a cell that a sentence repeats. */
const shownCharacters = 40

/** A sentence that names what stands in the cell. */
export function cellFault(key: TextKey, cell: FilledCell): CellReading {
  const text = plainText(cell)
  return {
    fault: { key, values: { text: text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text } },
  }
}

const shortened = /^\d([.,]\d+)?e\+\d+$/i

export const textCell: CellReader = ({ form }, cell) => {
  const text = plainText(cell)
  if (form !== 'gtin') return { value: text }
  if (shortened.test(text)) return cellFault('import.shortenedNumber', cell)
  const digits = text.replace(/[\s-]/g, '')
  // Spreadsheets drop zeros in front.
  const padded = [digits, digits.padStart(8, '0'), digits.padStart(13, '0')].find(isGtin)
  return { value: padded ?? digits }
}

const isHtml = /<\/?[a-z][^>]*>/i

export const richTextCell: CellReader = (_, cell) => {
  const text = plainText(cell)
  if (isHtml.test(text)) return { value: text }
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const paragraphs = escaped.split(/(?:\r\n?|\n){2,}/).map((paragraph) => paragraph.trim().replace(/\r\n?|\n/g, '<br>'))
  return { value: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') }
}

const numberFaults = {
  ambiguous: 'import.ambiguousNumber',
  shortened: 'import.shortenedNumber',
  none: 'import.number',
} as const

/** Reads the number of a cell and makes of it what a field takes. */
function numberCell(use: (number: number, ...given: Parameters<CellReader>) => CellReading): CellReader {
  return (field, cell, hints) => {
    const read = typeof cell === 'number' ? { number: cell } : readNumber(plainText(cell), hints.numbers)
    return 'fault' in read ? cellFault(numberFaults[read.fault], cell) : use(read.number, field, cell, hints)
  }
}

export const moneyCell = numberCell((amount, _, cell) => {
  const cents = Math.round(amount * 100)
  // What a spreadsheet has calculated differs a little from what it shows.
  if (Math.abs(amount * 100 - cents) > 0.001) return cellFault('import.cents', cell)
  return { value: centsOf(cents / 100) }
})

export const countCell = numberCell((number, { numbers }, cell) => {
  // A percentage of a spreadsheet is a part of one.
  const whole = numbers?.find((each) => each > 0 && each / 100 === number) ?? number
  return Number.isSafeInteger(whole) ? { value: whole } : cellFault('import.wholeNumber', cell)
})

export const decimalCell = numberCell((value) => ({ value }))

export const flagCell: CellReader = (_, cell) => {
  const value = readFlag(cell)
  return value === null ? cellFault('import.flag', cell) : { value }
}

export const dayCell: CellReader = (_, cell) => {
  const value = readDay(cell)
  return value === null ? cellFault('import.day', cell) : { value }
}

export const instantCell: CellReader = (_, cell, { timeZone }) => {
  const value = readInstant(cell, timeZone)
  return value === null ? cellFault('import.moment', cell) : { value }
}

/** By the value itself, by its name in the API, or by its words in either language. */
export const choiceCell: CellReader = ({ choice }, cell) => {
  const word = comparisonKey(plainText(cell).trim())
  const names = (value: string) => [
    value,
    enumName(value),
    ...(choice ? languages.map((language) => choiceLabel(choice, value)[language]) : []),
  ]
  const value = choice?.values.find((each) => names(each).some((name) => comparisonKey(name) === word))
  return value === undefined ? cellFault('import.choice', cell) : { value }
}
