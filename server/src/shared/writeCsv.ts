/** In full width too, which some spreadsheets read as the same. */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n]/
const plainNumber = /^[+-]?\d+([.,]\d+)?$/

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front, so that it is shown as text. Numbers
 * stay numbers.
 */
export function neutraliseFormula(text: string): string {
  return startsFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

const byteOrderMark = '\uFEFF'

/** Rows as a file that spreadsheets open: every cell quoted, formulas neutralised, UTF-8 with its mark. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${neutraliseFormula(cell).replaceAll('"', '""')}"`).join(';'))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}
