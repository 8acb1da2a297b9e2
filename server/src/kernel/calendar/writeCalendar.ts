import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { CalendarEvent, CalendarMethod, CalendarPerson } from './CalendarEvent.js'

/** Those a request or a cancellation is between; calendars want both. */
export interface CalendarParties {
  organizer: CalendarPerson
  attendee: CalendarPerson
}

interface Feed {
  /** What calendars list it as. */
  name: string
  /** How often calendars are asked to look again, in seconds. */
  refreshSeconds: number
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

const product = { company: 'Shop', product: 'Appointments', language: 'EN' }

/** The content type of a calendar. */
export function calendarType(method: CalendarMethod): string {
  return `text/calendar; charset=utf-8; method=${method}`
}

/**
 * A request for an event, or its cancellation, as iCalendar (RFC 5545, RFC 5546). All times are UTC: whatever the zone of a
 * calendar is, it shows the right one, and no description of a zone can be wrong.
 */
export function writeInvitation(
  method: Exclude<CalendarMethod, 'PUBLISH'>,
  event: CalendarEvent,
  { organizer, attendee }: CalendarParties,
): string {
  const calendar = ical({ prodId: product, method: ICalCalendarMethod[method] })
  calendar.createEvent({
    ...dataOf(event),
    organizer: personOf(organizer),
    attendees: [
      {
        ...personOf(attendee),
        role: ICalAttendeeRole.REQ,
        // Who made the appointment need not accept it again.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return lines(calendar)
}

/** A calendar to read or to subscribe to; one event or many. */
export function writeCalendar(events: readonly CalendarEvent[], feed?: Feed): string {
  const calendar = ical({
    prodId: product,
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes nothing in a name.
    ...(feed && { name: clean(feed.name.replace(/[\\;,]+\s*/g, ' ')), ttl: feed.refreshSeconds }),
  })
  for (const event of events) calendar.createEvent(dataOf(event))
  return lines(calendar)
}

/** The last line ends like all others, which the library leaves out. */
function lines(calendar: { toString(): string }): string {
  return `${calendar.toString()}\r\n`
}

function dataOf({ uid, sequence, startsAt, endsAt, changedAt, ...event }: CalendarEvent): ICalEventData {
  const { title, place, text, address, status } = event
  return {
    id: uid,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: clean(title),
    status: statuses[status],
    transparency: status === 'cancelled' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...(place && { location: clean(place) }),
    ...(text && { description: cleanLines(text) }),
    ...(address && { url: address }),
  }
}

/** A name stands between quotation marks, which nothing escapes there. */
function personOf({ name, email }: CalendarPerson): CalendarPerson {
  return { name: clean(name).replaceAll('"', '').replaceAll('\\', '') || email, email: clean(email) }
}

/** A text on one line. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function cleanLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd())
    .join('\n')
    .trim()
}
