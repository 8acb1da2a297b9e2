import type { CalendarEvent, CalendarMethod } from '../../kernel/calendar/CalendarEvent.js'
import { writeInvitation } from '../../kernel/calendar/writeCalendar.js'
import { linkPlace } from '../mailTexts/linkMark.js'

/**
 * An event that comes with a mail, as it is stored: without who sends it, who is known at delivery, and with a place for the
 * secret link of its mail in `text` and `address`.
 */
export interface MailEvent extends Omit<CalendarEvent, 'changedAt'> {
  method: Exclude<CalendarMethod, 'PUBLISH'>
  /** The name of the recipient. */
  attendee: string
  /** Such as `afspraak.ics`. */
  fileName: string
}

interface Attached {
  method: string
  filename: string
  content: string
}

/** The same event with the link in its place. */
export function eventWithLink(event: MailEvent, link: string): MailEvent {
  const filled = (text: string | null) => (text === null ? null : text.replaceAll(linkPlace, () => link))
  return { ...event, text: filled(event.text), address: filled(event.address) }
}

/**
 * The calendar that is sent along: mail programs read it as an alternative of the text, others as a file. Its organizer is
 * the sender, because calendars trust no other.
 */
export function calendarOf(
  { recipient, createdAt }: { recipient: string; createdAt: string },
  { method, attendee, fileName, ...event }: MailEvent,
  sender: { name: string; address: string },
): Attached {
  const parties = {
    organizer: { name: sender.name, email: sender.address },
    attendee: { name: attendee, email: recipient },
  }
  const content = writeInvitation(method, { ...event, changedAt: createdAt }, parties)
  return { method, filename: fileName, content }
}
