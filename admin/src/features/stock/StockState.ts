import type { StockLine } from './StockLine'

/** Something that was done and can be undone. */
export interface StockChange {
  id: number
  delta: number
}

/** A notice to the partner: the server's text, or a kind with a text of the catalogue. */
export type StockNotice =
  | { kind: 'refused'; title: string; text: string }
  | { kind: 'conflict'; title: string; typed: number; stock: number }
  | { kind: 'undone'; title: string; stock: number }

export interface StockState {
  lines: ReadonlyMap<number, StockLine>
  /** What can be undone, the latest last. */
  history: readonly StockChange[]
  notice?: StockNotice
}
