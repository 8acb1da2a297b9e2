import { And, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm'
import type { CoreServices } from '../../../kernel/context/Context.js'
import { lockedRow } from '../../../kernel/records/lockedRow.js'
import { dayAfter } from '../../../kernel/shared/openingHours.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import { readShop } from '../../shop/readShop.js'
import { Appointment } from '../Appointment.js'
import { anyKind } from '../offeredKinds.js'
import { appointmentEntity } from '../storedAppointment.js'
import { AppointmentReminder } from './AppointmentReminder.js'
import { queueToVisitor } from './queueToVisitor.js'
import { reminderTimes } from './reminderTimes.js'

/**
 * The appointments of tomorrow whose customers can be reminded now, as far as can be seen without a lock.
 * @param since when reminders were switched on, UTC: what was due before is not sent
 */
export async function appointmentsToRemind(
  { database, settings }: CoreServices,
  now: Date,
  since: string,
): Promise<number[]> {
  const zone = TimeZone.named(settings.timeZone)
  const tomorrow = dayAfter(zone.dayOf(now.getTime()))
  const instantOf = (day: string) => new Date(zone.instantOf(day, '00:00')).toISOString()
  const found = await database.reader.find(Appointment, {
    select: { id: true, startsAt: true },
    where: {
      state: 'booked',
      startsAt: And(MoreThanOrEqual(instantOf(tomorrow)), LessThan(instantOf(dayAfter(tomorrow)))),
      emailAddress: Not(IsNull()),
      confirmBefore: IsNull(),
    },
    order: { startsAt: 'ASC', id: 'ASC' },
  })
  const due = found.filter(({ startsAt }) => isDue(startsAt, zone, now, since))
  if (due.length === 0) return []
  const sent = await database.reader.find(AppointmentReminder, {
    where: due.map(({ id, startsAt }) => ({ appointment: id, about: startsAt })),
  })
  return due.map(({ id }) => id).filter((id) => !sent.some(({ appointment }) => appointment === id))
}

/**
 * Writes the reminder of an appointment into the outbox, together with the record that it was written. What it rests on is
 * read again under the lock of the appointment: it may have been cancelled, moved or reminded of since.
 * @returns whether it was written
 */
export async function remindOfAppointment(
  services: CoreServices,
  id: number,
  now: Date,
  since: string,
): Promise<boolean> {
  const { database, settings } = services
  return database.write(async (manager) => {
    const appointment = (await lockedRow(manager, appointmentEntity, id)) as unknown as Appointment | null
    if (appointment?.state !== 'booked' || appointment.confirmBefore !== null) return false
    const { startsAt } = appointment
    const shop = await readShop(manager)
    if (!shop.remindsAppointments || !isDue(startsAt, TimeZone.named(settings.timeZone), now, since)) return false
    const key = { appointment: id, about: startsAt }
    if (await manager.existsBy(AppointmentReminder, key)) return false
    const kind = await anyKind(manager, appointment.kind)
    const mailed = { appointment, kind, shop }
    const mail = await queueToVisitor(manager, 'appointmentTomorrow', mailed, { viewer: null, services })
    if (mail === null) return false
    await manager.insert(AppointmentReminder, { ...key, at: now.toISOString(), mail })
    return true
  })
}

function isDue(startsAt: string, zone: TimeZone, now: Date, since: string): boolean {
  const { from, until } = reminderTimes(startsAt, zone)
  return Date.parse(since) < from && from <= now.getTime() && now.getTime() < until
}
