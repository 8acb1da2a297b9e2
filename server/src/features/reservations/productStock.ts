import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { records } from '../../kernel/records/records.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { timesInOrder } from '../../kernel/records/timesInOrder.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { Product } from '../products/Product.js'

/**
 * Takes the turn at a product in both languages, until the end of the transaction. It has to be its first statement: what
 * MySQL has read before would stay as it was, and SQLite would not wait for other processes.
 */
export async function lockPair(manager: EntityManager, pair: number): Promise<void> {
  await records.updateWhere(manager, Product, { pair }, { stock: () => 'stock' }, unnoticed)
}

/**
 * Adds to the stock of a product, or takes from it when `delta` is below zero. Its sibling is the same goods in another
 * language and gets the same stock. It counts as no change of the content: a translation that was behind still is.
 * @param pair whose turn the transaction has taken
 * @param id of the row that was asked for; any other of the pair counts when that is gone
 * @returns whether there was enough
 */
export async function moveProductStock(
  manager: EntityManager,
  context: Context,
  { pair, id, delta }: { pair: number; id: number | null; delta: number },
): Promise<boolean> {
  const rows = await lockedRows(manager, pair)
  const asked = rows.find((row) => row.id === id) ?? rows[0]
  if (!asked) {
    await moveTrashedStock(manager, pair, delta)
    return delta > 0
  }
  const stock = asked.stock + delta
  if (stock < 0) return false
  const times = timesInOrder(rows)
  for (const row of rows) {
    const values = { stock, updatedAt: times.get(row.id) ?? row.updatedAt }
    await records.update(manager, Product, row, values, { by: context, keeps: ['updatedAt'] })
  }
  return true
}

/** Whoever deletes a reservation has not taken the turn of its product. */
async function lockedRows(manager: EntityManager, pair: number): Promise<Product[]> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  return manager.find(Product, {
    where: { pair },
    order: { id: 'ASC' },
    ...(!isSqlite && { lock: { mode: 'pessimistic_write' } }),
  })
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
