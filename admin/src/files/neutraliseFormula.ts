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
