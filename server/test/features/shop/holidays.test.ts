import { describe, expect, it } from '@jest/globals'
import { holidayOffers } from '../../../src/features/shop/hours/holidayOffers.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'

const years = Array.from({ length: 17 }, (_, index) => 2024 + index)

/** Easter Sunday by the anonymous Gregorian algorithm. */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1, 12)).toISOString().slice(0, 10)
}

function kingsDay(year: number): string {
  const isSunday = new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0
  return `${year}-04-${isSunday ? 26 : 27}`
}

describe('holidays on offer', () => {
  it.each(years)('[W4] are in %s those of the Netherlands, by a calculation of their own', async (year) => {
    const sunday = easter(year)
    const expected = [
      `${year}-01-01`,
      sunday,
      dayAfter(sunday, 1),
      kingsDay(year),
      dayAfter(sunday, 39),
      dayAfter(sunday, 49),
      dayAfter(sunday, 50),
      `${year}-12-25`,
      `${year}-12-26`,
    ]
    const offers = await holidayOffers('NL', year)
    expect(offers.filter(({ isPublic }) => isPublic).map(({ day }) => day)).toEqual(expected.sort())
    // Most shops are open on these, so the owner chooses them himself.
    const others = offers.filter(({ isPublic }) => !isPublic).map(({ day }) => day)
    expect(others).toEqual([dayAfter(sunday, -2), `${year}-05-05`, `${year}-12-31`].sort())
  })

  it('[W4] are named in both languages', async () => {
    const offers = await holidayOffers('NL', 2027)
    expect(offers).toContainEqual({ day: '2027-04-27', nameNl: 'Koningsdag', nameEn: "King's Day", isPublic: true })
    expect(offers).toContainEqual({
      day: '2027-05-05',
      nameNl: 'Bevrijdingsdag',
      nameEn: 'Liberation Day',
      isPublic: false,
    })
  })

  it('[W4] are those of the country of the shop, and none of a country that nobody knows', async () => {
    const belgian = await holidayOffers('BE', 2027)
    expect(belgian).toContainEqual(expect.objectContaining({ day: '2027-07-21', isPublic: true }))
    expect(await holidayOffers('XX', 2027)).toEqual([])
  })
})
