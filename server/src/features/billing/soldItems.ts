import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import { giveBackBought, sellBought } from '../boughtItems/boughtProducts.js'
import { lockPair, moveProductStock, takePresentProduct } from '../products/productStock.js'
import { moveStock, takePresent } from '../stock/adjustStock.js'
import type { Moving } from '../stock/stockReasons.js'
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
 * @param isAboveStock whether the shop knows that it sells what is not counted; the count is corrected first, and is 0 then
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
    if (await move(manager, context, item, -item.quantity, sale)) continue
    if (!isAboveStock) {
      const message: Message = { key: 'till.notInStock', values: { title: item.title } }
      throw new ShopError('CONFLICT', { message, fields: { isAboveStock: [message] } })
    }
    // What lies on the counter is sold, whatever the count says.
    await movePresent(manager, context, item)
  }
}

/**
 * Notes what the lines of an issued document took.
 * @param now of its issue
 * @throws ShopError CONFLICT for goods that were bought in and may not be sold yet, or that are sold
 */
export async function noteSold(
  manager: EntityManager,
  context: Context,
  invoice: number,
  sold: readonly Sold[],
  now: Date,
): Promise<void> {
  if (sold.length === 0) return
  await sellBought(manager, context, invoice, sold, now)
  await manager.insert(
    SoldItem,
    sold.map(({ line, product, pair, part, quantity }) => ({
      ...{ invoice, line, product, pair, part, quantity, givenBack: 0 },
    })),
  )
}

/** Pieces of a line that come back. */
export interface GivenBack {
  /** Its place in the document, from 0. */
  line: number
  pieces: number
}

/** What the lines of a document took goes back into stock, each piece once. @param about the number of the credit note */
export async function giveBackSold(
  manager: EntityManager,
  context: Context,
  invoice: number,
  back: readonly GivenBack[],
  about: string | null,
): Promise<void> {
  const sold = await manager.findBy(SoldItem, { invoice, line: In(back.map(({ line }) => line)) })
  await lockPairs(manager, sold)
  await giveBackBought(
    manager,
    context,
    invoice,
    back.map(({ line }) => line),
  )
  for (const item of inOrder(sold)) {
    const pieces = back.find(({ line }) => line === item.line)?.pieces ?? 0
    const { affected } = await manager
      .createQueryBuilder()
      .update(SoldItem)
      .set({ givenBack: () => 'given_back + :pieces' })
      .where('invoice = :invoice AND line = :line AND given_back + :pieces <= quantity')
      .setParameters({ invoice, line: item.line, pieces })
      .execute()
    if (affected) await move(manager, context, item, pieces, { reason: 'return', about })
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

const sale: Moving = { reason: 'sale' }

async function movePresent(
  manager: EntityManager,
  context: Context,
  { pair, product, part, quantity }: Item,
): Promise<void> {
  if (pair !== null) await takePresentProduct(manager, context, { pair, id: product, quantity, ...sale })
  else if (part !== null) await takePresent(manager, context, part, quantity, sale)
}

/** @returns whether there was enough of it */
async function move(
  manager: EntityManager,
  context: Context,
  { pair, product, part }: Item,
  delta: number,
  moving: Moving,
): Promise<boolean> {
  if (pair !== null) return moveProductStock(manager, context, { pair, id: product, delta, ...moving })
  return part === null || typeof (await moveStock(manager, context, part, delta, moving)) === 'object'
}
