import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { appointmentMoveLimit } from '../../kernel/limits/callLimits.js'
import type { MailServices } from '../messages/MailDelivery.js'
import type { Appointment } from './Appointment.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { appointmentChanged } from './appointmentChanged.js'
import { changeUntilOf } from './appointmentTypes.js'
import { freeSeats } from './claimSeats.js'
import type { Days } from './freeSlots.js'
import { assertFewMoves } from './maxMoves.js'
import { anyKind } from './offeredKinds.js'
import { offeringNext, SlotIsGone, slotAt, slotDaysOf } from './offeredSlots.js'
import { type OpenedAppointment, openAppointment } from './openAppointment.js'
import type { DayOfSlots } from './slotLack.js'
import { changeAppointmentRow, claimAgain, lockBooked, minutesOf, notBooked, timesOf } from './storedAppointment.js'
import { withAgendaLock } from './withAgendaLock.js'

/**
 * Moves an appointment to another free time of its kind, as long as it is; its own time counts as free.
 * @throws ShopError NOT_FOUND, CONFLICT with the next free times for one that is gone, or when it is too late,
 * RATE_LIMITED for an appointment that was moved too often, or a network that moves too many
 */
export function moveAppointment(
  context: Context<MailServices>,
  code: string,
  startsAt: string,
): Promise<OpenedAppointment> {
  const { timeZone } = context.services.settings
  const start = Date.parse(startsAt)
  const work: Work = async (manager, appointment, kind) => {
    const now = Date.now()
    if (start === Date.parse(appointment.startsAt)) return appointment
    if (appointment.confirmBefore !== null) throw notConfirmed()
    await assertFewMoves(manager, appointment.id, now)
    const own = ofOwnLength(kind, appointment)
    const isGone = new SlotIsGone(own, start, appointment.id)
    if (!(await slotAt({ manager, timeZone }, own, start, now, appointment.id))) throw isGone
    const moved = await changeAppointmentRow(manager, context, appointment, {
      ...timesOf({ kind: own, startsAt: start }),
      sequence: appointment.sequence + 1,
    })
    if (!(await claimAgain(manager, moved, kind))) throw isGone
    await appointmentChanged(manager, context, {
      ...{ what: 'moved', appointment: moved, before: appointment, by: 'visitor', notify: true },
    })
    return moved
  }
  return change(context, code, work, async () => {
    if (context.caller) await appointmentMoveLimit.spend(context.services, context.caller)
  })
}

/**
 * The times to which the holder of a code can move the appointment, by the rule that moving it goes by.
 * @throws ShopError NOT_FOUND, CONFLICT for one that is not booked any more, or when it is too late
 */
export async function slotsToMoveTo(context: Context, code: string, days: Days): Promise<DayOfSlots[]> {
  const { database, settings } = context.services
  const { appointment, kind } = await openAppointment(context, code)
  if (appointment.state !== 'booked') throw notBooked()
  if (appointment.confirmBefore !== null) throw notConfirmed()
  assertInTime(appointment, kind)
  const reading = { manager: database.reader, rows: database.rows, timeZone: settings.timeZone }
  return slotDaysOf(reading, ofOwnLength(kind, appointment), days, Date.now(), appointment.id)
}

function notConfirmed(): ShopError {
  return new ShopError('CONFLICT', { message: { key: 'confirmation.first' } })
}

/** The shop may have made an appointment longer or shorter than its kind says. */
function ofOwnLength(kind: AppointmentKind, appointment: Appointment): AppointmentKind {
  return { ...kind, minutes: minutesOf(appointment) }
}

/** Cancels an appointment: its time is free from then on. @throws ShopError NOT_FOUND, CONFLICT when it is too late */
export function cancelAppointment(context: Context<MailServices>, code: string): Promise<OpenedAppointment> {
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

/**
 * A change by the code of the secret address, under the lock of the agenda.
 * @param admit called once the code has opened an appointment
 */
async function change(
  context: Context<MailServices>,
  code: string,
  work: Work,
  admit?: () => Promise<void>,
): Promise<OpenedAppointment> {
  const { database } = context.services
  const { appointment: found } = await openAppointment(context, code)
  await admit?.()
  const locked = async (manager: EntityManager) => {
    const appointment = await lockBooked(manager, found.id)
    const kind = await anyKind(manager, appointment.kind)
    assertInTime(appointment, kind)
    return { appointment: await work(manager, appointment, kind), kind }
  }
  return offeringNext(context, () => withAgendaLock(database, locked))
}

function assertInTime(appointment: Appointment, kind: AppointmentKind): void {
  if (Date.now() > changeUntilOf(appointment, kind)) {
    throw new ShopError('CONFLICT', { message: { key: 'appointment.tooLate' } })
  }
}
