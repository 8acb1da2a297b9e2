import { expect, it } from '@jest/globals'
import { openingHoursText } from '../../../src/features/shop/openingHoursText.js'
import { compareNames } from '../../../src/kernel/shared/compareNames.js'
import { hoursOfDay } from '../../../src/kernel/shared/openingHours.js'

const withLunch = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '13:00', closes: '18:00' },
  { weekday, opens: '09:00', closes: '12:30' },
])

it('[Y24] says the hours in the order of the day, however they are written and were typed', () => {
  for (const openingHours of [withLunch, withLunch.toReversed()]) {
    expect(openingHoursText({ openingHours }, 'nl')).toBe(
      'maandag t/m vrijdag 9.00–12.30 en 13.00–18.00 uur, zaterdag en zondag gesloten',
    )
    expect(openingHoursText({ openingHours }, 'en')).toBe(
      'Monday to Friday 9:00–12:30 and 13:00–18:00, Saturday and Sunday closed',
    )
  }
})

it('[Y24] has the hours of an exceptional day in their order, too', () => {
  const spans = [
    { opens: '13:00', closes: '17:00' },
    { opens: '08:30', closes: '12:00' },
  ]
  const exception = { firstDay: '2026-12-24', lastDay: '2026-12-24', spans, reasonNl: null, reasonEn: null }
  const { spans: shown } = hoursOfDay({ week: withLunch, exceptions: [exception] }, '2026-12-24')
  expect(shown.map(({ opens }) => opens)).toEqual(['08:30', '13:00'])
})

it.each(['nl', 'en'] as const)('[Y24] sorts names and numbers of jobs by the numbers in them (%s)', (language) => {
  const sorted = ['Windows 10', 'Écran', 'windows 9', 'Zoom', 'eend'].toSorted(compareNames(language))
  expect(sorted).toEqual(['Écran', 'eend', 'windows 9', 'Windows 10', 'Zoom'])
  expect(['26-10000', '27-0001', '26-9999'].toSorted(compareNames(language))).toEqual([
    '26-9999',
    '26-10000',
    '27-0001',
  ])
})
