import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { recordRevision } from '../../kernel/records/revisions.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Product } from '../products/Product.js'

type ProductRow = Product & Row

/**
 * Takes the turn at a product in both languages, until the end of the transaction. It has to be its first statement: what
 * MySQL has read before would stay as it was, and SQLite would not wait for other processes.
 */
export async function lockPair(manager: EntityManager, pair: number): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Product)
    .set({ stock: () => 'stock' })
    .where({ pair })
    .execute()
}

/**
 * Adds to the stock of a product, or takes from it when `delta` is below zero. Its sibling is the same goods in another
 * language and gets the same stock. It counts as no change of the content: `updatedAt` says whether a translation is behind.
 * @param pair whose turn the transaction has taken
 * @param id of the row that was asked for; any other of the pair counts when that is gone
 * @returns whether there was enough
 */
export async function moveProductStock(
  manager: EntityManager,
  context: Context,
  { pair, id, delta }: { pair: number; id: number | null; delta: number },
): Promise<boolean> {
  const rows = (await manager.find(Product, { where: { pair }, order: { id: 'ASC' } })) as ProductRow[]
  const asked = rows.find((row) => row.id === id) ?? rows[0]
  if (!asked) {
    await moveTrashedStock(manager, pair, delta)
    return delta > 0
  }
  const { affected } = await manager
    .createQueryBuilder()
    .update(Product)
    .set({ stock: () => 'stock + :delta', version: () => 'version + 1' })
    .where('id = :asked AND stock + :delta >= 0', { asked: asked.id, delta })
    .execute()
  if (affected !== 1) return false
  const { stock } = await manager.findOneByOrFail(Product, { id: asked.id })
  for (const before of rows) {
    if (before !== asked) {
      await manager.update(Product, { id: before.id }, { stock, version: () => 'version + 1' })
    }
    const after = { ...before, stock, version: before.version + 1 }
    await recordRevision(manager, context, managedEntity(Product), 'update', before, after)
  }
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
