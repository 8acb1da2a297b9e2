import type { InvoiceDocument } from '../../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../../kernel/shared/money.js'
import type { AuditInvoice, AuditShare } from './Auditfile.js'

/**
 * An issued document as bookkeeping has it: the sums of what its lines contribute, never worked out anew.
 * @param customer its id; null where there is none
 * @param creditsDeposit whether it takes back a deposit invoice, which the document itself does not say
 */
export function auditInvoice(
  { number, issuedOn, kind, lines }: InvoiceDocument,
  customer: number | null,
  creditsDeposit = false,
): AuditInvoice {
  const shares = new Map<string, AuditShare>()
  for (const { treatment, vatRate: rate, net, vat, deposit } of lines) {
    const isPrepayment = kind === 'deposit' || creditsDeposit || deposit !== null
    const key = `${treatment} ${rate} ${isPrepayment}`
    const before = shares.get(key) ?? { net: 0, vat: 0 }
    const after = { net: before.net + centsOf(net), vat: before.vat + centsOf(vat) }
    shares.set(key, { treatment, rate, isPrepayment, ...after })
  }
  return { number, issuedOn, customer, shares: [...shares.values()] }
}
