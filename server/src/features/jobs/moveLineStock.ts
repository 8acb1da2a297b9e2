import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { moveStock, takePresent } from '../stock/adjustStock.js'
import type { JobLine } from './JobLine.js'
import { type LineMoving, movedPieces, notTaken } from './linePieces.js'
import { moveLineProducts } from './moveLineProducts.js'

/**
 * Takes what the lines of a job have come to use from stock, products of the shop before parts, and gives back what they
 * use no more; within the transaction of the job, whose row is locked.
 * @param before its lines until now @param after and from now on
 * @throws ShopError VALIDATION that names a line for which there is not enough
 */
export async function moveLineStock(
  manager: EntityManager,
  context: Context,
  before: readonly JobLine[],
  after: readonly JobLine[],
  moving: LineMoving,
): Promise<void> {
  await moveLineProducts(manager, context, before, after, moving)
  // Always in the same order, so that concurrent jobs cannot deadlock.
  for (const { id, delta } of movedPieces('stockProduct', before, after)) {
    const moved = await movePart(manager, context, id, delta, moving)
    if (typeof moved === 'object') continue
    // What was taken from a part that has been deleted since cannot be given back.
    if (moved === 'missing' && delta > 0) continue
    throw notTaken('stockProduct', after, id, moved === 'missing' ? 'missing' : delta < 0 ? 'short' : 'too many')
  }
}

function movePart(
  manager: EntityManager,
  context: Context,
  id: number,
  delta: number,
  { about, isAboveStock }: LineMoving,
): ReturnType<typeof moveStock> {
  if (delta < 0 && isAboveStock) return takePresent(manager, context, id, -delta, { reason: 'job', about })
  return moveStock(manager, context, id, delta, { reason: delta < 0 ? 'job' : 'jobReturned', about })
}

/** Whether its parts go back into stock when a job is deleted: those of one that is over have been used up. */
export function isUnderWay({ status, pickedUpAt }: Row): boolean {
  return status !== 'finished' && pickedUpAt == null
}
