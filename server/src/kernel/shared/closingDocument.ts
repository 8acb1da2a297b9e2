import type { InvoiceTotals } from './invoiceDocument.js'
import type { Language } from './screens.js'

/** The form of closings from now on; those that were made in an earlier one keep theirs. */
export const closingSchema = 1

/** The coins and notes that are counted, in cents, the greatest first. */
export const denominations = [
  ...[50_000, 20_000, 10_000, 5000, 2000, 1000, 500],
  ...[200, 100, 50, 20, 10, 5, 2, 1],
] as const

/**
 * A closing of the till, as it is printed, exported and proved. Amounts are decimal texts such as `149.50`, below zero for
 * what was given back, taken out or is missing; instants are UTC.
 */
export interface ClosingDocument {
  schema: typeof closingSchema
  /** Such as `K0042`. */
  number: string
  language: Language
  /** By ISO 4217. */
  currency: string
  closedAt: string
  /** The day in the shop. */
  closedOn: string
  closedBy: string | null
  /** When the till was closed before; null for the first time. */
  since: string | null
  /** SHA-256 of the closing before, as hex; empty for the first. */
  former: string
  seller: { name: string }
  /** Those with a greater id than `after`, up to `until`. */
  payments: { after: number; until: number; count: number }
  takings: ClosingTakings[]
  /** Those with a greater id than `after`, up to `until`; the first of them one by one. */
  movements: { after: number; until: number; count: number; first: ClosingMovement[] }
  cash: {
    /** What was in the drawer after the closing before. */
    floatBefore: string
    received: string
    moved: string
    expected: string
    /** How many there were of each coin and note. */
    pieces: { value: string; count: number }[]
    counted: string
    difference: string
    reason: string | null
    /** What stays in the drawer. */
    floatLeft: string
    takenOut: string
  }
  /** What was issued since the closing before, by how it bears VAT. */
  turnover: InvoiceTotals
  /** The documents of it, and the head of the chain of each series. */
  series: ClosingSeries[]
}

export interface ClosingTakings {
  /** How it was paid: `card`, `cash`, `transfer`, `payment-request` or `online`. */
  method: string
  count: number
  received: string
  givenBack: string
  total: string
}

export interface ClosingMovement {
  at: string
  amount: string
  reason: string
  by: string | null
}

export interface ClosingSeries {
  /** The letters before the year. */
  series: string
  year: number
  /** The last document before, by its place in the series; 0 without one. */
  after: number
  /** The last document of the closing, by its place in the series. */
  until: number
  /** SHA-256 of that document, as hex. */
  head: string
}
