import type { PricedJob } from './jobCosts'

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
