import { describe, expect, it } from '@jest/globals'
import { openDays, openParts } from '../src/features/shop/shopDays'
import { closedDay, layout, openDay } from './fixtures'

const { openingDays } = layout.shop
const partsOf = (...periods: [string, string][]) => {
  const days = periods.map(([opens, closes]) => openDay('2026-11-23', opens, closes))
  const day = { ...closedDay('2026-11-23'), periods: days.flatMap((each) => each.periods) }
  return openParts([day], '2026-11-23').map(({ part, from, until }) => `${part} ${from}-${until}`)
}

describe('days of appointments', () => {
  it('[F4] are the days that the shop is open, from tomorrow', () => {
    const days = openDays(openingDays, '2026-11-21')
    expect(days.slice(0, 2)).toEqual(['2026-11-23', '2026-11-24'])
    expect(days.at(-1)).toBe('2026-12-12')
    expect(days).toHaveLength(18)
  })

  it('[F4] [W5] are none on which the shop is closed by exception', () => {
    const closed = openingDays.map((day) => (day.day < '2026-12-01' ? closedDay(day.day) : day))
    expect(openDays(closed, '2026-11-21')[0]).toBe('2026-12-01')
  })

  it('[F4] are none when the shop is never open', () => {
    expect(openDays([closedDay('2026-11-22')], '2026-11-21')).toEqual([])
    expect(openParts([], null)).toEqual([])
  })

  it('[F4] have the parts in which the shop is open', () => {
    expect(partsOf(['09:00', '20:00'])).toEqual(['morning 09:00-12:00', 'afternoon 12:00-17:00', 'evening 17:00-20:00'])
    expect(partsOf(['13:00', '17:00'])).toEqual(['afternoon 13:00-17:00'])
    expect(partsOf(['10:00', '11:30'])).toEqual(['morning 10:00-11:30'])
  })

  it('[F4] [W5] have no part that is a break, and go around a shorter one', () => {
    expect(partsOf(['09:00', '12:00'], ['17:30', '24:00'])).toEqual(['morning 09:00-12:00', 'evening 17:30-24:00'])
    expect(partsOf(['09:00', '12:30'], ['13:15', '16:00'])).toEqual(['morning 09:00-12:00', 'afternoon 12:00-16:00'])
  })
})
