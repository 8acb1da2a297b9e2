import type { StockState } from './StockState'
import type { StockStore } from './StockStore'

/** What was not stored when the session ended. */
interface Unsaved {
  id: number
  typed?: number
  delta: number
}

const place = (userId: number): string => `stock-unsaved-${userId}`

/** Stores unsaved changes in this tab for the next visit of the same user. */
export function storeUnsaved(userId: number, { lines }: StockState): void {
  const unsaved = [...lines.values()].map(
    ({ product, typed, collected, sending }): Unsaved => ({ id: product.id, typed, delta: collected + sending }),
  )
  const stored = unsaved.filter(({ typed, delta }) => typed !== undefined || delta !== 0)
  if (stored.length > 0) sessionStorage.setItem(place(userId), JSON.stringify(stored))
}

/** Reapplies the stored changes. */
export function restoreUnsaved(userId: number, store: StockStore): void {
  const stored: Unsaved[] = JSON.parse(sessionStorage.getItem(place(userId)) ?? '[]')
  sessionStorage.removeItem(place(userId))
  const { lines } = store.state()
  for (const { id, typed, delta } of stored) {
    if (!lines.has(id)) continue
    if (typed !== undefined) store.type(id, typed)
    if (delta !== 0) store.add(id, delta)
  }
}
