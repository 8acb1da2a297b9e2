import type { InvoiceDocument, InvoiceDocumentLine } from '@shop/server/invoiceDocument'
import { centsOf } from '@shop/server/money'

/** A row between the lines and the total, as the PDF has it. */
export interface TotalRow {
  id: 'invoice.beforeDeposits' | 'invoice.deposit' | 'invoice.net' | 'invoice.vat' | 'invoice.reverseCharge'
  values: {
    rate?: number
    number?: string
    /** What the VAT is over, in cents. */
    net?: number
  }
  cents: number
}

/** What leads from the lines of a document to its total: deposits that were taken off, and the VAT that is shown, by rate. */
export function totalRows({ lines, totals }: InvoiceDocument): TotalRow[] {
  const rows: TotalRow[] = []
  const deposits = [...new Set(lines.flatMap(({ deposit }) => deposit ?? []))]
  const of = (number: string | null) => sumOf(lines.filter(({ deposit }) => deposit === number).map(withVat))
  if (deposits.length > 0) {
    rows.push({ id: 'invoice.beforeDeposits', values: {}, cents: of(null) })
    for (const number of deposits) rows.push({ id: 'invoice.deposit', values: { number }, cents: of(number) })
  }
  const taxed = totals.rates.filter(({ treatment }) => treatment === 'taxed')
  if (taxed.length === 0) return rows
  // The VAT of the scheme for used goods is never shown apart.
  const net = centsOf(totals.total) - sumOf(taxed.map(({ vat }) => centsOf(vat)))
  rows.push({ id: 'invoice.net', values: {}, cents: net })
  for (const { rate, vat, net: over } of taxed) {
    rows.push({ id: 'invoice.vat', values: { rate, net: centsOf(over) }, cents: centsOf(vat) })
  }
  for (const { treatment, net: over, vat } of totals.rates) {
    if (treatment !== 'reverseCharge') continue
    rows.push({ id: 'invoice.reverseCharge', values: { net: centsOf(over) + centsOf(vat) }, cents: 0 })
  }
  return rows
}

/** What a line comes to as it is shown, in cents. */
export function amountOf(line: InvoiceDocumentLine, includingVat: boolean): number {
  return includingVat || line.treatment === 'margin' ? withVat(line) : centsOf(line.net)
}

function withVat({ net, vat }: InvoiceDocumentLine): number {
  return centsOf(net) + centsOf(vat)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
