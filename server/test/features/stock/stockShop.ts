import { StockMovement } from '../../../src/features/stock/StockMovement.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { dataOf, type Rest, restClient } from '../../delivery/rest/restClient.js'
import { type GraphqlAnswer, startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'

export interface Stocked {
  id: number
  title: string
  stock: number
  version: number
}

interface Caller {
  rest: Rest
  ask<Data = Record<string, unknown>>(query: string, variables?: object): Promise<GraphqlAnswer<Data>>
}

export interface StockShop extends TestShop {
  admin: Caller
  partner: Caller
  add(title: string, stock: number): Promise<Stocked>
  read(id: number): Promise<Stocked>
  /** The ledger of a product, the first line first. */
  ledger(id: number): Promise<StockMovement[]>
  revisions(id: number): Promise<Revision[]>
}

/** A running shop seen by the shop and by its partner. */
export async function startStockShop(database: TestDatabase): Promise<StockShop> {
  const shop = await startTestShop(database)
  const caller = async (role: 'cms-admin' | 'cms-zzp'): Promise<Caller> => {
    const headers = await shop.login(role)
    return { rest: restClient(shop, headers), ask: (query, variables) => shop.graphql(query, variables, headers) }
  }
  const admin = await caller('cms-admin')
  const { reader } = shop.services.database
  return {
    ...shop,
    admin,
    partner: await caller('cms-zzp'),
    add: async (title, stock) =>
      dataOf(await admin.rest<Stocked>('POST', 'zzp-products/add-zzp-product', { title, stock })),
    read: async (id) => dataOf(await admin.rest<Stocked>('GET', `zzp-product/${id}`)),
    ledger: (id) => reader.find(StockMovement, { where: { product: id }, order: { id: 'ASC' } }),
    revisions: (id) => reader.find(Revision, { where: { entity: 'zzpProduct', record: id }, order: { id: 'ASC' } }),
  }
}
