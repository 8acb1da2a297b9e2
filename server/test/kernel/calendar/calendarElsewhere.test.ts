import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CalendarEvent } from '../../../src/kernel/calendar/CalendarEvent.js'
import { writeCalendar } from '../../../src/kernel/calendar/writeCalendar.js'
import { ProgramElsewhere } from '../../elsewhere/ProgramElsewhere.js'
import { calendarFaults } from './calendarRules.js'

/** Writes a calendar and reads it; runs where the machine has another clock. */
const text = `
import ICAL from 'ical.js'
import { writeCalendar } from './kernel/calendar/writeCalendar.js'
const text = writeCalendar(JSON.parse(process.argv[2]))
const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
const read = events.map(({ uid, startDate, endDate }) => [uid, startDate.toJSDate(), endDate.toJSDate()])
console.log(JSON.stringify({ hour: new Date(0).getHours(), text, read }))
`

const hour = 60 * 60_000
const moments = [
  '2026-11-25T10:00Z',
  '2027-03-28T00:30Z',
  '2027-10-31T00:30Z',
  '2027-03-14T06:30Z',
  '2027-11-07T05:30Z',
]
const events = moments.map((at, index): CalendarEvent => {
  const start = Date.parse(at)
  const [startsAt, endsAt] = [start, start + hour].map((moment) => new Date(moment).toISOString()) as [string, string]
  const changedAt = '2026-11-22T10:00:00.000Z'
  const about = { title: 'Ophalen', place: null, text: null, address: null, status: 'confirmed' as const }
  return { uid: `${index}@shop.example.com`, sequence: 0, startsAt, endsAt, changedAt, ...about }
})

describe('calendars written on machines elsewhere', () => {
  let program: ProgramElsewhere
  beforeAll(async () => {
    program = await ProgramElsewhere.of(['kernel/calendar/writeCalendar'], text)
  })
  afterAll(() => program.remove())

  it.each([
    ['UTC', 0],
    ['America/New_York', 19],
  ])('[T5] say the same moments under TZ=%s, around each change of a clock too', async (TZ, machineHour) => {
    const elsewhere = await program.run(TZ, events)
    expect(elsewhere.hour).toBe(machineHour)
    expect(elsewhere.text).toBe(writeCalendar(events))
    expect(calendarFaults(elsewhere.text)).toEqual([])
    expect(elsewhere.read).toEqual(events.map(({ uid, startsAt, endsAt }) => [uid, startsAt, endsAt]))
  })
})
