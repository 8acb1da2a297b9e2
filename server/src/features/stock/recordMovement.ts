import type { EntityManager } from 'typeorm'
import type { Viewer } from '../../kernel/access/Viewer.js'
import { StockMovement } from './StockMovement.js'

/** Adds an entry to the ledger, unless nothing moved. */
export async function recordMovement(
  manager: EntityManager,
  viewer: Viewer | null,
  moved: { product: number; delta: number; stock: number },
): Promise<void> {
  if (moved.delta === 0) return
  await manager.insert(StockMovement, {
    ...moved,
    at: new Date().toISOString(),
    user: viewer?.id || null,
    userName: viewer?.name ?? null,
  })
}
