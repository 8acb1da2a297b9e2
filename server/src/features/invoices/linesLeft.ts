import type { EntityManager } from 'typeorm'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { CreditedLine } from './CreditedLine.js'
import { CreditedPart } from './CreditedPart.js'
import type { Invoice } from './Invoice.js'

/** A line of which something can still be taken back. */
export interface LeftLine {
  /** From 0. */
  place: number
  /** Pieces of it that were taken back before. */
  before: number
  /** Pieces that are left; null for a line that is taken back as a whole. */
  pieces: number | null
}

/** What of an issued document was not taken back yet. */
export async function linesLeft(
  manager: EntityManager,
  invoice: Pick<Invoice, 'id' | 'lines'>,
  { lines }: Pick<InvoiceDocument, 'lines'>,
): Promise<LeftLine[]> {
  const done = new Set((await manager.findBy(CreditedLine, { invoice: invoice.id })).map(({ line }) => line))
  const parts = await manager.findBy(CreditedPart, { invoice: invoice.id })
  return lines.flatMap(({ quantity, deposit }, place) => {
    if (done.has(place)) return []
    const before = parts.filter(({ line }) => line === place).reduce((sum, { pieces }) => sum + pieces, 0)
    const count = Number(quantity)
    // A job gives back a part that it used with all its pieces, and a deposit is given back as one.
    const { stockProduct = null, product = null } = invoice.lines[place] ?? {}
    const isOfJob = stockProduct !== null || product !== null
    const hasPieces = Number.isSafeInteger(count) && count > 1 && !deposit && !isOfJob
    return [{ place, before, pieces: hasPieces ? count - before : null }]
  })
}
