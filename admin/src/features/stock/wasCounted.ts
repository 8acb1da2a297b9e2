import type { StockCalls } from './StockCalls'
import type { StockProduct } from './StockProduct'

/**
 * Whether a change that went unanswered reached the server all the same. Every change makes a version, so it is among as
 * many of the latest movements as there are versions since.
 */
export async function wasCounted(
  { delta, version }: { delta: number; version: number },
  product: StockProduct,
  { calls, userName }: { calls: StockCalls; userName: string },
): Promise<boolean> {
  const since = product.version - version
  if (since <= 0) return false
  const { items } = await calls.movements(product.id, 1, Math.min(since, 100))
  return items.some((movement) => movement.delta === delta && movement.userName === userName)
}
