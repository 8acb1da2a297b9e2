import type { StockProductFieldsFragment } from '../generated/graphql'

/** A product that a partner keeps, as the server last told it. */
export type StockProduct = StockProductFieldsFragment

export type StockLevel = 'soldOut' | 'lastItems' | 'inStock'

/** The last items are one or two of them. */
const lastItems = 2

/** How urgent it is to add to a stock. */
export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'soldOut'
  return stock <= lastItems ? 'lastItems' : 'inStock'
}
