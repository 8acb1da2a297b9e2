import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import type { Message } from '../../kernel/i18n/say.js'
import { lockedPair } from '../../kernel/records/lockedRow.js'
import { Product } from '../products/Product.js'
import { lockPair, moveProductStock } from '../reservations/productStock.js'
import { moveStock } from '../stock/adjustStock.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'
import { SoldItem } from './SoldItem.js'

/** What is sold over the counter: a product or a part, by its line. */
export interface Sold {
  line: number
  product: number | null
  pair: number | null
  part: number | null
  quantity: number
  /** What the customer reads. */
  title: string
  /** Whether stock gave it up before, when it was put aside. */
  isPutAside: boolean
}

/**
 * Takes what is sold from stock: of two tills that sell the last piece, one gets it.
 * @param isAboveStock whether the shop knows that it sells what is not counted; the count is 0 then
 * @throws ShopError CONFLICT for what is not in stock
 */
export async function takeFromStock(
  manager: EntityManager,
  context: Context,
  sold: readonly Sold[],
  isAboveStock: boolean,
): Promise<void> {
  await lockPairs(manager, sold)
  for (const item of inOrder(sold)) {
    if (item.isPutAside) continue
    if (await move(manager, context, item, -item.quantity)) continue
    if (!isAboveStock) {
      const message: Message = { key: 'till.notInStock', values: { title: item.title } }
      throw new ShopError('CONFLICT', { message, fields: { isAboveStock: [message] } })
    }
    // What lies on the counter is sold, whatever the count says.
    const left = await countOf(manager, item)
    if (left > 0) await move(manager, context, item, -left)
  }
}

/** Notes what the lines of an issued document took. */
export async function noteSold(manager: EntityManager, invoice: number, sold: readonly Sold[]): Promise<void> {
  if (sold.length === 0) return
  await manager.insert(
    SoldItem,
    sold.map(({ line, product, pair, part, quantity }) => ({
      ...{ invoice, line, product, pair, part, quantity, isGivenBack: false },
    })),
  )
}

/** What the lines of a document took goes back into stock, each once. @param lines their places in the document */
export async function giveBackSold(
  manager: EntityManager,
  context: Context,
  invoice: number,
  lines: readonly number[],
): Promise<void> {
  const sold = await manager.findBy(SoldItem, { invoice, line: In(lines), isGivenBack: false })
  await lockPairs(manager, sold)
  for (const item of inOrder(sold)) {
    const { affected } = await manager.update(
      SoldItem,
      { invoice, line: item.line, isGivenBack: false },
      { isGivenBack: true },
    )
    if (affected) await move(manager, context, item, item.quantity)
  }
}

type Item = Pick<Sold, 'line' | 'product' | 'pair' | 'part' | 'quantity'>

/** Those of products first, by their pairs, and then parts: always in the same order, so that concurrent calls cannot deadlock. */
function inOrder<One extends Item>(items: readonly One[]): One[] {
  const key = ({ pair, part }: One) => [part === null ? 0 : 1, pair ?? part ?? 0] as const
  return [...items].sort((one, other) => key(one)[0] - key(other)[0] || key(one)[1] - key(other)[1])
}

async function lockPairs(manager: EntityManager, items: readonly Item[]): Promise<void> {
  const pairs = [...new Set(items.flatMap(({ pair }) => pair ?? []))].sort((one, other) => one - other)
  for (const pair of pairs) await lockPair(manager, pair)
}

async function countOf(manager: EntityManager, { pair, part }: Item): Promise<number> {
  if (pair !== null)
    return (await lockedPair(manager, managedEntity(Product), pair)).reduce((_, { stock }) => Number(stock), 0)
  return (await manager.findOneBy(ZzpProduct, { id: part ?? 0 }))?.stock ?? 0
}

/** @returns whether there was enough of it */
async function move(
  manager: EntityManager,
  context: Context,
  { pair, product, part }: Item,
  delta: number,
): Promise<boolean> {
  if (pair !== null) return moveProductStock(manager, context, { pair, id: product, delta })
  return part === null || typeof (await moveStock(manager, context, part, delta)) === 'object'
}
