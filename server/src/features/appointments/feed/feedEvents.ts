import { And, type EntityManager, LessThan, MoreThan, Not } from 'typeorm'
import type { CalendarEvent } from '../../../kernel/calendar/CalendarEvent.js'
import { label } from '../../../kernel/i18n/labels.js'
import { say } from '../../../kernel/i18n/say.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import { agendaAddress, defaultLanguage } from '../../../kernel/shared/screens.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import { readShop } from '../../shop/readShop.js'
import { Appointment } from '../Appointment.js'
import { AppointmentKind } from '../AppointmentKind.js'
import { BlockedTime } from '../BlockedTime.js'
import { agreedWords } from '../cost/agreedCost.js'
import { calendarStatus } from '../mails/appointmentEvent.js'
import { homeAddress, placeWords } from '../mails/appointmentWords.js'
import { wordsOf } from '../offeredKinds.js'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** In days: enough to look back at, and further than appointments are made. */
const daysBack = 60
const daysAhead = 400

/** Far more than a shop has, so that no calendar takes forever. */
const maxEvents = 5000

/**
 * The appointments of the past weeks and of the coming year, without those that were cancelled, which calendars drop once
 * they are gone; and the blocked times, so that nothing else is planned there.
 */
export async function feedEvents(
  manager: EntityManager,
  settings: Pick<Settings, 'publicUrl' | 'timeZone'>,
  now = Date.now(),
): Promise<CalendarEvent[]> {
  const instantIn = (days: number) => new Date(now + days * dayMilliseconds).toISOString()
  const appointments = await manager.find(Appointment, {
    where: { state: Not('cancelled'), startsAt: And(MoreThan(instantIn(-daysBack)), LessThan(instantIn(daysAhead))) },
    order: { startsAt: 'ASC', id: 'ASC' },
    take: maxEvents,
  })
  const blockedTimes = await manager.find(BlockedTime, {
    where: { startsAt: LessThan(instantIn(daysAhead)), endsAt: MoreThan(instantIn(-daysBack)) },
    order: { startsAt: 'ASC', id: 'ASC' },
    take: maxEvents,
  })
  const kinds = new Map((await manager.find(AppointmentKind)).map((kind) => [kind.id, kind]))
  const shop = await readShop(manager)
  const language = defaultLanguage
  const zone = TimeZone.named(settings.timeZone)
  const addressOf = (startsAt: string) => settings.publicUrl + agendaAddress(zone.dayOf(Date.parse(startsAt)))
  const booked = appointments.flatMap((appointment): CalendarEvent[] => {
    const kind = kinds.get(appointment.kind)
    if (!kind) return []
    const { uid, sequence, startsAt, endsAt, updatedAt, name, phoneNumber, emailAddress, remark, state } = appointment
    const outcome = state === 'notCome' ? label(`choice.AppointmentState.${state}`)[language] : null
    const place = kind.place === 'home' ? homeAddress(appointment) : placeWords(appointment, kind, shop, language)
    const price = agreedWords(appointment, language)
    const cost = price && say(language, { key: 'mail.appointment.price', values: { price } })
    const event = {
      ...{ uid, sequence, startsAt, endsAt, changedAt: updatedAt, place, status: calendarStatus(appointment) },
      title: [`${name}: ${wordsOf(kind, language).title}`, outcome].filter(Boolean).join(' – '),
      text: [[phoneNumber, emailAddress].filter(Boolean).join('\n'), cost, remark].filter(Boolean).join('\n\n') || null,
      address: addressOf(startsAt),
    }
    return [event]
  })
  const host = new URL(settings.publicUrl).hostname
  const blocked = blockedTimes.map(({ id, version, startsAt, endsAt, updatedAt, reason }): CalendarEvent => {
    const uid = `blocked-time-${id}@${host}`
    const about = { title: reason, place: null, text: null, address: addressOf(startsAt) }
    return { uid, sequence: version, startsAt, endsAt, changedAt: updatedAt, status: 'confirmed', ...about }
  })
  return [...booked, ...blocked]
}
