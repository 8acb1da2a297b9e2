import type { Sheet, SheetCell } from './Sheet.js'
import type { Language } from './screens.js'
import { xmlText } from './xmlText.js'

/** Of the type of its value. It can be sent to another thread. */
type ExcelCell =
  | { value: string; fontWeight?: 'bold' }
  | { value: boolean }
  | { value: number; format?: string }
  | { value: Date; format: string }
  | null

/** A table as `write-excel-file` takes it, with its options. */
export interface ExcelSheet {
  data: ExcelCell[][]
  options: { columns: { width: number }[]; stickyRowsCount: number }
}

const dayFormats: Record<Language, string> = { nl: 'dd-mm-yyyy', en: 'dd/mm/yyyy' }

/** More does not fit into a cell of Excel. */
const maxCharacters = 32_767
const [narrowest, widest] = [10, 50]
/** Rows that the width of a column is taken from. */
const measuredRows = 100

/**
 * A table with the types of a spreadsheet: numbers, days and moments that can be calculated with, and texts that keep every
 * sign, such as the zero at the beginning of a phone number.
 * @param timeZone of the moments, as spreadsheets know none
 */
export function excelSheet({ headings, rows }: Sheet, language: Language, timeZone: string): ExcelSheet {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  const titles = headings.map((value): ExcelCell => ({ value, fontWeight: 'bold' }))
  return {
    data: [titles, ...rows.map((row) => row.map((cell) => excelCell(cell, dayFormats[language], clock)))],
    options: {
      columns: headings.map((heading, column) => ({
        width: widthOf([heading, ...rows.slice(0, measuredRows).map((row) => row[column] ?? null)]),
      })),
      stickyRowsCount: 1,
    },
  }
}

function excelCell(cell: SheetCell, dayFormat: string, clock: Intl.DateTimeFormat): ExcelCell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { value: xmlText(cell).slice(0, maxCharacters) }
  if (typeof cell === 'boolean') return { value: cell }
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), format: dayFormat }
  if ('instant' in cell) {
    // As if the time of the shop's clock were UTC: a cell has no time zone.
    const value = new Date(`${clock.format(new Date(cell.instant)).replace(' ', 'T')}Z`)
    return { value, format: `${dayFormat} hh:mm` }
  }
  const { number: value, decimals = 0 } = cell
  return { value, ...(decimals > 0 && { format: `0.${'0'.repeat(decimals)}` }) }
}

/** In characters, of what is longest in a column. */
function widthOf(cells: readonly SheetCell[]): number {
  const lengths = cells.map((cell) => (typeof cell === 'string' ? cell.length : 16))
  return Math.min(widest, Math.max(narrowest, ...lengths) + 2)
}
