import type { EntityManager } from 'typeorm'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { knownInvoiceCodes } from '../invoices/address/invoiceAddresses.js'
import { type Invoice, stateOfInvoice } from '../invoices/Invoice.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import type { VisitorInvoiceSummary } from './VisitorInvoice.js'

/** What customers see of what was issued to them, in short and in the same order. */
export async function summarize(
  manager: EntityManager,
  settings: Pick<Settings, 'sessionSecret' | 'timeZone'>,
  invoices: readonly Invoice[],
  now = Date.now(),
): Promise<VisitorInvoiceSummary[]> {
  const codes = await knownInvoiceCodes(
    manager,
    settings,
    invoices.map(({ id }) => id),
  )
  const today = TimeZone.named(settings.timeZone).dayOf(now)
  return invoices.map((invoice) => {
    const { id, kind, number, language, issuedOn, dueOn, total, openAmount } = invoice
    const state = stateOfInvoice(invoice)
    return {
      ...{ code: codes.get(id) ?? null, kind, language, dueOn, state },
      ...{ number: number ?? '', issuedOn: issuedOn ?? '', total: total ?? 0, openAmount: openAmount ?? 0 },
      isOverdue: state === 'open' && dueOn !== null && dueOn < today,
    }
  })
}
