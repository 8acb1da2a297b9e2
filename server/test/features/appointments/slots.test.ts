import { describe, expect, it } from '@jest/globals'
import { freeSlots, type Plan } from '../../../src/features/appointments/freeSlots.js'
import type { SlotRule } from '../../../src/features/appointments/SlotRule.js'
import { ShopHours } from '../../../src/features/shop/hours/ShopHours.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'
import { times } from '../shop/yearOfHours.js'
import { SlowYear } from './slowSlots.js'
import { rules, spansOfYear } from './yearOfAppointments.js'

const amsterdam = TimeZone.named('Europe/Amsterdam')
const quarter = 15 * 60_000
const now = Date.UTC(2027, 0, 1, 8)

describe('[H10] free times of a year', () => {
  const hours = new ShopHours(times, amsterdam)
  const busy = spansOfYear(2027, 7, 3000, 90)
  const blocked = spansOfYear(2027, 11, 150, 240)
  const slow = new SlowYear(2027, times, 'Europe/Amsterdam', busy, blocked)

  const offered = (rule: SlotRule, plan: Plan = { hours, busy, blocked, ofAllKinds: null }) => {
    const found: number[] = []
    // In pieces, as visitors ask for them.
    for (let from = '2027-01-01'; from <= '2027-12-31'; from = dayAfter(from, 31)) {
      const to = [dayAfter(from, 30), '2027-12-31'].sort()[0] as string
      for (const [day, slots] of freeSlots(rule, plan, { from, to }, now)) {
        expect(slots.every((slot) => slot.day === day)).toBe(true)
        found.push(...slots.map(({ startsAt }) => startsAt))
      }
    }
    return found
  }

  const ofAllKinds = { busy: [...busy, ...spansOfYear(2027, 13, 2500, 120)], atOnce: 2 }
  const plans = [
    { of: 'the kind alone', plan: { hours, busy, blocked, ofAllKinds: null }, slow },
    {
      of: 'all kinds together',
      plan: { hours, busy, blocked, ofAllKinds },
      slow: new SlowYear(2027, times, 'Europe/Amsterdam', busy, blocked, ofAllKinds),
    },
  ]

  it.each(plans.flatMap(({ of, plan, slow }) => rules.map((rule, index) => ({ of, index, plan, slow, rule }))))(
    '[T2] of rule $index and $of are those that a look at every five minutes finds, on both clock changes too',
    ({ plan, slow, rule }) => {
      const found = new Set(offered(rule, plan))
      let compared = 0
      const wrong: string[] = []
      const [begin, end] = [amsterdam.instantOf('2027-01-01', '00:00'), amsterdam.instantOf('2027-12-31', '24:00')]
      for (let instant = begin; instant < end; instant += quarter) {
        compared += 1
        if (found.has(instant) !== slow.isFree(rule, instant, now)) wrong.push(new Date(instant).toISOString())
      }
      expect(wrong).toEqual([])
      expect(compared).toBe(35_040)
      expect(found.size).toBeGreaterThan(100)
      // None lies between the quarters.
      expect([...found].every((instant) => instant % quarter === 0)).toBe(true)
    },
  )

  it('[T2] of the nights of both clock changes are on the clock, each time once', () => {
    const rule = rules[0] as SlotRule
    const night = (day: string) =>
      (
        freeSlots(rule, { hours, busy: [], blocked: [], ofAllKinds: null }, { from: day, to: day }, now).get(day) ?? []
      ).map(({ time }) => time)
    const spring = night('2027-03-28')
    expect(spring).toContain('01:45')
    expect(spring).not.toContain('02:00')
    expect(spring).toContain('03:00')
    expect(spring).toHaveLength(3 * 4 + 1)
    const autumn = night('2027-10-31')
    expect(autumn.filter((time) => time === '02:30')).toHaveLength(1)
    expect(autumn).toHaveLength(22)
  })

  it('[T2] without an appointment are all that fit, and none where all is blocked', () => {
    const rule = rules[3] as SlotRule
    const free = offered(rule, { hours, busy: [], blocked: [], ofAllKinds: null })
    expect(free.length).toBeGreaterThan(offered(rule).length)
    const all = [{ from: Date.UTC(2026, 11, 1), until: Date.UTC(2028, 1, 1) }]
    expect(offered(rule, { hours, busy: [], blocked: all, ofAllKinds: null })).toEqual([])
    expect(offered(rule, { hours, busy: all, blocked: [], ofAllKinds: null })).toEqual([])
    expect(offered({ ...rule, capacity: 2 }, { hours, busy: all, blocked: [], ofAllKinds: null })).toEqual(free)
  })
})
