import type { Sheet, SheetCell } from './Sheet.js'
import type { Language } from './screens.js'

/** In full width too, which some spreadsheets read as the same. After apostrophes, so that one more can be told apart. */
const startsFormula = /^'*[=+\-@＝＋－＠\t\r\n]/
/** Digits with signs between them call no function: numbers, and phone numbers such as +31 6 12345678. */
const digitsAlone = /^[+-]?[\d\s().,/-]*\d$/

const decimalMarks: Record<Language, string> = { nl: ',', en: '.' }
const byteOrderMark = '\uFEFF'

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, so that it is shown as text. What begins
 * with apostrophes and such a sign was given one; all else is as it was.
 */
export function neutraliseFormula(text: string): string {
  return startsFormula.test(text) && !digitsAlone.test(text) ? `'${text}` : text
}

/**
 * A table as a file that spreadsheets open: every cell quoted, formulas neutralised, UTF-8 with its mark, a semicolon between
 * cells. Numbers have no thousands, and the decimal mark of the language; moments are in UTC.
 */
export function writeCsv({ headings, rows }: Sheet, language: Language): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => `"${textOf(cell, language).replaceAll('"', '""')}"`).join(';'),
  )
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function textOf(cell: SheetCell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return neutraliseFormula(cell)
  if (typeof cell === 'boolean') return String(cell)
  if ('day' in cell) return cell.day
  if ('instant' in cell) return cell.instant
  const plain = cell.decimals === undefined ? String(cell.number) : cell.number.toFixed(cell.decimals)
  return plain.replace('.', decimalMarks[language])
}
