import type { Language } from './screens.js'
import type { VatTreatment } from './vatTreatments.js'

/** The form of documents from now on; documents that were issued in an earlier one keep theirs. */
export const invoiceSchema = 1

export type InvoiceKind = 'invoice' | 'receipt' | 'deposit' | 'credit'

/**
 * An invoice, receipt, deposit invoice or credit note as it was issued: everything that is drawn, mailed and exported of it
 * comes from here and nowhere else. Amounts are decimal texts such as `149.50`, those of a credit note below zero; days such
 * as `2026-11-22`; texts are NFC without control characters.
 */
export interface InvoiceDocument {
  schema: typeof invoiceSchema
  kind: InvoiceKind
  /** Such as `F26-0001`. */
  number: string
  /** Of its texts: that of the customer. */
  language: Language
  /** By ISO 4217. */
  currency: string
  /** UTC. */
  issuedAt: string
  issuedOn: string
  /** The day of the work or the delivery. */
  deliveredOn: string
  /** The last day to pay on; null for what was paid at once and for a credit note. */
  dueOn: string | null
  /** SHA-256 of the document before in its series, as hex; empty for the first of a series. */
  former: string
  seller: InvoiceSeller
  /** Null on a receipt. */
  customer: InvoiceCustomer | null
  /** What the customer wants to read on it, such as the number of an order. */
  reference: string | null
  /** The jobs that it is about. */
  jobs: { number: string; description: string | null }[]
  /** Of a credit note: what it takes back. */
  credits: { number: string; issuedOn: string } | null
  /** Whether the unit prices and discounts include VAT. */
  includingVat: boolean
  lines: InvoiceDocumentLine[]
  totals: InvoiceTotals
  /** What the shop says to the customer. */
  text: string | null
}

export interface InvoiceSeller {
  name: string
  street: string | null
  postalCode: string | null
  city: string | null
  /** By ISO 3166, such as `NL`. */
  country: string
  phone: string | null
  email: string | null
  website: string
  chamberOfCommerce: string | null
  vatNumber: string | null
  /** IBAN without spaces. */
  bankAccount: string | null
}

export interface InvoiceCustomer {
  /** The person, or the contact of a company. */
  name: string
  company: string | null
  /** With the number of the house. */
  street: string | null
  postalCode: string | null
  city: string | null
  country: string
  chamberOfCommerce: string | null
  vatNumber: string | null
}

export interface InvoiceDocumentLine {
  description: string
  /** A decimal text with at most three decimals; below zero on a credit note and where a deposit is taken off. */
  quantity: string
  unitPrice: string
  /** Taken off the whole line; `0.00` without one. */
  discount: string
  treatment: VatTreatment
  /** In percent; 0 where nothing is charged. */
  vatRate: number
  /** What the line contributes; together the lines are exactly the totals. */
  net: string
  vat: string
  /** The number of the deposit invoice that the line takes off; null for any other line. */
  deposit: string | null
}

export interface InvoiceTotals {
  net: string
  vat: string
  /** With VAT: what is to be paid. */
  total: string
  /** By treatment and rate, the highest rate first. */
  rates: { treatment: VatTreatment; rate: number; net: string; vat: string }[]
}
