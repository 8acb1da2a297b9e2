import { neutraliseFormula } from './neutraliseFormula'

const byteOrderMark = '\uFEFF'

/** Rows as a file that spreadsheets open: every cell quoted, formulas neutralised, UTF-8 with its mark. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${neutraliseFormula(cell).replaceAll('"', '""')}"`).join(';'))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}
