import { describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import type { CalendarEvent } from '../../../src/kernel/calendar/CalendarEvent.js'
import { writeCalendar, writeInvitation } from '../../../src/kernel/calendar/writeCalendar.js'
import { calendarFaults, eventsOf, valueIn } from './calendarRules.js'

const event: CalendarEvent = {
  uid: '2c1d8f3a@shop.example.com',
  sequence: 2,
  startsAt: '2027-03-28T00:30:00.000Z',
  endsAt: '2027-03-28T01:15:00.000Z',
  changedAt: '2027-03-01T10:00:00.000Z',
  title: 'Laptop brengen; bij "Bit, Byte & Zn" – ë 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀',
  place: 'Dorpsstraat 1, 1234 AB Utrecht',
  text: 'Neem je oplader mee.\r\nVerzetten of afzeggen:\nhttps://shop.example.com/nl/afspraak/abcdefghijklmnopqrstuv',
  address: 'https://shop.example.com/nl/afspraak/abcdefghijklmnopqrstuv',
  status: 'confirmed',
}

const parties = {
  organizer: { name: 'Bit "en" Byte; \\ Zn', email: 'winkel@example.com' },
  attendee: { name: 'Jan, K.: "de" Vries\r\nX-BAD:1', email: 'jan@example.com' },
}

/** As a calendar reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

describe('calendars', () => {
  it('[T5] a request has all that calendars ask for, whatever is written in names and texts', () => {
    const text = writeInvitation('REQUEST', event, parties)
    expect(calendarFaults(text)).toEqual([])
    expect(text).toContain('METHOD:REQUEST')
    expect(text).not.toMatch(/^X-BAD/m)
    const [found] = read(text)
    expect(found).toMatchObject({ uid: event.uid, sequence: 2, summary: event.title, location: event.place })
    expect(found?.description).toBe(event.text?.replace('\r\n', '\n'))
    expect(found?.startDate.toJSDate().toISOString()).toBe(event.startsAt)
    expect(found?.endDate.toJSDate().toISOString()).toBe(event.endsAt)
    expect(String(found?.attendees[0]?.getParameter('cn'))).toBe('Jan, K.: de Vries X-BAD:1')
    expect(String(found?.component.getFirstProperty('organizer')?.getParameter('cn'))).toBe('Bit en Byte;  Zn')
  })

  it('[T5] a cancellation has the UID of the request and says that it is cancelled', () => {
    const text = writeInvitation('CANCEL', { ...event, sequence: 3, status: 'cancelled' }, parties)
    expect(calendarFaults(text)).toEqual([])
    const [cancelled] = eventsOf(text)
    expect(valueIn(cancelled, 'UID')).toBe(event.uid)
    expect(valueIn(cancelled, 'SEQUENCE')).toBe('3')
    expect(valueIn(cancelled, 'STATUS')).toBe('CANCELLED')
  })

  it('[T7] a calendar to subscribe to says its name and when to look again', () => {
    const other = { ...event, uid: 'other@shop.example.com', place: null, text: null, address: null }
    const text = writeCalendar([event, other], { name: 'Afspraken, Bit & Byte', refreshSeconds: 900 })
    expect(calendarFaults(text)).toEqual([])
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M')
    expect(text).toContain('X-WR-CALNAME:Afspraken Bit & Byte\r\n')
    expect(text).not.toContain('ATTENDEE')
    expect(read(text).map(({ uid }) => uid)).toEqual([event.uid, other.uid])
    expect(calendarFaults(writeCalendar([]))).toEqual([])
  })

  it('[T5] the rules of these tests see what parsers accept', () => {
    const right = writeInvitation('REQUEST', event, parties)
    const wrong = [
      right.replace(/UID:.*\r\n/, ''),
      right.replace('DTSTART:20270328', 'DTSTART:20271328'),
      right.replace(/DTSTART:\w+Z/, 'DTSTART:20270328T013000'),
      right.replace(/DTSTAMP:(\w+)Z/, 'DTSTAMP:$1'),
      right.replaceAll('\r\n', '\n'),
      right.replace(/\r\n[ \t]/g, ''),
      right.replace('METHOD:REQUEST', 'METHOD:CANCEL'),
      right.replace(/ORGANIZER/, 'X-ORGANIZER'),
    ]
    for (const text of wrong) expect(calendarFaults(text)).not.toEqual([])
  })
})
