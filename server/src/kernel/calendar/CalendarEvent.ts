/** An event as calendars hold it. Texts are plain; names and places may hold any character. */
export interface CalendarEvent {
  /** Stays the same while an event is moved and cancelled: by it a calendar finds what it has. */
  uid: string
  /** Raised by every change; a calendar ignores what is older than what it has. */
  sequence: number
  /** ISO 8601 in UTC, as the next. */
  startsAt: string
  endsAt: string
  /** When the event was written, or last changed. */
  changedAt: string
  title: string
  /** A postal address, or how it takes place. */
  place: string | null
  text: string | null
  /** Where it is moved or cancelled, or looked up. */
  address: string | null
  /** `tentative` is what takes its time and does not count yet. */
  status: 'confirmed' | 'tentative' | 'cancelled'
}

/** A participant, by name and e-mail address. */
export interface CalendarPerson {
  name: string
  email: string
}

/**
 * What a calendar does with it: `REQUEST` adds or moves an event of a participant, `CANCEL` takes it out, `PUBLISH`
 * is a calendar or an event to read.
 */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'
