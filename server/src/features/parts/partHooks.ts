import type { EntityManager } from 'typeorm'
import { MoreThan, Not } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import { Appointment } from '../appointments/Appointment.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { Reservation } from '../reservations/Reservation.js'
import { type ShopPart, shopPartNames, shopParts } from './shopParts.js'

/** What someone counts on: nothing would remind of it any more, and its addresses would be gone. */
interface Pending {
  type: Class
  where(now: string): object
  one: TextKey
  several: TextKey
}

const pendings: readonly Pending[] = [
  ...Object.values(jobTypes).map(
    (type): Pending => ({
      type,
      where: () => ({ status: Not('finished') }),
      one: 'part.openJob',
      several: 'part.openJobs',
    }),
  ),
  {
    type: Appointment,
    where: (now) => ({ state: 'booked', endsAt: MoreThan(now) }),
    one: 'part.bookedAppointment',
    several: 'part.bookedAppointments',
  },
  {
    type: Reservation,
    where: () => ({ state: 'waiting' }),
    one: 'part.waitingReservation',
    several: 'part.waitingReservations',
  },
]

/** A part of the shop stays on for as long as someone counts on what is in it. */
export const partHooks: WriteHooks = {
  async inTransaction(manager, _, { before, after }) {
    const fields: FieldErrors = {}
    for (const part of shopPartNames.filter((each) => before?.[each] && after?.[each] === false)) {
      const errors = await pendingIn(manager, entitiesOf(part, before))
      if (errors.length > 0) fields[part] = errors
    }
    if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  },
}

/** Those of a part, and of the parts within it that are in use. */
function entitiesOf(part: ShopPart, before: Row | null): readonly Class[] {
  const within = shopPartNames.filter((each) => shopParts[each].within === part && before?.[each])
  return [part, ...within].flatMap((each) => shopParts[each].entities ?? [])
}

async function pendingIn(manager: EntityManager, types: readonly Class[]): Promise<FieldErrors[string]> {
  const now = new Date().toISOString()
  const errors: FieldErrors[string] = []
  for (const { type, where, one, several } of pendings.filter((each) => types.includes(each.type))) {
    const count = await manager.countBy(type, where(now))
    if (count > 0) errors.push(count === 1 ? { key: one } : { key: several, values: { count } })
  }
  return errors
}
