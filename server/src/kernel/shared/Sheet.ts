/**
 * A value of a table that is exported: a text, yes or no, a number (with as many decimals as it always has), a day such as
 * 2026-11-21, a moment as ISO text in UTC, or nothing.
 */
export type SheetCell =
  | string
  | boolean
  | null
  | { number: number; decimals?: number }
  | { day: string }
  | { instant: string }

/** A table for a file. */
export interface Sheet {
  headings: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}
