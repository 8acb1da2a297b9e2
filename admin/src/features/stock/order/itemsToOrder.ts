import {
  OrderPartDocument,
  OrderProductDocument,
  PartsToOrderDocument,
  ProductsToOrderDocument,
  type ProductsToOrderQuery,
} from '../../../generated/graphql'
import { askServer } from '../../../kernel/graphql/askServer'

/** As many as one call may ask for. */
const perPage = 1000

/** What there is too little of: a product, or a part. */
export type ItemToOrder = ProductsToOrderQuery['list']['items'][number] & {
  entity: 'product' | 'zzpProduct'
  /** Pieces that would make it enough. */
  short: number
}

/** What there is less of than its minimum, with what is on its way, by supplier; those without one come last. */
export async function readItemsToOrder(isInUse: (entity: string) => boolean, signal: AbortSignal) {
  const asked = (['product', 'zzpProduct'] as const).filter(isInUse)
  const lists = await Promise.all(
    asked.map(async (entity) => {
      const query = entity === 'product' ? ProductsToOrderDocument : PartsToOrderDocument
      const { list } = await askServer({ query, variables: { perPage }, signal })
      return list.items.map((item): ItemToOrder => ({ ...item, entity, short: shortOf(item) }))
    }),
  )
  return lists.flat().sort(bySupplier)
}

/** It is on its way from now on. */
export async function order({ entity, id, version, onOrder, short }: ItemToOrder): Promise<void> {
  const variables = { id, version, onOrder: (onOrder ?? 0) + short }
  if (entity === 'product') await askServer({ query: OrderProductDocument, variables })
  else await askServer({ query: OrderPartDocument, variables })
}

function shortOf({ stock, minimumStock, onOrder }: Pick<ItemToOrder, 'stock' | 'minimumStock' | 'onOrder'>): number {
  return Math.max(0, (minimumStock ?? 0) - stock - (onOrder ?? 0))
}

function bySupplier(one: ItemToOrder, other: ItemToOrder): number {
  if (one.supplier === null || other.supplier === null) {
    return Number(one.supplier === null) - Number(other.supplier === null) || one.title.localeCompare(other.title)
  }
  return one.supplier.localeCompare(other.supplier) || one.title.localeCompare(other.title)
}
