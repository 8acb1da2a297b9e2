import type { WriteHooks } from '../context/Context.js'
import { Resource } from './Resource.js'

/** What visitors are offered follows from it. */
const invalidates: WriteHooks = {
  afterCommit({ services }) {
    return services.contentChanged()
  },
}

/** Gives each kind of appointment its resource, which goes with it. */
export const appointmentKindHooks: WriteHooks = {
  ...invalidates,
  async inTransaction(manager, _, { before, after }) {
    if (!before && after) await manager.insert(Resource, { id: after.id, turn: 0 })
    if (before && !after) await manager.delete(Resource, { id: before.id })
  },
  async restore(manager, _, { id }) {
    await manager.insert(Resource, { id, turn: 0 })
  },
}

export const blockedTimeHooks: WriteHooks = invalidates

/** Also for appointments that are erased, or removed at the end of their retention period. */
export const appointmentHooks: WriteHooks = invalidates
