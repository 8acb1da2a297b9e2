import type { WriteHooks } from '../context/Context.js'
import { recordMovement } from './recordMovement.js'
import { StockMovement } from './StockMovement.js'

/** How much of the ledger of a product comes back with it from the bin. */
const mostKept = 1000

/** A number that was set is a movement too: by as much as it differs from what was there. */
export const stockHooks: WriteHooks = {
  async inTransaction(manager, { viewer }, { before, after }) {
    if (!after) return
    const stock = Number(after.stock)
    await recordMovement(manager, viewer, { product: after.id, delta: stock - Number(before?.stock ?? 0), stock })
  },
  async trash(manager, { id }) {
    const latest = await manager.find(StockMovement, { where: { product: id }, order: { id: 'DESC' }, take: mostKept })
    return { movements: latest.reverse().map(({ id: _, ...movement }) => movement) }
  },
  async restore(manager, _, __, { movements }) {
    await manager.insert(StockMovement, movements as StockMovement[])
  },
}
