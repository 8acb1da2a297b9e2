import { describe, expect, it } from '@jest/globals'
import { openDays, openParts, shopDay, startOfTomorrow } from '../src/shop/shopDays'
import { layout } from './fixtures'

const hours = layout.shop.openingHours
const open = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })

describe('days of appointments', () => {
  it('[F4] are the days that the shop is open, from tomorrow', () => {
    const days = openDays(hours, '2026-11-21')
    expect(days.slice(0, 2)).toEqual(['2026-11-23', '2026-11-24'])
    expect(days.at(-1)).toBe('2026-12-12')
    expect(days).toHaveLength(18)
  })

  it('[F4] go on over the end of a month and the change of the clock', () => {
    expect(openDays([open(1, '09:00', '12:00')], '2026-10-24')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
  })

  it('[F4] are none when the shop is never open', () => {
    expect(openDays([{ weekday: 1, opens: null, closes: null }], '2026-11-21')).toEqual([])
    expect(openParts([], null)).toEqual([])
  })

  it.each([
    ['09:00', '20:00', ['morning 09:00-12:00', 'afternoon 12:00-17:00', 'evening 17:00-20:00']],
    ['13:00', '17:00', ['afternoon 13:00-17:00']],
    ['10:00', '11:30', ['morning 10:00-11:30']],
  ])('[F4] have the parts that lie within %s to %s', (opens, closes, parts) => {
    const found = openParts([open(1, opens, closes)], '2026-11-23')
    expect(found.map(({ part, from, until }) => `${part} ${from}-${until}`)).toEqual(parts)
  })

  it('[F4] are days in the shop, wherever the clock of the server or the visitor is', () => {
    expect(shopDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22')
    expect(shopDay(new Date('2026-07-21T21:59:00Z'))).toBe('2026-07-21')
    expect(new Date(startOfTomorrow(new Date('2026-11-21T22:30:40Z'))).toISOString()).toBe('2026-11-21T23:00:00.000Z')
  })

  it('[F4] end when the day does where the clock is put forward, and no later where it is put back', () => {
    const end = (instant: string) => new Date(startOfTomorrow(new Date(instant))).toISOString()
    expect(end('2027-03-27T23:30:00Z')).toBe('2027-03-28T22:00:00.000Z')
    expect(end('2027-03-28T12:00:00Z')).toBe('2027-03-28T22:00:00.000Z')
    expect(end('2026-10-24T22:30:00Z')).toBe('2026-10-25T22:00:00.000Z')
    expect(end('2026-10-25T22:00:00Z')).toBe('2026-10-25T23:00:00.000Z')
  })
})
