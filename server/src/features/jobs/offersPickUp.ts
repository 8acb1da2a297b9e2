import { type EntityManager, In, MoreThan } from 'typeorm'
import { Appointment } from '../entities/Appointment.js'
import { AppointmentKind } from '../entities/AppointmentKind.js'
import { readShop } from '../shop/readShop.js'
import type { JobKind } from './jobKinds.js'

/**
 * Whether the customer of a job can choose a time to collect or receive it: there is a kind for that, and none was
 * chosen yet.
 */
export async function offersPickUp(manager: EntityManager, kind: JobKind, job: number): Promise<boolean> {
  return (await withoutAppointment(manager, kind, [job])).has(job)
}

/** The jobs among these whose customers can choose a time. */
export async function withoutAppointment(
  manager: EntityManager,
  kind: JobKind,
  jobs: readonly number[],
): Promise<ReadonlySet<number>> {
  const none = new Set<number>()
  if (jobs.length === 0) return none
  if (!(await manager.existsBy(AppointmentKind, { isOffered: true, isForPickUp: true }))) return none
  if (!(await readShop(manager)).usesAppointments) return none
  const chosen = { [kind]: In([...jobs]), state: 'booked' as const, startsAt: MoreThan(new Date().toISOString()) }
  const taken = new Set((await manager.findBy(Appointment, chosen)).map((appointment) => appointment[kind]))
  return new Set(jobs.filter((job) => !taken.has(job)))
}
