import type { WriteHooks } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Appointment } from './Appointment.js'
import { Resource } from './Resource.js'

/** Gives each kind of appointment its resource, which goes with it. */
export const appointmentKindHooks: WriteHooks = {
  async inTransaction(manager, _, { before, after }) {
    if (!before && after) await manager.insert(Resource, { id: after.id, turn: 0 })
    if (before && !after) await manager.delete(Resource, { id: before.id })
  },
  async restore(manager, _, { id }) {
    await manager.insert(Resource, { id, turn: 0 })
  },
}

export const appointmentHooks: WriteHooks = {
  /** A customer who is not notified would come in vain. */
  assertDeletable(row) {
    const { state, endsAt, name } = row as unknown as Appointment
    if (state !== 'booked' || Date.parse(endsAt) <= Date.now()) return
    throw new ShopError('CONFLICT', { message: { key: 'appointment.cancelFirst', values: { name } } })
  },
}
