import type { OpeningTimes } from '../../../src/kernel/shared/openingHours.js'

const weekdays = [1, 2, 3, 4, 5]

/** A year with whatever hours can have: two spans a day, nights, a summer, holidays and the Sundays of both clock changes. */
export const times: OpeningTimes = {
  week: [
    ...weekdays.map((weekday) => ({ weekday, opens: '09:00', closes: '12:30' })),
    ...weekdays.map((weekday) => ({ weekday, opens: '13:15', closes: '18:00' })),
    { weekday: 5, opens: '00:00', closes: '02:00' },
    { weekday: 6, opens: '10:00', closes: '24:00' },
  ].filter(({ weekday, opens }) => weekday !== 5 || opens !== '13:15'),
  exceptions: [
    { ...only('2027-03-28'), spans: [{ opens: '01:00', closes: '05:15' }], reasonNl: 'Nacht', reasonEn: 'Night' },
    { ...only('2027-10-31'), spans: [{ opens: '00:30', closes: '06:00' }] },
    { ...range('2027-07-19', '2027-08-08'), reasonNl: 'Zomervakantie', reasonEn: 'Summer holidays' },
    { ...only('2027-07-24'), spans: [{ opens: '10:00', closes: '13:00' }] },
    { ...range('2027-12-20', '2027-12-24'), spans: [{ opens: '09:00', closes: '16:00' }] },
    { ...only('2027-12-25'), reasonNl: 'Eerste kerstdag', reasonEn: 'Christmas Day' },
    { ...only('2027-12-27'), reasonNl: 'Inventarisatie', reasonEn: 'Stocktaking' },
    only('2027-12-31'),
    only('2028-01-01'),
  ],
}

function range(firstDay: string, lastDay: string) {
  return { firstDay, lastDay, spans: [], reasonNl: null, reasonEn: null }
}

function only(day: string) {
  return range(day, day)
}
