import type { GraphqlAnswer } from '../graphql/GraphqlAnswer'
import { NoAnswer } from '../graphql/NoAnswer'
import { Refusal } from '../graphql/Refusal'
import { type GraphqlCall, sendGraphql } from '../graphql/sendGraphql'
import type { StockMovement } from './StockMovement'
import type { StockProduct } from './StockProduct'

export interface Movements {
  items: StockMovement[]
  total: number
}

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

export const productFields = 'id title stock version'

export const stockCalls: StockCalls = {
  async adjust(id, delta) {
    const query = `mutation AdjustStock($id: Int!, $delta: Int!) { adjustStock(id: $id, delta: $delta) { ${productFields} } }`
    return (await ask<{ adjustStock: StockProduct }>({ query, variables: { id, delta } })).adjustStock
  },
  async set(id, stock, version) {
    const query = `mutation SetStock($id: Int!, $input: UpdateZzpProductInput!) {
      updateZzpProduct(id: $id, input: $input) { ${productFields} }
    }`
    const variables = { id, input: { stock, version } }
    return (await ask<{ updateZzpProduct: StockProduct }>({ query, variables })).updateZzpProduct
  },
  async read(id) {
    const query = `query Stock($id: Int!) { zzpProduct(id: $id) { ${productFields} } }`
    return (await ask<{ zzpProduct: StockProduct }>({ query, variables: { id } })).zzpProduct
  },
  async movements(id, page, perPage) {
    const query = `query StockMovements($id: Int!, $page: Int!, $perPage: Int!) {
      stockMovements(product: $id, page: $page, perPage: $perPage) { total items { id at delta stock userName } }
    }`
    return (await ask<{ stockMovements: Movements }>({ query, variables: { id, page, perPage } })).stockMovements
  },
}

async function ask<Data>(call: GraphqlCall): Promise<Data> {
  return dataOf(await sendGraphql<Data>(call))
}

/** @throws Refusal */
export function dataOf<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  if (errors?.[0]) throw new Refusal(errors[0])
  if (!data) throw new NoAnswer(200)
  return data
}
