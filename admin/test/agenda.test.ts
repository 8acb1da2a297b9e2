import { beforeAll, describe, expect, it } from '@jest/globals'
import { entriesByDay } from '../src/features/appointments/AgendaList'
import { inputOf, newDraft, withKind } from '../src/features/appointments/AppointmentDraft'
import type { Agenda, AgendaKind } from '../src/features/appointments/agendaCalls'
import { daysOf, isDay, stepFrom, titleOfView } from '../src/features/appointments/agendaViews'
import { closedHours, shownHours } from '../src/features/appointments/gridEvents'
import { instantOf, minutesBetween, momentOf } from '../src/kernel/format/shopMoment'

beforeAll(() => {
  document.head.innerHTML += '<meta name="time-zone" content="Europe/Amsterdam">'
})

const empty: Agenda = { appointments: [], blockedTimes: [], openHours: [] }
const kind = (id: number, minutes: number, isOffered = true, services: AgendaKind['services'] = []) =>
  ({ id, titleNl: `Soort ${id}`, titleEn: null, minutes, place: 'shop', isOffered, services }) as AgendaKind

describe('moments in the shop', () => {
  it('[T6] are the same instant there and back, in summer and winter', () => {
    expect(instantOf({ day: '2026-11-23', time: '14:30' })).toBe('2026-11-23T13:30:00.000Z')
    expect(instantOf({ day: '2026-07-01', time: '14:30' })).toBe('2026-07-01T12:30:00.000Z')
    expect(momentOf('2026-07-01T22:15:00Z')).toEqual({ day: '2026-07-02', time: '00:15' })
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
      const back = instantOf(momentOf(instant)) ?? ''
      // Of an hour that is there twice it is the first.
      expect([instant, new Date(Date.parse(instant) - 3_600_000).toISOString()]).toContain(back)
    }
  })

  it('[T6] are the first of two at the clock change, and an hour later where there is none', () => {
    expect(instantOf({ day: '2026-10-25', time: '02:30' })).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOf({ day: '2026-03-29', time: '02:30' })).toBe('2026-03-29T01:30:00.000Z')
    expect(momentOf('2026-03-29T01:30:00Z').time).toBe('03:30')
    expect(minutesBetween('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z')).toBe(60)
  })

  it('[T6] are none for what is no day or time', () => {
    expect(instantOf({ day: '', time: '14:30' })).toBeUndefined()
    expect(instantOf({ day: '2026-11-23', time: '' })).toBeUndefined()
    expect(isDay('2026-02-30')).toBe(false)
    expect(isDay('2026-02-28')).toBe(true)
  })
})

describe('views of the agenda', () => {
  it('[T6] show the week from Monday, whole weeks of a month and a fortnight as a list', () => {
    expect(daysOf('day', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-25' })
    expect(daysOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
    expect(daysOf('month', '2026-11-25')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
    expect(daysOf('list', '2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-01-13' })
  })

  it('[T6] go on and back by as much as they show', () => {
    expect(stepFrom('day', '2026-12-31', 1)).toBe('2027-01-01')
    expect(stepFrom('week', '2026-11-25', -1)).toBe('2026-11-18')
    expect(stepFrom('month', '2026-01-31', 1)).toBe('2026-02-01')
    expect(stepFrom('month', '2026-01-31', -1)).toBe('2025-12-01')
    expect(stepFrom('list', '2026-11-25', 1)).toBe('2026-12-09')
  })

  it('[T6] say what they are about in the language of the reader', () => {
    expect(titleOfView('month', '2026-11-25', 'nl')).toBe('november 2026')
    expect(titleOfView('day', '2026-11-25', 'en')).toContain('Wednesday')
    expect(titleOfView('week', '2026-11-25', 'nl')).toMatch(/23.29 november 2026/)
  })
})

describe('the grid', () => {
  const open = [
    { startsAt: '2026-11-23T08:00:00.000Z', endsAt: '2026-11-23T12:00:00.000Z' },
    { startsAt: '2026-11-23T13:00:00.000Z', endsAt: '2026-11-23T19:30:00.000Z' },
  ]

  it('[T6] draws what is not open as closed, a closed day as a whole', () => {
    const day = { from: '2026-11-23', to: '2026-11-23' }
    expect(closedHours(open, day)).toEqual([
      { startsAt: '2026-11-22T23:00:00.000Z', endsAt: '2026-11-23T08:00:00.000Z' },
      { startsAt: '2026-11-23T12:00:00.000Z', endsAt: '2026-11-23T13:00:00.000Z' },
      { startsAt: '2026-11-23T19:30:00.000Z', endsAt: '2026-11-23T23:00:00.000Z' },
    ])
    expect(closedHours([], day)).toHaveLength(1)
  })

  it('[T6] shows the hours of a working day, and more where the shop is open', () => {
    expect(shownHours(empty)).toEqual({ from: '08:00:00', until: '18:00:00' })
    expect(shownHours({ ...empty, openHours: open })).toEqual({ from: '08:00:00', until: '21:00:00' })
    const night = { startsAt: '2026-11-23T05:00:00.000Z', endsAt: '2026-11-23T23:00:00.000Z' }
    expect(shownHours({ ...empty, openHours: [night] })).toEqual({ from: '06:00:00', until: '24:00:00' })
  })

  it('[T6] lists blocked hours on each of their days, but not on the day at whose midnight they end', () => {
    const blocked = {
      id: 1,
      reason: 'Cursus',
      startsAt: '2026-11-23T08:00:00.000Z',
      endsAt: '2026-11-24T23:00:00.000Z',
    }
    const days = entriesByDay({ ...empty, blockedTimes: [blocked] }, { from: '2026-11-22', to: '2026-11-26' })
    expect(days.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24'])
  })
})

describe('an appointment as it is typed', () => {
  it('[T6] begins with a kind that is offered, and takes the duration of another', () => {
    const kinds = [kind(1, 20, false), kind(2, 30), kind(3, 45)]
    const draft = newDraft(kinds, { day: '2026-11-23' }, undefined, 'nl')
    expect(draft).toMatchObject({ kind: 2, minutes: '30', time: '' })
    expect(withKind(draft, kind(3, 45), kinds).minutes).toBe('45')
    expect(withKind({ ...draft, minutes: '90' }, kind(3, 45), kinds).minutes).toBe('90')
  })

  it('[C5] is for work of its kind: that of another kind goes, and shared work stays', () => {
    const [screen, wifi] = [
      { id: 12, title: 'Scherm', language: 'nl' as const },
      { id: 14, title: 'Wifi', language: 'nl' as const },
    ]
    const kinds = [kind(2, 30, true, [screen]), kind(3, 45, true, [screen, wifi]), kind(4, 45, true, [wifi])]
    const draft = { ...newDraft(kinds, { day: '2026-11-23', time: '14:30' }, undefined, 'nl'), service: 12 }
    expect(inputOf(draft)).toMatchObject({ kind: 2, service: 12 })
    const [, both, other] = kinds as [AgendaKind, AgendaKind, AgendaKind]
    expect(withKind(draft, both, kinds).service).toBe(12)
    expect(withKind(draft, other, kinds).service).toBeNull()
  })

  it('[T6] is sent in UTC without what is empty, and not without a time', () => {
    const draft = newDraft([kind(2, 30)], { day: '2026-11-23', time: '14:30' }, 45, 'nl')
    expect(inputOf({ ...draft, name: ' Ans ', emailAddress: ' ' })).toMatchObject({
      kind: 2,
      startsAt: '2026-11-23T13:30:00.000Z',
      minutes: 45,
      name: 'Ans',
      emailAddress: null,
    })
    expect(inputOf({ ...draft, time: '' })).toBeUndefined()
  })
})
