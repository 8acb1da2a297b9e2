import type { StockProduct } from './StockProduct'

/** A product with all that was done to it here and that the server has not confirmed yet. */
export interface StockLine {
  product: StockProduct
  /** Clicks that are still collected. */
  collected: number
  /** What is on its way. */
  sending: number
  /** What was sent and went unanswered: it may have been counted. */
  uncertain?: { delta: number; version: number }
  /** A number that was typed and is not stored yet. */
  typed?: number
  /** Whether something of it could not be sent. */
  isUnsaved: boolean
}

/** The stock on the screen: the state of the server with the changes since. */
export function shownStock({ product, typed, sending, uncertain, collected }: StockLine): number {
  return (typed ?? product.stock + sending + (uncertain?.delta ?? 0)) + collected
}

/** Whether the server does not know all of it yet. */
export function isPending({ typed, sending, uncertain, collected }: StockLine): boolean {
  return typed !== undefined || sending !== 0 || uncertain !== undefined || collected !== 0
}

/** A line without changes. */
export function lineOf(product: StockProduct): StockLine {
  return { product, collected: 0, sending: 0, isUnsaved: false }
}
