import type { StockProductFieldsFragment } from '../../generated/graphql'

/** A product in a partner's stock, as last received from the server. */
export type StockProduct = StockProductFieldsFragment

export type StockLevel = 'soldOut' | 'lastItems' | 'inStock'

/** The last items are one or two of them. */
const lastItems = 2

/** How urgent it is to add to a stock. */
export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'soldOut'
  return stock <= lastItems ? 'lastItems' : 'inStock'
}
