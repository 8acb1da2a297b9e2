import type { EntityManager } from 'typeorm'
import type { Viewer } from '../../kernel/access/Viewer.js'
import { StockMovement } from './StockMovement.js'
import type { Moving } from './stockReasons.js'

/** What moved: a part, or the pair of a product, which has one stock in both languages. */
type Moved = { product: number } | { pair: number }

/** Adds an entry to the ledger, unless nothing moved. @param stock what is there afterwards */
export async function recordMovement(
  manager: EntityManager,
  viewer: Viewer | null,
  { delta, stock, reason, about = null, ...moved }: Moved & Moving & { delta: number; stock: number },
): Promise<void> {
  if (delta === 0) return
  await manager.insert(StockMovement, {
    ...{ product: null, pair: null, ...moved, delta, stock, reason, about },
    at: new Date().toISOString(),
    user: viewer?.id || null,
    userName: viewer?.name ?? null,
  })
}
