import type { InvoiceDocument, InvoiceDocumentLine } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { sumOf } from './amounts.js'
import type { DocumentWords } from './documentWords.js'

export interface ShownTotal {
  label: string
  /** In cents. */
  cents: number
}

/** The rows under the lines; the last of them, the total itself, is not among these. */
export function shownTotals(words: DocumentWords): ShownTotal[] {
  const { document } = words
  const { rates } = document.totals
  const taxed = rates.filter(({ treatment }) => treatment === 'taxed')
  const others = rates.filter(({ treatment }) => treatment !== 'taxed')
  const rows = depositRows(words)
  if (taxed.length === 0) return rows
  const vat = sumOf(taxed.map((rate) => rate.vat))
  rows.push({ label: words.say('invoice.net'), cents: centsOf(document.totals.total) - vat })
  for (const { rate, net, vat: ofRate } of taxed) {
    const isAll = taxed.length === 1 && others.length === 0
    const values = { rate: words.number(rate), amount: words.amount(centsOf(net)) }
    rows.push({ label: words.say(isAll ? 'invoice.vat' : 'invoice.vatOver', values), cents: centsOf(ofRate) })
  }
  for (const { treatment, net, vat: hidden } of others) {
    if (treatment !== 'reverseCharge') continue
    const amount = words.amount(centsOf(net) + centsOf(hidden))
    rows.push({ label: words.say('invoice.reverseChargeOver', { amount }), cents: 0 })
  }
  return rows
}

/** Of what deposits are taken off: the whole with VAT, and each deposit. */
function depositRows(words: DocumentWords): ShownTotal[] {
  const { lines } = words.document
  const deposits = [...new Set(lines.flatMap(({ deposit }) => deposit ?? []))]
  if (deposits.length === 0) return []
  return [
    { label: words.say('invoice.beforeDeposits'), cents: withVat(lines.filter(({ deposit }) => deposit === null)) },
    ...deposits.map((number) => ({
      label: words.say('invoice.deposit', { number }),
      cents: withVat(lines.filter(({ deposit }) => deposit === number)),
    })),
  ]
}

/** Whether anything of the document is charged with VAT that is shown. */
export function showsVat({ lines }: InvoiceDocument): boolean {
  return lines.some(({ treatment }) => treatment === 'taxed')
}

/** What a line comes to as it is shown, in cents: the VAT of the scheme for used goods is never shown apart. */
export function shownAmount(line: InvoiceDocumentLine, includingVat: boolean): number {
  return includingVat || line.treatment === 'margin' ? withVat([line]) : centsOf(line.net)
}

function withVat(lines: InvoiceDocumentLine[]): number {
  return sumOf(lines.flatMap(({ net, vat }) => [net, vat]))
}
