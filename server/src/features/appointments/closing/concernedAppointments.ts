import { And, type EntityManager, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm'
import type { ShopHours } from '../../shop/hours/ShopHours.js'
import { Appointment } from '../Appointment.js'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** How far ahead is looked: further than appointments are made. In days. */
const daysAhead = 400

/** More than an owner can look through. */
const maxAnswered = 200

/**
 * The appointments to come that do not fit into other hours: those that fit the present ones, and those on days with an
 * exception. What the shop has put outside its usual hours by hand is not among them. By their beginning, 200 at most.
 * @param now epoch milliseconds
 */
export async function appointmentsOutside(
  manager: EntityManager,
  present: ShopHours,
  planned: ShopHours,
  now: number,
): Promise<Appointment[]> {
  const booked = await bookedBetween(manager, now, now + daysAhead * dayMilliseconds)
  const isOutside = (appointment: Appointment) => {
    if (fits(planned, appointment)) return false
    return fits(present, appointment) || planned.hoursOfDay(dayOf(planned, appointment)).exception !== null
  }
  return booked.filter(isOutside).slice(0, maxAnswered)
}

/** The booked appointments that begin before a time is over and end after it begins, in epoch milliseconds; 200 at most. */
export async function appointmentsWithin(manager: EntityManager, from: number, until: number): Promise<Appointment[]> {
  return (await bookedBetween(manager, from, until)).slice(0, maxAnswered)
}

function fits(hours: ShopHours, appointment: Appointment): boolean {
  const { periods } = hours.openingDay(dayOf(hours, appointment))
  const [from, until] = [Date.parse(appointment.startsAt), Date.parse(appointment.endsAt)]
  return periods.some(({ opensAt, closesAt }) => opensAt <= from && until <= closesAt)
}

function dayOf({ zone }: ShopHours, { startsAt }: Appointment): string {
  return zone.dayOf(Date.parse(startsAt))
}

function bookedBetween(manager: EntityManager, from: number, until: number): Promise<Appointment[]> {
  const [earliest, begin, end] = [from - dayMilliseconds, from, until].map((at) => new Date(at).toISOString())
  // No appointment is longer than a day, so that those that have begun already are found too.
  const begins = And(MoreThanOrEqual(earliest as string), LessThan(end as string))
  return manager.find(Appointment, {
    where: { state: 'booked', startsAt: begins, endsAt: MoreThan(begin as string) },
    order: { startsAt: 'ASC', id: 'ASC' },
  })
}
