import type { InvoiceCustomer, InvoiceSeller } from '../../../kernel/shared/invoiceDocument.js'
import type { XmlElement } from '../../../kernel/xml/writeXml.js'
import {
  chamberOfCommerceScheme,
  type ElectronicAddress,
  electronicAddress,
  registrationNumber,
  vatNumberOf,
} from './electronicAddress.js'
import { text } from './filled.js'

/** By UNCL 4461: a transfer to an account, in any currency. */
const creditTransfer = '30'

/** Seller or customer with what identifies it. */
export function ublParty(
  given: InvoiceSeller | InvoiceCustomer,
  name: string,
  address?: ElectronicAddress,
): XmlElement {
  const endpoint = address ?? electronicAddress(given)
  const [registered, vatNumber] = [registrationNumber(given), vatNumberOf(given)]
  const scheme = given.country === 'NL' ? { '@schemeID': chamberOfCommerceScheme } : {}
  return {
    'cbc:EndpointID': endpoint ? { '@schemeID': endpoint.scheme, '#': text(endpoint.number) } : undefined,
    'cac:PartyName': { 'cbc:Name': text(name) },
    'cac:PostalAddress': {
      'cbc:StreetName': text(given.street),
      'cbc:CityName': text(given.city),
      'cbc:PostalZone': text(given.postalCode),
      'cac:Country': { 'cbc:IdentificationCode': given.country },
    },
    'cac:PartyTaxScheme': vatNumber ? { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } : undefined,
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': text(name),
      'cbc:CompanyID': registered ? { ...scheme, '#': text(registered) } : undefined,
    },
  }
}

/** By what a document is paid: the account of the seller, and the number to name. */
export function ublPaymentMeans({ name, bankAccount }: InvoiceSeller, number: string): XmlElement {
  return {
    'cbc:PaymentMeansCode': creditTransfer,
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': { 'cbc:ID': text(bankAccount?.replace(/\s/g, '') ?? null), 'cbc:Name': text(name) },
  }
}
