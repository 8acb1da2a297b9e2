import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedPair } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { recordMovement } from '../stock/recordMovement.js'
import type { Moving } from '../stock/stockReasons.js'
import { maxStock } from '../stock/ZzpProduct.js'
import { Product } from './Product.js'

/** Which product moves: the pair whose turn the transaction has taken, and the row that was asked for; any other of the pair counts when that is gone. */
interface MovedProduct extends Moving {
  pair: number
  id: number | null
}

/**
 * Takes the turn at a product in both languages, until the end of the transaction. It has to be its first statement: what
 * MySQL has read before would stay as it was.
 */
export async function lockPair(manager: EntityManager, pair: number): Promise<void> {
  // SQLite lets other processes wait for a transaction that begins with a write.
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  if (isSqlite) await records.updateWhere(manager, Product, { pair }, { version: () => 'version' }, unnoticed)
  else await lockedPair(manager, managedEntity(Product), pair)
}

/**
 * Adds to the stock of a product, or takes from it when `delta` is below zero, and records it in the ledger: of the goods,
 * which have one stock in both languages.
 * @returns whether there was enough
 */
export async function moveProductStock(
  manager: EntityManager,
  context: Context,
  { pair, id, delta, ...moving }: MovedProduct & { delta: number },
): Promise<boolean> {
  const rows = await rowsOfPair(manager, pair)
  const product = rows.find((row) => row.id === id) ?? rows[0]
  if (!product) {
    await moveTrashedStock(manager, context, { pair, delta, ...moving })
    return delta > 0
  }
  const stock = product.stock + delta
  if (stock < 0) return false
  await records.update(manager, Product, product, { stock }, { by: context })
  await recordMovement(manager, context.viewer, { pair, delta, stock, ...moving })
  return true
}

/**
 * Takes pieces that lie there, whatever the count says: what it is short of is added first, as a correction of the count.
 * @returns whether the product exists
 */
export async function takePresentProduct(
  manager: EntityManager,
  context: Context,
  { quantity, ...moved }: MovedProduct & { quantity: number },
): Promise<boolean> {
  const [product] = await rowsOfPair(manager, moved.pair)
  if (!product || quantity > maxStock) return false
  const short = quantity - product.stock
  if (short > 0) await moveProductStock(manager, context, { ...moved, delta: short, reason: 'found' })
  return moveProductStock(manager, context, { ...moved, delta: -quantity })
}

async function rowsOfPair(manager: EntityManager, pair: number): Promise<(Row & Product)[]> {
  return (await lockedPair(manager, managedEntity(Product), pair)) as (Row & Product)[]
}

/** The stock with which a product that has been deleted meanwhile is restored. */
async function moveTrashedStock(
  manager: EntityManager,
  context: Context,
  { pair, delta, reason, about }: Moving & { pair: number; delta: number },
): Promise<void> {
  const { name: entity } = managedEntity(Product)
  // The number of a pair is that of its first record.
  const first = await manager.findOneBy(TrashedRecord, { entity, record: pair })
  if (!first) return
  const stock = Number(first.content.stock) + delta
  for (const { id, content } of await manager.findBy(TrashedRecord, { entity, deletedWith: first.deletedWith })) {
    await manager.update(TrashedRecord, { id }, { content: { ...content, stock } })
  }
  await recordMovement(manager, context.viewer, { pair, delta, stock, reason, about })
}
