import type { CalendarEvent } from '../../../kernel/calendar/CalendarEvent.js'
import { say } from '../../../kernel/i18n/say.js'
import type { ShopSettings } from '../../shop/ShopSettings.js'
import type { Appointment } from '../Appointment.js'
import type { AppointmentKind } from '../AppointmentKind.js'
import { agreedWords } from '../cost/agreedCost.js'
import { wordsOf } from '../offeredKinds.js'
import { homeAddress, placeWords } from './appointmentWords.js'

/**
 * An appointment in the calendar of its customer, in the customer's language.
 * @param link where it is moved or cancelled, with scheme and host, or a place for it; null where there is none
 */
export function visitorEvent(
  appointment: Appointment,
  kind: AppointmentKind,
  shop: ShopSettings,
  link: string | null,
): CalendarEvent {
  const { language, uid, sequence, startsAt, endsAt, updatedAt } = appointment
  const { title, description } = wordsOf(kind, language)
  const price = agreedWords(appointment, language)
  const status = calendarStatus(appointment)
  const change =
    status !== 'cancelled' && link !== null && `${say(language, { key: 'mail.appointment.changeInCalendar' })}\n${link}`
  const cost = price && say(language, { key: 'mail.appointment.price', values: { price } })
  return {
    ...{ uid, sequence, startsAt, endsAt, changedAt: updatedAt, status },
    title: `${title}, ${shop.name}`,
    // Maps find an address, and no words before it.
    place: kind.place === 'home' ? homeAddress(appointment) : placeWords(appointment, kind, shop, language),
    text: [description, cost, change].filter(Boolean).join('\n\n') || null,
    address: change ? link : null,
  }
}

/** How an appointment stands in a calendar: one that its visitor has yet to confirm takes its time all the same. */
export function calendarStatus({
  state,
  confirmBefore,
}: Pick<Appointment, 'state' | 'confirmBefore'>): CalendarEvent['status'] {
  if (state === 'cancelled') return 'cancelled'
  return confirmBefore === null ? 'confirmed' : 'tentative'
}
