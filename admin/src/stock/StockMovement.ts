/** A line of the ledger: who moved how many, and what was there afterwards. */
export interface StockMovement {
  id: number
  at: string
  delta: number
  stock: number
  /** Null for a program or the product itself. */
  userName: string | null
}
