import { In, MoreThan } from 'typeorm'
import type { PickUpTimes } from '../../jobs/PickUpTimes.js'
import { readShop } from '../../shop/readShop.js'
import { Appointment } from '../Appointment.js'
import { AppointmentKind } from '../AppointmentKind.js'

/** Offered for as long as the shop takes appointments and has a kind for picking up. */
export const pickUpTimes: PickUpTimes = {
  async offeredTo(manager, kind, jobs) {
    const none = new Set<number>()
    if (jobs.length === 0) return none
    if (!(await manager.existsBy(AppointmentKind, { isOffered: true, isForPickUp: true }))) return none
    if (!(await readShop(manager)).usesAppointments) return none
    const chosen = { [kind]: In([...jobs]), state: 'booked' as const, startsAt: MoreThan(new Date().toISOString()) }
    const taken = new Set((await manager.findBy(Appointment, chosen)).map((appointment) => appointment[kind]))
    return new Set(jobs.filter((job) => !taken.has(job)))
  },
}
