import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { assertInTimeToConfirm } from '../messages/confirmation.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { Appointment } from './Appointment.js'
import { appointmentChanged } from './appointmentChanged.js'
import { freeSeats } from './claimSeats.js'
import { appointmentEntity, changeAppointmentRow, lockBooked } from './storedAppointment.js'
import { withAgendaLock } from './withAgendaLock.js'

/**
 * Lets an appointment count that a stranger has made: now the visitor and the shop are mailed. One that counts already stays
 * as it is.
 * @param by whoever has the code of the mail, in time, or the shop
 * @throws ShopError NOT_FOUND, CONFLICT for one that was cancelled or has expired
 */
export async function confirmAppointment(
  context: Context<MailServices>,
  id: number,
  by: 'visitor' | 'shop',
): Promise<Appointment> {
  return withAgendaLock(context.services.database, async (manager) => {
    const before = await lockBooked(manager, id)
    if (before.confirmBefore === null) return before
    if (by === 'visitor') assertInTimeToConfirm(before)
    const appointment = await changeAppointmentRow(manager, context, before, { confirmBefore: null })
    await appointmentChanged(manager, context, { what: 'booked', appointment, before, by, notify: true })
    return appointment
  })
}

/** Frees the time of an appointment that nobody has confirmed in time. @returns whether it did */
export async function expireAppointment(context: Context<MailServices>, id: number): Promise<boolean> {
  return withAgendaLock(context.services.database, (manager) => expire(manager, context, id))
}

async function expire(manager: EntityManager, context: Context, id: number): Promise<boolean> {
  const before = (await lockedRow(manager, appointmentEntity, id)) as unknown as Appointment | null
  if (before?.state !== 'booked' || before.confirmBefore === null) return false
  if (before.confirmBefore > new Date().toISOString()) return false
  await changeAppointmentRow(manager, context, before, { state: 'cancelled', sequence: before.sequence + 1 })
  await freeSeats(manager, id)
  return true
}
