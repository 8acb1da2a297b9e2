import type { Effects } from '../content/Effects.js'
import { noteMovement } from './noteMovement.js'

/** A number that was set is a movement too: by as much as it differs from what was there. */
export const stockEffects: Effects = {
  async alongside(manager, { viewer }, { before, after }) {
    if (!after) return
    const stock = Number(after.stock)
    await noteMovement(manager, viewer, { product: after.id, delta: stock - Number(before?.stock ?? 0), stock })
  },
}
