import type { InvoiceDocument, InvoiceDocumentLine } from './invoiceDocument.js'
import { centsOf, roundedQuotient } from './money.js'

/**
 * Whether a document shows unit prices without VAT beside those with it: an entrepreneur has to find them on an invoice.
 */
export function showsNetUnitPrices({ customer, includingVat, lines }: InvoiceDocument): boolean {
  const isBusiness = Boolean(customer && (customer.company || customer.chamberOfCommerce || customer.vatNumber))
  return isBusiness && includingVat && lines.some(({ vatRate }) => vatRate > 0)
}

/**
 * The price of one of a line without VAT and before its discount, as a decimal text: what the line contributes, by its
 * quantity. Of two decimals where these come to the line again, of four where they do not. Nothing is calculated with it.
 * @param includingVat whether the prices of the document include VAT
 */
export function netUnitPrice(
  { quantity, unitPrice, discount, vatRate, net }: InvoiceDocumentLine,
  includingVat: boolean,
): string {
  const thousandths = Math.round(Math.abs(Number(quantity)) * 1000)
  if (!includingVat || vatRate === 0 || thousandths === 0) return unitPrice
  const sign = Number(quantity) < 0 ? -1 : 1
  const whole = sign * (centsOf(net) + roundedQuotient(centsOf(discount) * 100, 100 + vatRate))
  const cents = roundedQuotient(whole * 1000, thousandths)
  const isExact = roundedQuotient(cents * thousandths, 1000) === whole
  return isExact ? decimalText(cents, 2) : decimalText(roundedQuotient(whole * 100_000, thousandths), 4)
}

function decimalText(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
