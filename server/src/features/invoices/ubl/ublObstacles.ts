import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { electronicAddress, registrationNumber, vatNumberOf } from './electronicAddress.js'

/**
 * Why a document cannot be UBL. `consumer`: the customer is no business, or none that can be told by its number: in the
 * Netherlands that of the chamber of commerce, elsewhere that of VAT. The others name what the rules ask and is missing.
 */
export type UblObstacle =
  | 'consumer'
  | 'customerAddress'
  | 'customerCountry'
  | 'lines'
  | 'sellerAddress'
  | 'sellerBankAccount'
  | 'sellerChamberOfCommerce'
  | 'sellerCountry'
  | 'sellerVatNumber'

/** Whether a document can be UBL; never for a consumer. */
export function canBeUbl(document: InvoiceDocument): boolean {
  return ublObstacles(document).length === 0
}

/** All that keeps a document from being UBL, after the rules of NLCIUS and Peppol that it would break. */
export function ublObstacles({ customer, seller, lines, totals, ...rest }: InvoiceDocument): UblObstacle[] {
  const found: UblObstacle[] = []
  const isForeign = customer !== null && customer.country !== 'NL'
  // BR-NL-10.
  if (!customer || !(isForeign ? vatNumberOf(customer) : registrationNumber(customer))) found.push('consumer')
  // PEPPOL-EN16931-R010.
  else if (!electronicAddress(customer)) found.push('customerCountry')
  // BR-NL-4.
  if (customer && !isForeign && !isAddress(customer)) found.push('customerAddress')
  // BR-16.
  if (lines.length === 0) found.push('lines')
  if (seller.country !== 'NL') found.push('sellerCountry')
  // BR-NL-1 and BR-NL-3.
  if (!registrationNumber(seller)) found.push('sellerChamberOfCommerce')
  if (!isAddress(seller)) found.push('sellerAddress')
  // BR-S-2, BR-Z-2, BR-E-2 and BR-AE-2: also where no VAT is charged.
  if (!vatNumberOf(seller)) found.push('sellerVatNumber')
  // BR-NL-11 and BR-61.
  if (dueCents({ totals, ...rest }) > 0 && !seller.bankAccount) found.push('sellerBankAccount')
  return found
}

/** What is still to be paid of a document, in cents: by the customer, or to the customer where it takes something back. */
export function dueCents({ kind, dueOn, totals }: Pick<InvoiceDocument, 'kind' | 'dueOn' | 'totals'>): number {
  const total = centsOf(totals.total)
  if (kind === 'credit') return -total || 0
  return dueOn === null && total > 0 ? 0 : total
}

function isAddress(party: { street: string | null; postalCode: string | null; city: string | null }): boolean {
  return [party.street, party.postalCode, party.city].every((part) => part?.trim())
}
