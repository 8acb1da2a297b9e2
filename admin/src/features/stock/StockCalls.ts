import {
  AdjustStockDocument,
  SetStockDocument,
  StockDocument,
  StockMovementsDocument,
  type StockMovementsQuery,
} from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { StockProduct } from './StockProduct'

export type Movements = StockMovementsQuery['stockMovements']
/** A line of the ledger. */
export type StockMovement = Movements['items'][number]

/**
 * What is asked of the server about stock.
 * @throws Refusal when it refuses, NoAnswer when it cannot be reached
 */
export interface StockCalls {
  adjust(id: number, delta: number): Promise<StockProduct>
  /** @param version the one that was read; a stale one is refused with CONFLICT */
  set(id: number, stock: number, version: number): Promise<StockProduct>
  read(id: number): Promise<StockProduct>
  movements(id: number, page: number, perPage: number): Promise<Movements>
}

export const stockCalls: StockCalls = {
  async adjust(id, delta) {
    return (await askServer({ query: AdjustStockDocument, variables: { id, delta } })).adjustStock
  },
  async set(id, stock, version) {
    const variables = { id, input: { stock, version } }
    return (await askServer({ query: SetStockDocument, variables })).updateZzpProduct
  },
  async read(id) {
    return (await askServer({ query: StockDocument, variables: { id } })).zzpProduct
  },
  async movements(id, page, perPage) {
    return (await askServer({ query: StockMovementsDocument, variables: { id, page, perPage } })).stockMovements
  },
}
