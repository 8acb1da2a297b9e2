import type { WriteHooks } from '../../kernel/context/Context.js'
import { recordMovement } from './recordMovement.js'
import { StockMovement } from './StockMovement.js'

/** The most ledger entries that are stored in the trash with a product and restored with it. */
const maxTrashedMovements = 1000

/** Setting the stock of a product is recorded as a movement by the difference. */
export const stockHooks: WriteHooks = {
  async inTransaction(manager, { viewer }, { before, after }) {
    if (!after) return
    const stock = Number(after.stock)
    const delta = stock - Number(before?.stock ?? 0)
    await recordMovement(manager, viewer, { product: after.id, delta, stock, reason: before ? 'count' : 'opening' })
  },
  async trash(manager, { id }) {
    const latest = await manager.find(StockMovement, {
      where: { product: id },
      order: { id: 'DESC' },
      take: maxTrashedMovements,
    })
    return { movements: latest.reverse().map(({ id: _, ...movement }) => movement) }
  },
  async restore(manager, _, __, { movements }) {
    await manager.insert(StockMovement, movements as StockMovement[])
  },
}
