import { lineTotals } from '@shop/server/lineTotals'
import { centsOf, unitsOf } from '@shop/server/money'

export interface PricedJob {
  costs: number | null
  includingVat: boolean
  usedParts: readonly { count: number; price: number | null }[]
}

/** An amount, with and without VAT. */
export interface Amount {
  including: number
  excluding: number
  vat: number
}

export interface JobCosts {
  /** What the parts come to; undefined while none has a price. */
  parts: Amount | undefined
  /** Kinds of parts whose price is yet unknown. */
  unpriced: number
  /** What was agreed on; undefined while nothing was. */
  agreed: Amount | undefined
}

export function jobCosts({ costs, includingVat, usedParts }: PricedJob, vatPercentage: number): JobCosts {
  const priced = usedParts.filter(({ price }) => price !== null)
  const parts = priced.reduce((sum, { count, price }) => sum + centsOf(price ?? 0) * count, 0)
  const amountOf = (given: number) => withVat(given, includingVat, vatPercentage)
  return {
    parts: priced.length === 0 ? undefined : amountOf(parts),
    unpriced: usedParts.length - priced.length,
    agreed: costs === null ? undefined : amountOf(centsOf(costs)),
  }
}

function withVat(unitPrice: number, isIncluding: boolean, vatRate: number): Amount {
  const { including, excluding, vat } = lineTotals([{ quantity: '1', unitPrice, vatRate }], isIncluding)
  return { including: unitsOf(including), excluding: unitsOf(excluding), vat: unitsOf(vat) }
}

interface PricedFields {
  costs?: unknown
  includingVat?: unknown
  usedParts?: unknown
}

/** What has a price in a form of a job, in which anything may be typed. */
export function pricedJob({ costs, includingVat, usedParts }: PricedFields): PricedJob {
  const parts = Array.isArray(usedParts) ? (usedParts as { count?: unknown; price?: unknown }[]) : []
  return {
    costs: amount(costs),
    includingVat: includingVat !== false,
    usedParts: parts.map(({ count, price }) => ({ count: amount(count) ?? 1, price: amount(price) })),
  }
}

const amount = (typed: unknown): number | null => (typeof typed === 'number' && typed >= 0 ? typed : null)
