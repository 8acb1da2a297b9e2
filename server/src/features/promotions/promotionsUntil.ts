import { type EntityManager, In } from 'typeorm'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { Promotion } from './Promotion.js'
import { type PromotionState, promotionState } from './promotionState.js'
import { settleAllPrices } from './settlePrices.js'

/** Of more moments the latest: those before them can only have lowered the price that a reduction is measured by. */
const maxMoments = 20

/**
 * Begins and ends promotions as far as they do so until a moment, and gives products and services the prices that hold then. For
 * a transaction that is undone: neither the history nor anybody learns of it.
 * @param at ISO, UTC
 */
export async function promotionsUntil(manager: EntityManager, at: string): Promise<void> {
  const now = new Date().toISOString()
  const found = await manager.findBy(Promotion, { state: In(['planned', 'running']) })
  if (found.length === 0) return
  for (const state of ['running', 'ended'] satisfies PromotionState[]) {
    const ids = found.filter((each) => each.state !== state && promotionState(each, at) === state).map(({ id }) => id)
    if (ids.length > 0) await records.updateWhere(manager, Promotion, { id: In(ids) }, { state }, unnoticed)
  }
  // One moment after the other, since a reduction is measured by what was asked in the 30 days before it.
  const moments = found
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment > now && moment < at)
  for (const moment of [...new Set([...moments].sort().slice(-maxMoments)), at])
    await settleAllPrices(manager, { at: moment })
}
