import type { VatTreatment } from '../../../../kernel/shared/vatTreatments.js'
import type { LedgerAccounts } from './ledgerAccounts.js'

/** What an auditfile is written from. Days are texts such as `2026-11-22` of the shop's clock, amounts are in cents. */
export interface Auditfile {
  /** The first and the last day that it is about, of one calendar year. */
  from: string
  to: string
  createdOn: string
  /** By ISO 4217. */
  currency: string
  software: { name: string; version: string }
  company: AuditCompany
  accounts: LedgerAccounts
  /** At least those that invoices and payments name; each once. */
  customers: readonly AuditCustomer[]
  /** Of these days, in the order of their numbers. */
  invoices: readonly AuditInvoice[]
  payments: readonly AuditPayment[]
  /** Used goods that were bought in, and what was paid of them later. */
  purchases: readonly AuditPurchase[]
}

export interface AuditAddress {
  street: string | null
  postalCode: string | null
  city: string | null
  /** By ISO 3166. */
  country: string
}

export interface AuditCompany extends AuditAddress {
  name: string
  chamberOfCommerce: string | null
  vatNumber: string | null
}

export interface AuditCustomer extends AuditCompany {
  id: number
  email: string | null
}

/** An issued invoice, receipt, deposit invoice or credit note; the amounts of the last are below zero. */
export interface AuditInvoice {
  number: string
  issuedOn: string
  /** Null on a receipt, and once the customer is no longer known. */
  customer: number | null
  shares: readonly AuditShare[]
}

/** What an invoice contributes to a treatment and rate. */
export interface AuditShare {
  treatment: VatTreatment
  /** In percent. */
  rate: number
  net: number
  vat: number
  /** Whether it is no turnover yet: what a deposit invoice asks, and what the final one takes off. */
  isPrepayment: boolean
}

/** How a payment was made; `card` and `online` are in transit until the bank has them, and of `tradeIn` goods were owed. */
export type AuditMethod = 'cash' | 'card' | 'bank' | 'online' | 'tradeIn'

export interface AuditPayment {
  /** Unique among all payments. */
  id: number
  day: string
  method: AuditMethod
  /** Below zero for what was paid back. */
  received: number
  /** By how much more is settled than was received, since cash has no single cents; below zero for less. */
  rounding: number
  /** What it settles; the rest is owed to nobody that is known yet. */
  shares: readonly { invoice: string; customer: number | null; cents: number }[]
}

/** Used goods that were bought in, which bear no VAT, or a payout of what was owed of them. */
export interface AuditPurchase {
  /** Of the goods, such as `I26-0001`. */
  number: string
  /** Of the payout, unique among all of them; null for the purchase itself. */
  payout: number | null
  day: string
  /** Above zero. */
  cents: number
  /** `tradeIn` where it is owed to the seller. */
  paidBy: Extract<AuditMethod, 'cash' | 'bank' | 'tradeIn'>
}
