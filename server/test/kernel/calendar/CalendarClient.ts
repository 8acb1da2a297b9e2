import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

/** What a client reads of a calendar that came by mail. */
export interface Invitation {
  method: string
  uid: string
  sequence: number
  /** When it was written, epoch milliseconds. */
  stamp: number
  startsAt: string
  endsAt: string
  status: string
  organizer: string
  attendees: string[]
}

type Read = (text: string) => Invitation

const address = (value: unknown) =>
  String(value)
    .replace(/^mailto:/i, '')
    .toLowerCase()

/** Two parsers that know nothing of each other; the clients themselves cannot be run here. */
export const parsers: Record<string, Read> = {
  'ical.js'(text) {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const [component] = calendar.getAllSubcomponents('vevent')
    if (!component) throw new Error('There is no event')
    const event = new ICAL.Event(component)
    const stamp = component.getFirstPropertyValue('dtstamp') as ICAL.Time
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      uid: event.uid,
      sequence: event.sequence ?? 0,
      stamp: stamp.toJSDate().getTime(),
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue('status')),
      organizer: address(event.organizer),
      attendees: event.attendees.map((each) => address(each.getFirstValue())),
    }
  },
  'node-ical'(text) {
    const read = nodeIcal.sync.parseICS(text)
    const event = Object.values(read).find((each) => each?.type === 'VEVENT') as nodeIcal.VEvent | undefined
    if (!event) throw new Error('There is no event')
    const attendees = [event.attendee ?? []].flat()
    return {
      method: String(event.method),
      uid: event.uid,
      sequence: Number(event.sequence),
      stamp: event.dtstamp.getTime(),
      startsAt: event.start.toISOString(),
      endsAt: (event.end as Date).toISOString(),
      status: String(event.status),
      organizer: address(typeof event.organizer === 'string' ? event.organizer : event.organizer?.val),
      attendees: attendees.map((each) => address(typeof each === 'string' ? each : each.val)),
    }
  },
}

/** What of a client's own ways matters here, where RFC 5546 leaves it free. */
interface Ways {
  /** Whether an invitation of the same SEQUENCE is applied again: always, or only if it was written later. */
  repeats: 'always' | 'later'
  /** Whether an invitation is looked at that is not addressed to the account. */
  isOnlyOwn: boolean
  /** What becomes of an event that is cancelled. */
  cancelled: 'removed' | 'struck through'
}

export const clients: Record<string, Ways> = {
  Outlook: { repeats: 'later', isOnlyOwn: false, cancelled: 'removed' },
  'Google Calendar': { repeats: 'always', isOnlyOwn: true, cancelled: 'removed' },
  'Apple Calendar': { repeats: 'later', isOnlyOwn: true, cancelled: 'struck through' },
}

/** A calendar that applies what comes by mail: by UID, the newest SEQUENCE, from the organizer alone. */
export class CalendarClient {
  private readonly known = new Map<string, Invitation>()

  constructor(
    private readonly account: string,
    private readonly ways: Ways,
    private readonly read: Read,
  ) {}

  receive(text: string): void {
    const invitation = this.read(text)
    if (!['REQUEST', 'CANCEL'].includes(invitation.method)) return
    if (this.ways.isOnlyOwn && !invitation.attendees.includes(this.account)) return
    const known = this.known.get(invitation.uid)
    if (known && !this.isNewer(invitation, known)) return
    this.known.set(invitation.uid, invitation)
  }

  /** What the owner of the calendar will be at. */
  get events(): Pick<Invitation, 'startsAt' | 'endsAt'>[] {
    return [...this.known.values()]
      .filter(({ method }) => method === 'REQUEST')
      .map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
  }

  /** What is shown as cancelled. */
  get struckThrough(): number {
    if (this.ways.cancelled === 'removed') return 0
    return [...this.known.values()].filter(({ method }) => method === 'CANCEL').length
  }

  private isNewer(one: Invitation, known: Invitation): boolean {
    if (one.organizer !== known.organizer) return false
    if (one.sequence !== known.sequence) return one.sequence > known.sequence
    return this.ways.repeats === 'always' ? known.method !== 'CANCEL' : one.stamp > known.stamp
  }
}
