import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import { Invoice } from './Invoice.js'
import type { InvoiceRow } from './issueInvoice.js'

/**
 * Moves what is still to be paid of an invoice that the caller has locked: by what was credited, or by what was paid, below
 * zero. Nothing else writes it.
 * @param by in cents
 */
export function moveOpenAmount(
  manager: EntityManager,
  context: Context,
  invoice: InvoiceRow,
  by: number,
): Promise<InvoiceRow> {
  const openAmount = (invoice.openAmount ?? 0) + by
  return records.update(manager, Invoice, invoice, { openAmount }, { by: context })
}
