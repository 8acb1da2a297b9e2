import type { EntityManager } from 'typeorm'
import type { Context, WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedPair } from '../../kernel/records/lockedRow.js'
import { recordMovement } from '../stock/recordMovement.js'
import { StockMovement } from '../stock/StockMovement.js'
import { Product } from './Product.js'

/** Setting the stock of a product is recorded in the ledger by the difference: once, though both of a pair are written. */
export const productStockHooks: WriteHooks = {
  async inTransaction(manager, context, { before, after }) {
    if (!after) return
    const isMoved = before && before.pair !== after.pair
    if (isMoved) await leave(manager, context, before)
    await enter(manager, context, isMoved ? null : before, after)
  },
  /** What was deleted before there was a ledger of products begins one. */
  async restore(manager, { viewer }, { pair, stock }) {
    const moved = { pair: Number(pair), delta: Number(stock), stock: Number(stock), reason: 'opening' as const }
    const isKnown = await manager.existsBy(StockMovement, { pair: moved.pair })
    if (!isKnown) await recordMovement(manager, viewer, moved)
  },
}

/** A product that gets another translation, or none, takes its stock along where nobody stays behind. */
async function leave(manager: EntityManager, { viewer }: Context, { pair, stock }: Row): Promise<void> {
  const rest = await lockedPair(manager, managedEntity(Product), Number(pair))
  if (rest.length > 0) return
  await recordMovement(manager, viewer, {
    ...{ pair: Number(pair), delta: -Number(stock), stock: 0, reason: 'translation' },
  })
}

/** The other record of the pair has this stock already where it was written first, or where nothing moved. */
async function enter(manager: EntityManager, { viewer }: Context, before: Row | null, after: Row): Promise<void> {
  if (before?.stock === after.stock) return
  const [pair, stock] = [Number(after.pair), Number(after.stock)]
  const other = (await lockedPair(manager, managedEntity(Product), pair)).find(({ id }) => id !== after.id)
  if (other && other.stock === stock) return
  const delta = stock - Number((before ?? other)?.stock ?? 0)
  await recordMovement(manager, viewer, { pair, delta, stock, reason: reasonOf(before, after) })
}

function reasonOf(before: Row | null, { pair, id }: Row): 'opening' | 'count' | 'translation' {
  if (before) return 'count'
  return pair === id ? 'opening' : 'translation'
}
