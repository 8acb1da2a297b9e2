import { creditOf, type TakenBack } from '@shop/server/bill'
import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { centsOf } from '@shop/server/money'

/** A receipt or invoice of which something is brought back. */
export interface Receipt {
  id: number
  number: string
  /** What is still to be paid of it, in the shop's currency. */
  openAmount: number
  /** What was received for it in money: no more is given back than that. */
  moneyReceived: number
  document: InvoiceDocument
  /** What can be taken back; those with pieces by the piece. */
  lines: readonly TakenBack[]
}

/** How many pieces come back, as typed, by the place of their line; a line that is not here stays sold. */
export type Returned = Readonly<Record<number, string>>

/** What a customer most likely brings: all of a receipt with one line, of which one piece. */
export function firstReturned({ lines }: Receipt): Returned {
  const [only, ...others] = lines
  return only && others.length === 0 ? { [only.place]: '1' } : {}
}

/** What is taken back; null while some number is none, or nothing is chosen. */
export function takenOf({ lines }: Receipt, returned: Returned): TakenBack[] | null {
  const taken = lines.flatMap((line): (TakenBack | null)[] => {
    const typed = returned[line.place]
    if (typed === undefined) return []
    if (line.pieces === null) return [line]
    const pieces = Number(typed)
    if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > line.pieces) return [null]
    return [{ ...line, pieces: pieces === line.pieces ? null : pieces }]
  })
  const all = taken.filter((line) => line !== null)
  return all.length === 0 || all.length < taken.length ? null : all
}

/**
 * In cents with VAT: what they come to, what is given back of it, which is less where something is still to be paid, and what
 * is owed for goods that were traded in once more.
 */
export function amountsOf({ document, openAmount, moneyReceived }: Receipt, taken: readonly TakenBack[]) {
  const total = -centsOf(creditOf(document, taken).totals.total) || 0
  const due = Math.max(0, total - Math.max(0, centsOf(openAmount)))
  const back = Math.min(due, Math.max(0, centsOf(moneyReceived)))
  return { total, back, owedAgain: due - back }
}
