import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Appointment } from '../entities/Appointment.js'
import type { AppointmentKind } from '../entities/AppointmentKind.js'
import { ShopError } from '../errors/ShopError.js'
import { appointmentChanged } from './appointmentChanged.js'
import { changeUntilOf } from './appointmentTypes.js'
import { claiming, freeSeats } from './claimSeats.js'
import { lockResources } from './lockResources.js'
import { anyKind } from './offeredKinds.js'
import { slotAt, slotIsGone } from './offeredSlots.js'
import { type OpenedAppointment, openAppointment } from './openAppointment.js'
import { changeAppointmentRow, claimAgain, lockBooked, timesOf } from './storedAppointment.js'

/**
 * Moves an appointment to another free time of its kind; its own time counts as free.
 * @throws ShopError NOT_FOUND, CONFLICT with the next free times for one that is gone, or when it is too late
 */
export function moveAppointment(context: Context, code: string, startsAt: string): Promise<OpenedAppointment> {
  return change(context, code, async (manager, appointment, kind) => {
    const now = Date.now()
    const reading = { manager, timeZone: context.services.settings.timeZone }
    const start = Date.parse(startsAt)
    if (start === Date.parse(appointment.startsAt)) return appointment
    if (!(await slotAt(reading, kind, start, now, appointment.id))) {
      throw await slotIsGone(reading, kind, start, now, appointment.id)
    }
    const moved = await changeAppointmentRow(manager, context, appointment, {
      ...timesOf({ kind, startsAt: start }),
      sequence: appointment.sequence + 1,
    })
    if (!(await claimAgain(manager, moved, kind))) throw await slotIsGone(reading, kind, start, now, appointment.id)
    await appointmentChanged(manager, context, {
      ...{ what: 'moved', appointment: moved, before: appointment, by: 'visitor', notify: true },
    })
    return moved
  })
}

/** Cancels an appointment: its time is free from then on. @throws ShopError NOT_FOUND, CONFLICT when it is too late */
export function cancelAppointment(context: Context, code: string): Promise<OpenedAppointment> {
  return change(context, code, async (manager, appointment) => {
    const cancelled = await changeAppointmentRow(manager, context, appointment, {
      state: 'cancelled',
      sequence: appointment.sequence + 1,
    })
    await freeSeats(manager, appointment.id)
    await appointmentChanged(manager, context, {
      ...{ what: 'cancelled', appointment: cancelled, before: appointment, by: 'visitor', notify: true },
    })
    return cancelled
  })
}

type Work = (manager: EntityManager, appointment: Appointment, kind: AppointmentKind) => Promise<Appointment>

/** A change by the code of the secret address, in the turn of its kind. */
async function change(context: Context, code: string, work: Work): Promise<OpenedAppointment> {
  const { database } = context.services
  const { appointment: found } = await openAppointment(context, code)
  const changed = await claiming(() =>
    database.write(async (manager) => {
      await lockResources(manager, [found.kind])
      const appointment = await lockBooked(manager, found.id)
      // The shop gave it another kind meanwhile, whose turn this is not.
      if (appointment.kind !== found.kind) throw new ShopError('CONFLICT')
      const kind = await anyKind(manager, appointment.kind)
      assertInTime(appointment, kind)
      return { appointment: await work(manager, appointment, kind), kind }
    }),
  )
  await context.services.contentChanged()
  return changed
}

function assertInTime(appointment: Appointment, kind: AppointmentKind): void {
  if (Date.now() > changeUntilOf(appointment, kind)) {
    throw new ShopError('CONFLICT', { message: { key: 'appointment.tooLate' } })
  }
}
