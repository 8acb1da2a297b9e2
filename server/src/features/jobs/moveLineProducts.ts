import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedRow, lockRows } from '../../kernel/records/lockedRow.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Product } from '../products/Product.js'
import { moveProductStock, takePresentProduct } from '../products/productStock.js'
import type { JobLine } from './JobLine.js'
import { type LineMoving, movedPieces, notTaken } from './linePieces.js'

const products = managedEntity(Product)

/** What moves of a product, whichever of its languages the lines name. */
interface MovedPair {
  pair: number
  id: number
  delta: number
}

/** The same as `moveLineStock`, of the products of the shop. @throws ShopError VALIDATION */
export async function moveLineProducts(
  manager: EntityManager,
  context: Context,
  before: readonly JobLine[],
  after: readonly JobLine[],
  { about, isAboveStock }: LineMoving,
): Promise<void> {
  const moved = movedPieces('product', before, after)
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  await lockRows(manager, products, ids)
  const pairs = new Map<number, MovedPair>()
  for (const { id, delta } of moved) {
    const pair = await pairOf(manager, id, delta > 0)
    if (pair === null && delta < 0) throw notTaken('product', after, id, 'missing')
    if (pair !== null) pairs.set(pair, { pair, id, delta: delta + (pairs.get(pair)?.delta ?? 0) })
  }
  for (const { pair, id, delta } of [...pairs.values()].sort((one, other) => one.pair - other.pair)) {
    if (delta === 0) continue
    const why = { about, reason: delta < 0 ? ('job' as const) : ('jobReturned' as const) }
    const isMoved =
      delta < 0 && isAboveStock
        ? await takePresentProduct(manager, context, { pair, id, quantity: -delta, ...why })
        : await moveProductStock(manager, context, { pair, id, delta, ...why })
    if (!isMoved && delta < 0) throw notTaken('product', after, id, 'short')
  }
}

/** Of a product that has been deleted since, what it is restored with; null where nothing is left of it. */
async function pairOf(manager: EntityManager, id: number, isGivenBack: boolean): Promise<number | null> {
  const row = await lockedRow(manager, products, id)
  if (row) return Number(row.pair)
  const trashed = isGivenBack && (await manager.findOneBy(TrashedRecord, { entity: products.name, record: id }))
  return trashed ? Number(trashed.content.pair) : null
}
