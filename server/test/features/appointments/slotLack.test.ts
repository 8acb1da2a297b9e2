import { describe, expect, it } from '@jest/globals'
import type { Plan } from '../../../src/features/appointments/freeSlots.js'
import type { SlotRule } from '../../../src/features/appointments/SlotRule.js'
import { daysOfSlots } from '../../../src/features/appointments/slotLack.js'
import { ShopHours } from '../../../src/features/shop/hours/ShopHours.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'

const zone = TimeZone.named('Europe/Amsterdam')
const hour = 60 * 60_000
const rule: SlotRule = {
  ...{ length: hour, pause: 0, travel: 0, capacity: 1, notice: 3 * hour, horizonDays: 7, step: 30 },
}
const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
const at = (day: string, time: string) => zone.instantOf(day, time)
/** A Friday. */
const friday = '2026-11-27'

function lacks(now: number, plan: Partial<Plan> = {}, days = { from: friday, to: '2026-12-06' }) {
  const hours = new ShopHours({ week, exceptions: [] }, zone)
  const found = daysOfSlots(rule, { hours, busy: [], blocked: [], ofAllKinds: null, ...plan }, days, now)
  return Object.fromEntries(found.map(({ day, lack }) => [day, lack]))
}

describe('[Y53] why nothing is free on a day', () => {
  it('[Y53] closed, too far ahead and over are no days that others have taken', () => {
    expect(lacks(at('2026-11-28', '10:00'))).toEqual({
      '2026-11-27': 'past',
      '2026-11-28': null,
      '2026-11-29': 'closed',
      '2026-11-30': null,
      '2026-12-01': null,
      '2026-12-02': null,
      '2026-12-03': null,
      '2026-12-04': null,
      '2026-12-05': null,
      '2026-12-06': 'closed',
    })
    expect(lacks(at('2026-11-24', '10:00'))['2026-12-02']).toBe('tooFar')
  })

  it('[Y53] a day whose last time is within the notice is too short notice, and full is one with time that others took', () => {
    const one = { from: friday, to: friday }
    expect(lacks(at(friday, '13:00'), {}, one)).toEqual({ [friday]: null })
    expect(lacks(at(friday, '13:01'), {}, one)).toEqual({ [friday]: 'tooSoon' })
    expect(lacks(at(friday, '19:00'), {}, one)).toEqual({ [friday]: 'tooSoon' })
    const busy = [{ from: at(friday, '09:00'), until: at(friday, '17:00') }]
    expect(lacks(at('2026-11-26', '10:00'), { busy }, one)).toEqual({ [friday]: 'full' })
    expect(lacks(at(friday, '15:00'), { busy }, one)).toEqual({ [friday]: 'tooSoon' })
    const full = { busy, atOnce: 1 }
    expect(lacks(at('2026-11-26', '10:00'), { ofAllKinds: full }, one)).toEqual({ [friday]: 'full' })
  })

  it('[Y53] where the shop takes none it is not full; where it takes some and others took those, it is', () => {
    const one = { from: friday, to: friday }
    const blocked = [{ from: at(friday, '08:00'), until: at(friday, '18:00') }]
    expect(lacks(at('2026-11-26', '10:00'), { blocked }, one)).toEqual({ [friday]: 'notOffered' })
    const busy = [{ from: at(friday, '09:00'), until: at(friday, '12:00') }]
    const afternoon = [{ from: at(friday, '12:00'), until: at(friday, '17:00') }]
    expect(lacks(at('2026-11-26', '10:00'), { busy, blocked: afternoon }, one)).toEqual({ [friday]: 'full' })
  })
})
