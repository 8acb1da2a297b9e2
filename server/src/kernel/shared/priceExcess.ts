/** What a job comes to, and up to what its customer need not be asked. All in cents or all in whole units, with VAT. */
export interface LimitedPrice {
  /** Null without a price. */
  total: number | null
  /** What the customer said at intake; null where nothing was said. */
  costLimit: number | null
  /** What the customer has accepted since by a quote; null without one. */
  agreedTotal: number | null
}

/** Which promise a price goes beyond, and how much that was. */
export interface PriceExcess {
  beyond: 'agreed' | 'limit'
  amount: number
}

/**
 * Whether a job costs more than its customer knows. What was accepted by a quote counts, above the limit of before or below
 * it; the limit counts as long as nothing was accepted.
 */
export function priceExcess({ total, costLimit, agreedTotal }: LimitedPrice): PriceExcess | null {
  const [beyond, amount] = agreedTotal === null ? (['limit', costLimit] as const) : (['agreed', agreedTotal] as const)
  return total !== null && amount !== null && total > amount ? { beyond, amount } : null
}
