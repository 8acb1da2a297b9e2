/** The price of a product or service as its record has it, in cents, and what it is reduced to while a promotion runs. */
export interface ReduciblePrice {
  price: number | null
  /** What it costs at most; null where only the least is known, undefined for what has one price. */
  priceTo?: number | null | undefined
  /** Null or undefined while no promotion reduces it. */
  salePrice?: number | null | undefined
  salePriceTo?: number | null | undefined
}

/** What it costs now, at least: whatever shows or takes a price asks here. In cents, or in whole units alike. */
export function currentPrice<Own extends number | null>({
  price,
  salePrice,
}: {
  price: Own
  salePrice?: number | null | undefined
}): Own | number {
  return salePrice ?? price
}

/** What it costs now, at least and at most. */
export function currentPrices(of: ReduciblePrice): Pick<ReduciblePrice, 'price' | 'priceTo'> {
  const isReduced = of.salePrice != null
  return { price: currentPrice(of), priceTo: isReduced && of.priceTo !== undefined ? of.salePriceTo : of.priceTo }
}
