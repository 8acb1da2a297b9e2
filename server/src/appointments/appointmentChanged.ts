import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Appointment } from '../entities/Appointment.js'

/** What happened to an appointment, in the transaction in which it did. */
export interface AppointmentChange {
  what: 'booked' | 'moved' | 'cancelled' | 'changed'
  /** As it is from now on; its `sequence` is that of the change. */
  appointment: Appointment
  /** As it was; null for a new one. */
  before: Appointment | null
  /** Who did it: `visitor` by the secret address or the site, `shop` in the back office. */
  by: 'visitor' | 'shop'
  /** Whether the customer is to be mailed; the shop may hold the mail back. */
  notify: boolean
}

/** Runs in the transaction of each change that customer or shop should hear of. */
export type AppointmentNotices = (manager: EntityManager, context: Context, change: AppointmentChange) => Promise<void>

/** Everything that follows from a change of an appointment within its transaction. */
const notices: readonly AppointmentNotices[] = []

export async function appointmentChanged(
  manager: EntityManager,
  context: Context,
  change: AppointmentChange,
): Promise<void> {
  for (const notice of notices) await notice(manager, context, change)
}
