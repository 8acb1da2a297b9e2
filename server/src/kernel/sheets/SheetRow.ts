/**
 * A cell as a file has it: a text, a number or yes or no of a spreadsheet, a day such as 2026-11-21, a moment of the clock on the
 * wall such as 2026-11-21T14:05:00, what a formula failed with, or nothing.
 */
export type ReadCell = string | number | boolean | null | { day: string } | { clock: string } | { failed: string }

/** A row of a file that has something in it. */
export interface SheetRow {
  /** As the program shows it that made the file, from 1. */
  number: number
  cells: ReadCell[]
}

/** Reads the rows of a sheet from its beginning. */
export type OpenSheet = () => AsyncIterable<SheetRow> | Iterable<SheetRow>

/** What a table that is read may hold. */
export const sheetLimits = {
  /** Bytes of a file. */
  bytes: 10 * 1024 * 1024,
  /** Rows with something in them, beside the headings. */
  rows: 10_000,
  columns: 200,
  /** Characters of a cell: more than any field takes. */
  characters: 65_536,
  /** Sheets of a spreadsheet among which its table may be. */
  sheets: 50,
  /** Bytes that a file of a spreadsheet may unfold to. */
  unfolded: 64 * 1024 * 1024,
  /** Rows without anything in them in succession, after which nothing more is expected. */
  emptyRows: 20_000,
} as const

/** Why a file could not be read as a table. */
export type SheetFault =
  | 'empty'
  | 'damaged'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'openQuote'
  | 'oldExcel'
  | 'locked'
  | 'webPage'
  | 'numbers'
  | 'noTable'

/** A file that is no table, or none that is read. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'

  constructor(
    readonly fault: SheetFault,
    /** Where it is wrong, where that is known. */
    readonly row: number | null = null,
  ) {
    super(fault)
  }
}
