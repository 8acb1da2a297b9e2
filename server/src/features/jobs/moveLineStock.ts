import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { moveStock } from '../stock/adjustStock.js'
import type { JobLine } from './JobLine.js'

/**
 * Takes what the lines of a job have come to use from the partner's stock, and gives back what they use no more; within
 * the transaction of the job, whose row is locked.
 * @param before its lines until now @param after and from now on
 * @throws ShopError VALIDATION that names a line for which there is not enough
 */
export async function moveLineStock(
  manager: EntityManager,
  context: Context,
  before: readonly JobLine[],
  after: readonly JobLine[],
): Promise<void> {
  const [used, needed] = [piecesOf(before), piecesOf(after)]
  // Always in the same order, so that concurrent jobs cannot deadlock.
  const products = [...new Set([...used.keys(), ...needed.keys()])].sort((one, other) => one - other)
  for (const product of products) {
    const delta = (used.get(product) ?? 0) - (needed.get(product) ?? 0)
    if (delta === 0) continue
    const moved = await moveStock(manager, context, product, delta)
    if (typeof moved === 'object') continue
    // What was taken from a product that has been deleted since cannot be given back.
    if (moved === 'missing' && delta > 0) continue
    const line = after.findIndex(({ stockProduct }) => stockProduct === product)
    throw invalidField(line < 0 ? 'lines' : `lines.${line}.stockProduct`, {
      key: moved === 'missing' ? 'job.noSuchPart' : delta < 0 ? 'job.notInStock' : 'stock.belowZero',
    })
  }
}

/** Whether its parts go back into stock when a job is deleted: those of one that is over have been used up. */
export function isUnderWay({ status, pickedUpAt }: Row): boolean {
  return status !== 'finished' && pickedUpAt == null
}

/** How many pieces of each product of the stock the lines use. */
function piecesOf(lines: readonly JobLine[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { stockProduct, quantity } of lines) {
    if (stockProduct != null) pieces.set(stockProduct, (pieces.get(stockProduct) ?? 0) + Number(quantity))
  }
  return pieces
}
