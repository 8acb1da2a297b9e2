import { centsOf } from './money.js'
import type { ChoosableLine } from './quoteChoices.js'
import type { Language } from './screens.js'

/** The form of documents from now on; documents that were sent in an earlier one keep theirs. */
export const quoteSchema = 1

/**
 * A quote as it was sent: the fields of Annex I to Directive (EU) 2024/1799. Amounts are decimal texts such as `149.50`,
 * days such as `2026-11-22`; texts are NFC.
 */
export interface QuoteDocument {
  schema: typeof quoteSchema
  name: string
  edition: number
  language: Language
  currency: string
  repairer: {
    name: string
    street: string | null
    postalCode: string | null
    city: string | null
    country: string
    phone: string | null
    email: string | null
    /** Other ways to reach it online. */
    online: string[]
    chamberOfCommerce: string | null
    vatNumber: string | null
  }
  customer: string
  job: { number: string; kind: 'statusNewPc' | 'statusRepair' }
  goods: string
  defect: string
  work: string
  text: string | null
  lines: QuoteDocumentLine[]
  includingVat: boolean
  priceMethod: string | null
  priceMaximum: string | null
  diagnosisCost: string | null
  /** What is paid at once after accepting, including VAT; absent where nothing is. */
  deposit?: string
  timeNeeded: string
  replacement: { goods: string; cost: string } | null
  handOver: string
  services: { description: string; cost: string }[]
  additional: string | null
  sentOn: string
  validUntil: string
}

export interface QuoteDocumentLine {
  description: string
  quantity: string
  unitPrice: string
  vatRate: string
  isOptional: boolean
  alternative: string | null
}

/** What the customer decided, about exactly these bytes. */
export interface QuoteDecision {
  quote: number
  sha: string
  decision: 'accepted' | 'declined'
  /** The places of the lines that were chosen. */
  chosen: string[]
  /** What was accepted, including VAT; null for one that was declined, or whose price is not known yet. */
  total: string | null
  name: string
  reason: string | null
  /** A drawing as the path of an SVG of 600 × 200. */
  signature: string | null
  at: string
}

/** The lines of a document, to calculate with. */
export function pricedLines({ lines }: Pick<QuoteDocument, 'lines'>): (ChoosableLine & { description: string })[] {
  return lines.map((line) => ({
    ...line,
    unitPrice: centsOf(line.unitPrice),
    vatRate: Number(line.vatRate),
  }))
}
