import { type EntityManager, MoreThan } from 'typeorm'
import type { JobKind } from '../../jobs/jobKinds.js'
import { Appointment } from '../Appointment.js'

/** The next appointment to collect or receive a job; null when none is booked. @param now epoch milliseconds */
export function nextAppointment(
  manager: EntityManager,
  kind: JobKind,
  job: number,
  now: number,
): Promise<Appointment | null> {
  return manager.findOne(Appointment, {
    where: { [kind]: job, state: 'booked', endsAt: MoreThan(new Date(now).toISOString()) },
    order: { startsAt: 'ASC', id: 'ASC' },
  })
}
