import { And, type EntityManager, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm'
import { Appointment } from '../../entities/Appointment.js'
import { ShopError } from '../../errors/ShopError.js'
import { dayAfter, type OpeningSpan } from '../../shared/openingHours.js'
import type { TimeZone } from '../../shop/hours/TimeZone.js'

/** The most days that are looked at: an exception of a year. */
const mostDays = 366

/** More than an owner can look through. */
const mostAnswered = 200

/** Days that are to have other hours. */
export interface ChangedDays {
  firstDay: string
  lastDay: string
  /** The hours that each of these days is to have, such as 10:00 to 16:00; closed without any. */
  spans: readonly OpeningSpan[]
}

/**
 * The appointments to come that do not fit into the hours that some days are to have, by their beginning.
 * @param now epoch milliseconds
 * @throws ShopError BAD_REQUEST for more than a year
 */
export async function appointmentsOutside(
  manager: EntityManager,
  zone: TimeZone,
  { firstDay, lastDay, spans }: ChangedDays,
  now: number,
): Promise<Appointment[]> {
  if (lastDay < firstDay || dayAfter(firstDay, mostDays) < lastDay) throw new ShopError('BAD_REQUEST')
  const from = Math.max(now, zone.instantOf(firstDay, '00:00'))
  const booked = await appointmentsWithin(manager, from, zone.instantOf(lastDay, '24:00'))
  return booked.filter(({ startsAt, endsAt }) => {
    const day = zone.dayOf(Date.parse(startsAt))
    return !spans.some(
      ({ opens, closes }) =>
        zone.instantOf(day, opens) <= Date.parse(startsAt) && Date.parse(endsAt) <= zone.instantOf(day, closes),
    )
  })
}

/** The booked appointments that begin before a time is over and end after it begins, in epoch milliseconds. */
export function appointmentsWithin(manager: EntityManager, from: number, until: number): Promise<Appointment[]> {
  const [begin, end] = [from, until].map((at) => new Date(at).toISOString()) as [string, string]
  // No appointment is longer than a day: the index of the beginning finds them.
  const earliest = new Date(from - 24 * 60 * 60 * 1000).toISOString()
  return manager.find(Appointment, {
    where: { state: 'booked', startsAt: And(MoreThanOrEqual(earliest), LessThan(end)), endsAt: MoreThan(begin) },
    order: { startsAt: 'ASC', id: 'ASC' },
    take: mostAnswered,
  })
}
