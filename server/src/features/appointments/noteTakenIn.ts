import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { JobKind } from '../jobs/jobKinds.js'
import type { Appointment } from './Appointment.js'
import { changeAppointmentRow, lockAppointment } from './storedAppointment.js'

/** What an appointment has become. */
export interface TakenIn {
  kind: JobKind
  /** Of the job. */
  id: number
  customer: number
}

/**
 * Notes the job that an appointment has become, and that its customer came. One that was cancelled stays so.
 * @throws ShopError NOT_FOUND
 */
export async function noteTakenIn(
  manager: EntityManager,
  context: Context,
  appointment: number,
  { kind, id, customer }: TakenIn,
): Promise<Appointment> {
  const before = await lockAppointment(manager, appointment)
  const state = before.state === 'cancelled' ? 'cancelled' : 'come'
  return changeAppointmentRow(manager, context, before, { [kind]: id, customer, state })
}
