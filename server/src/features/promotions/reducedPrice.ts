import { roundedQuotient } from '../../kernel/shared/money.js'

/** By how much a promotion reduces prices: by a part in percent, by an amount in cents, or not at all. */
export interface Reduction {
  percent: number | null
  amount: number | null
}

/** A price after a reduction, in cents; null where nothing is taken off, or nothing would be left. */
export function reducedPrice(price: number | null, { percent, amount }: Reduction): number | null {
  if (price === null) return null
  const off = percent === null ? (amount ?? 0) : roundedQuotient(price * percent, 100)
  return off > 0 && off < price ? price - off : null
}
