import { type EntityManager, MoreThan } from 'typeorm'
import { Appointment } from '../entities/Appointment.js'
import { AppointmentKind } from '../entities/AppointmentKind.js'
import { readShop } from '../shop/readShop.js'
import type { JobKind } from './jobKinds.js'

/**
 * Whether the customer of a job can choose a time to collect or receive it: there is a kind for that, and none was
 * chosen yet.
 */
export async function offersPickUp(manager: EntityManager, kind: JobKind, job: number): Promise<boolean> {
  if (!(await manager.existsBy(AppointmentKind, { isOffered: true, isForPickUp: true }))) return false
  const chosen = { [kind]: job, state: 'booked' as const, startsAt: MoreThan(new Date().toISOString()) }
  if (await manager.existsBy(Appointment, chosen)) return false
  return (await readShop(manager)).usesAppointments
}
