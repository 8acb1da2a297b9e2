import type { Message } from '../i18n/say.js'
import type { Language } from '../shared/screens.js'
import type { ReadCell } from '../sheets/SheetRow.js'

/** What is known of a table beside its cells. */
export interface CellHints {
  /** How numbers are written in the column; null where nothing tells. */
  numbers: Language | null
  /** Of the clock in the shop, by which moments without a zone are. */
  timeZone: string
}

/** What a cell of a table says for a field, as a client would send it, or what is wrong with it. */
export type CellReading = { value: unknown } | { fault: Message }

/** A cell that has something in it. */
export type FilledCell = NonNullable<ReadCell>
