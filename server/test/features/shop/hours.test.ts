import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ShopHours } from '../../../src/features/shop/hours/ShopHours.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { dayAfter, type OpeningException, type OpeningTimes } from '../../../src/kernel/shared/openingHours.js'
import { isOpenByTheSign, wallTime } from './slowHours.js'
import { times } from './yearOfHours.js'

const amsterdam = TimeZone.named('Europe/Amsterdam')
const quarter = 15 * 60_000

/** From the day before a year to the day after it. */
function instantsOf(year: number, step = quarter): number[] {
  const start = Date.UTC(year - 1, 11, 31)
  return Array.from({ length: (367 * 96 * quarter) / step }, (_, index) => start + index * step)
}

describe('the clock of a time zone', () => {
  it.each([
    ['Europe/Amsterdam', quarter],
    ['America/New_York', 2 * quarter],
    ['Pacific/Auckland', 2 * quarter],
    ['Australia/Lord_Howe', 2 * quarter],
    ['UTC', 2 * quarter],
  ])('[W5] shows in %s what the formatter says, a whole year long', (name, step) => {
    const zone = TimeZone.named(name)
    for (const instant of instantsOf(2027, step)) {
      const { day, time } = wallTime(instant, name)
      if (zone.dayOf(instant) !== day || zone.timeOf(instant) !== time) {
        expect([zone.dayOf(instant), zone.timeOf(instant)]).toEqual([day, time])
      }
      // A time that the clock shows twice is the first of both.
      const back = zone.instantOf(day, time)
      if (back !== instant && !(back < instant && wallTime(back, name).time === time)) expect(back).toBe(instant)
    }
  })

  it('[W5] takes a time that it skips for the instant at which it does, and the end of a day for the next', () => {
    const at = (day: string, time: string) => new Date(amsterdam.instantOf(day, time)).toISOString()
    expect(at('2027-03-28', '02:00')).toBe('2027-03-28T01:00:00.000Z')
    expect(at('2027-03-28', '02:59')).toBe('2027-03-28T01:00:00.000Z')
    expect(at('2027-03-28', '03:00')).toBe('2027-03-28T01:00:00.000Z')
    expect(at('2027-10-31', '02:30')).toBe('2027-10-31T00:30:00.000Z')
    expect(at('2027-10-31', '03:00')).toBe('2027-10-31T02:00:00.000Z')
    expect(at('2027-10-31', '24:00')).toBe('2027-10-31T23:00:00.000Z')
    expect(at('2027-12-31', '24:00')).toBe('2027-12-31T23:00:00.000Z')
  })

  it('[W5] knows when a day of 23 hours ends and one of 25', () => {
    const end = (instant: string) => new Date(amsterdam.endOfDay(Date.parse(instant))).toISOString()
    expect(end('2027-03-27T23:00:00Z')).toBe('2027-03-28T22:00:00.000Z')
    expect(end('2027-10-30T22:00:00Z')).toBe('2027-10-31T23:00:00.000Z')
    expect(end('2027-10-31T22:59:59Z')).toBe('2027-10-31T23:00:00.000Z')
  })
})

describe('[H10] opening hours', () => {
  const hours = new ShopHours(times, amsterdam)

  it('[W5] say open when the sign on the door does, every quarter of an hour of a year with both clock changes', () => {
    let quartersOpen = 0
    for (const instant of instantsOf(2027)) {
      const isOpen = hours.openAt(instant) !== null
      if (isOpen) quartersOpen++
      // Of the hour that comes twice, a span that ends in it has the first.
      if (isOpen !== isOpenByTheSign(times, instant, 'Europe/Amsterdam')) {
        expect([new Date(instant).toISOString(), isOpen]).toBe('as on the sign')
      }
    }
    expect(quartersOpen).toBeGreaterThan(8000)
  })

  it('[W5] name the next opening that a walk through all quarters finds', () => {
    const all = instantsOf(2027)
    let next: number | null = null
    for (let index = all.length - 1; index > 0; index--) {
      const [before, instant] = [all[index - 1] as number, all[index] as number]
      const opens = hours.openAt(instant) !== null && hours.openAt(before) === null
      if (opens) next = instant
      if (next !== null && hours.nextOpening(before)?.opensAt !== next) {
        const seamless = hours.openAt(before)?.closesAt === hours.nextOpening(before)?.opensAt
        if (!seamless) expect([before, hours.nextOpening(before)?.opensAt]).toEqual([before, next])
      }
    }
  })

  it('[W5] change their answers at no other instant than the one they name', () => {
    const answers = (instant: number) => [hours.openAt(instant), amsterdam.dayOf(instant), hours.nextOpening(instant)]
    for (let instant = Date.UTC(2027, 0, 1); instant < Date.UTC(2028, 0, 1); ) {
      const change = hours.nextChange(instant)
      expect(change).toBeGreaterThan(instant)
      expect(answers(change - 1)).toEqual(answers(instant))
      expect(answers(change)).not.toEqual(answers(instant))
      instant = change
    }
  })

  it('[W5] have in a year exactly the periods of its days', () => {
    const periods = hours.periodsOfYear(2027)
    expect(
      periods.every(({ opensAt, closesAt }, index) => {
        const before = periods[index - 1]
        return opensAt < closesAt && (!before || before.closesAt <= opensAt)
      }),
    ).toBe(true)
    const [open] = periods
    expect(open).toMatchObject({ day: '2027-01-01', opens: '00:00', closes: '02:00' })
    expect(periods.at(-1)).toMatchObject({ day: '2027-12-30' })
  })

  it('[W5] on the Sundays when the clock changes last as long as the day does', () => {
    const lasts = (day: string) => {
      const [period] = hours.openingDay(day).periods
      return period && (period.closesAt - period.opensAt) / 3_600_000
    }
    expect(lasts('2027-03-28')).toBe(3.25)
    expect(lasts('2027-10-31')).toBe(6.5)
  })

  it('[W4] the shortest exception around a day decides', () => {
    expect(hours.hoursOfDay('2027-07-23').spans).toEqual([])
    expect(hours.hoursOfDay('2027-07-24').spans).toEqual([{ opens: '10:00', closes: '13:00' }])
    expect(hours.hoursOfDay('2027-12-23').spans).toEqual([{ opens: '09:00', closes: '16:00' }])
  })

  it('[W4] other hours for several days do not open the days that are closed anyway; those of one day do', () => {
    const sunday = (firstDay: string, lastDay: string) => {
      const exception = {
        firstDay,
        lastDay,
        spans: [{ opens: '12:00', closes: '17:00' }],
        reasonNl: null,
        reasonEn: null,
      }
      return new ShopHours({ ...times, exceptions: [exception] }, amsterdam).hoursOfDay('2027-02-07')
    }
    expect(sunday('2027-02-01', '2027-02-14')).toEqual({ spans: [], exception: null })
    expect(sunday('2027-02-07', '2027-02-07').spans).toHaveLength(1)
  })

  it('[W5] a shop that never opens has no next opening and still ends its days', () => {
    const closed = new ShopHours({ week: [], exceptions: [] }, amsterdam)
    const instant = Date.parse('2027-06-01T12:00:00Z')
    expect(closed.nextOpening(instant)).toBeNull()
    expect(closed.openAt(instant)).toBeNull()
    expect(new Date(closed.nextChange(instant)).toISOString()).toBe('2027-06-01T22:00:00.000Z')
    expect(closed.closureWithin('2027-06-01', 14)).toBeNull()
  })

  it('[W5] whatever the exceptions, the hours agree with the sign', () => {
    const day = fc.integer({ min: 0, max: 364 }).map((days) => dayAfter('2027-01-01', days))
    const time = fc.integer({ min: 0, max: 95 }).map((index) => new Date(index * quarter).toISOString().slice(11, 16))
    const exception = fc.record({ firstDay: day, lastDay: day, opens: time, closes: time, isClosed: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(exception, { maxLength: 1 }),
        fc.array(day, { minLength: 5, maxLength: 5 }),
        (made, days) => {
          const exceptions: OpeningException[] = made.map(({ firstDay, lastDay, opens, closes, isClosed }) => ({
            firstDay: firstDay < lastDay ? firstDay : lastDay,
            lastDay: firstDay < lastDay ? lastDay : firstDay,
            spans: isClosed || opens >= closes || closes < '03:00' ? [] : [{ opens, closes }],
            reasonNl: null,
            reasonEn: null,
          }))
          const some: OpeningTimes = { ...times, exceptions }
          const hours = new ShopHours(some, amsterdam)
          const instants = days.flatMap((day) =>
            Array.from({ length: 96 }, (_, index) => Date.parse(day) + index * quarter),
          )
          const differing = instants.filter(
            (instant) => (hours.openAt(instant) !== null) !== isOpenByTheSign(some, instant, 'Europe/Amsterdam'),
          )
          expect(differing.map((instant) => new Date(instant).toISOString())).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('closures', () => {
  const hours = new ShopHours(times, amsterdam)

  it('[W5] are announced some days ahead and last until the shop opens again', () => {
    expect(hours.closureWithin('2027-07-08', 10)).toBeNull()
    expect(hours.closureWithin('2027-07-09', 10)).toMatchObject({
      firstDay: '2027-07-19',
      lastDay: '2027-07-23',
      reopens: { day: '2027-07-24', opens: '10:00' },
    })
  })

  it('[W5] go on over days that are closed anyway, and are not begun by those', () => {
    // Christmas is a Saturday, the Sunday is closed anyway, and on Monday is stocktaking.
    const christmas = { firstDay: '2027-12-25', lastDay: '2027-12-27', reopens: { day: '2027-12-28' } }
    expect(hours.closureWithin('2027-12-20', 7)).toMatchObject(christmas)
    const [onSunday, onMonday] = [hours.closureWithin('2027-12-26', 0), hours.closureWithin('2027-12-27', 0)]
    expect(onSunday).toMatchObject(christmas)
    expect(onMonday?.exceptions.map(({ reasonNl }) => reasonNl)).toEqual(['Eerste kerstdag', 'Inventarisatie'])
    expect(hours.closureWithin('2027-12-28', 0)).toBeNull()
  })

  it('[W5] are not those of a usual Sunday', () => {
    expect(hours.closureWithin('2027-02-07', 0)).toBeNull()
    expect(hours.closureWithin('2027-02-01', 20)).toBeNull()
  })
})
