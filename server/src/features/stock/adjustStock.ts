import { Between, type EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import { recordRevision } from '../../kernel/records/revisions.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { recordMovement } from './recordMovement.js'
import type { Moving } from './stockReasons.js'
import { maxStock, ZzpProduct } from './ZzpProduct.js'

/**
 * Adds to a stock, or takes from it when `delta` is below zero. Concurrent calls all take effect.
 * @throws ShopError NOT_FOUND, or VALIDATION when `delta` is zero or the stock is too small or too large
 */
export async function adjustStock(context: Context, id: number, delta: number): Promise<Row> {
  if (delta === 0) throw invalidField('delta', { key: 'stock.noDelta' })
  return context.services.database.write(async (manager) => {
    const moved = await moveStock(manager, context, id, delta, { reason: 'adjusted' })
    if (moved === 'missing') throw notFound(managedEntity(ZzpProduct))
    if (moved === 'out of bounds') throw outOfBounds(delta)
    return moved
  })
}

/** The same within a transaction, recorded in the ledger and the history. @returns the product as it is now */
export async function moveStock(
  manager: EntityManager,
  context: Context,
  id: number,
  delta: number,
  moving: Moving,
): Promise<(ZzpProduct & Row) | 'missing' | 'out of bounds'> {
  const entity = managedEntity(ZzpProduct)
  if (!(await move(manager, id, delta))) {
    return (await manager.existsBy(ZzpProduct, { id })) ? 'out of bounds' : 'missing'
  }
  const after = (await manager.findOneByOrFail(ZzpProduct, { id })) as ZzpProduct & Row
  const before = { ...after, stock: after.stock - delta }
  await recordRevision(manager, context, entity, 'update', before, after)
  await recordMovement(manager, context.viewer, { product: id, delta, stock: after.stock, ...moving })
  return after
}

/**
 * Takes pieces that lie there, whatever the count says: what it is short of is added first, as a correction of the count.
 * @returns as `moveStock`
 */
export async function takePresent(
  manager: EntityManager,
  context: Context,
  id: number,
  quantity: number,
  moving: Moving,
): Promise<(ZzpProduct & Row) | 'missing' | 'out of bounds'> {
  const part = (await lockedRow(manager, managedEntity(ZzpProduct), id)) as (Row & ZzpProduct) | null
  const short = quantity - (part?.stock ?? quantity)
  if (quantity > maxStock) return 'out of bounds'
  if (short > 0) await moveStock(manager, context, id, short, { ...moving, reason: 'found' })
  return moveStock(manager, context, id, -quantity, moving)
}

/** Checks and writes in one statement, so that no concurrent change is lost. @returns whether it moved */
async function move(manager: EntityManager, id: number, delta: number): Promise<boolean> {
  const within = { id, stock: Between(-delta, maxStock - delta) }
  const moved = await records.updateWhere(manager, ZzpProduct, within, { stock: () => `stock + (${delta})` })
  if (moved === 1) await markToOrder(manager, id)
  return moved === 1
}

/** A statement of its own: databases differ in whether one sees the stock that it sets. */
async function markToOrder(manager: EntityManager, id: number): Promise<void> {
  const isToOrder = () =>
    'CASE WHEN minimum_stock IS NOT NULL AND stock + COALESCE(on_order, 0) < minimum_stock THEN 1 ELSE 0 END'
  await records.updateWhere(manager, ZzpProduct, { id }, { isToOrder }, unnoticed)
}

function outOfBounds(delta: number) {
  return invalidField(
    'delta',
    delta < 0 ? { key: 'stock.belowZero' } : { key: 'stock.aboveMost', values: { max: maxStock } },
  )
}
