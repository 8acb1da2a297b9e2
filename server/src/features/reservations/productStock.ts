import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedPair } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { Product } from '../products/Product.js'

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
 * Adds to the stock of a product, or takes from it when `delta` is below zero: of the goods, which have one stock in both
 * languages.
 * @param pair whose turn the transaction has taken
 * @param id of the row that was asked for; any other of the pair counts when that is gone
 * @returns whether there was enough
 */
export async function moveProductStock(
  manager: EntityManager,
  context: Context,
  { pair, id, delta }: { pair: number; id: number | null; delta: number },
): Promise<boolean> {
  const rows = (await lockedPair(manager, managedEntity(Product), pair)) as (Row & Product)[]
  const product = rows.find((row) => row.id === id) ?? rows[0]
  if (!product) {
    await moveTrashedStock(manager, pair, delta)
    return delta > 0
  }
  const stock = product.stock + delta
  if (stock < 0) return false
  await records.update(manager, Product, product, { stock }, { by: context })
  return true
}

/** The stock with which a product that has been deleted meanwhile is restored. */
async function moveTrashedStock(manager: EntityManager, pair: number, delta: number): Promise<void> {
  const { name: entity } = managedEntity(Product)
  // The number of a pair is that of its first record.
  const first = await manager.findOneBy(TrashedRecord, { entity, record: pair })
  if (!first) return
  for (const { id, content } of await manager.findBy(TrashedRecord, { entity, deletedWith: first.deletedWith })) {
    await manager.update(TrashedRecord, { id }, { content: { ...content, stock: Number(content.stock) + delta } })
  }
}
