import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ClosureNotice } from '../src/features/shop/ClosureNotice'
import { OpeningHours } from '../src/features/shop/OpeningHours'
import { OpenNow } from '../src/features/shop/OpenNow'
import { openingSpecifications, specialSpecifications } from '../src/features/shop/openingSpecifications'
import { replyDay } from '../src/features/shop/useReplyTime'
import type { LayoutData } from '../src/kernel/screens/LayoutData'
import { closedDay, layout, openDay } from './fixtures'
import { renderAt } from './renderAt'

type Shop = LayoutData['shop']

const christmas = { ...closedDay('2026-12-25'), isException: true, reason: 'Eerste kerstdag' }
const days = [
  { ...openDay('2026-12-24', '09:00', '16:00'), isException: true, reason: null },
  christmas,
  closedDay('2026-12-26'),
  closedDay('2026-12-27'),
  openDay('2026-12-28', '09:00', '20:00'),
]
const [reopens] = openDay('2026-12-28', '09:00', '20:00').periods
const [january] = openDay('2027-01-04', '09:00', '20:00').periods

function show(element: React.ReactElement, shop: Partial<Shop> = {}, address = '/nl') {
  const layoutData = { shop: { ...layout.shop, openingDays: days, nextOpening: reopens ?? null, ...shop } }
  return renderAt(address, element, { layoutData })
}

describe('the hours of the shop', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const now = (instant: string) => jest.setSystemTime(new Date(instant))

  it.each([
    ['2026-12-24T07:59:00Z', 'Gesloten, vandaag open om 09:00'],
    ['2026-12-24T08:00:00Z', 'Nu open tot 16:00'],
    ['2026-12-24T14:59:59Z', 'Nu open tot 16:00'],
    ['2026-12-24T15:00:00Z', 'Gesloten, maandag open om 09:00'],
    ['2026-12-25T12:00:00Z', 'Gesloten, maandag open om 09:00'],
    ['2026-12-27T12:00:00Z', 'Gesloten, morgen open om 09:00'],
    ['2026-12-27T23:00:00Z', 'Gesloten, vandaag open om 09:00'],
  ])('[E32] [W5] say at %s: %s', (instant, words) => {
    now(instant)
    show(<OpenNow />)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('[W5] name the date of an opening that is more than a week away, in the language of the reader', () => {
    now('2026-12-24T16:00:00Z')
    const closed = { openingDays: [days[0] as Shop['openingDays'][number], christmas], nextOpening: january ?? null }
    show(<OpenNow />, closed)
    expect(screen.getByText('Gesloten, maandag 4 januari open om 09:00')).toBeTruthy()
    show(<OpenNow />, closed, '/en')
    expect(screen.getByText('Closed, open Monday 4 January at 09:00')).toBeTruthy()
  })

  it('[W5] are said of nothing while there are none', () => {
    now('2026-12-24T12:00:00Z')
    const { container } = show(<OpenNow />, { openingDays: [closedDay('2026-12-24')], nextOpening: null })
    expect(container.textContent).toBe('')
  })

  it('[W5] are those of the coming week by weekday, with the date and the reason of what is other than usual', () => {
    now('2026-12-24T12:00:00Z')
    show(<OpeningHours />)
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual([
      'maandag09:00–20:00',
      'donderdag09:00–16:0024 dec',
      'vrijdagGesloten25 dec: Eerste kerstdag',
      'zaterdagGesloten',
      'zondagGesloten',
    ])
    expect(screen.getByRole('row', { name: /donderdag/ }).className).toBe('hours__today')
  })
})

describe('the notice of a closure', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const closure: Shop['closure'] = {
    firstDay: '2026-12-25',
    lastDay: '2026-12-26',
    reason: 'Kerst',
    reopens: reopens ?? null,
  }

  it.each([
    ['2026-12-24T12:00:00Z', 'Van vrijdag 25 december tot en met zaterdag 26 december zijn we gesloten (Kerst).'],
    ['2026-12-25T12:00:00Z', 'We zijn gesloten tot en met zaterdag 26 december (Kerst).'],
    ['2026-12-26T12:00:00Z', 'We zijn vandaag gesloten (Kerst).'],
  ])('[W5] says at %s: %s', (instant, words) => {
    jest.setSystemTime(new Date(instant))
    show(<ClosureNotice />, { closure })
    expect(screen.getByRole('complementary').textContent).toContain(words)
    expect(screen.getByRole('complementary').textContent).toMatch(/ We zijn maandag om 09:00 weer open\.$/)
  })

  it('[W5] speaks the language of the reader, of a single day without a reason too', () => {
    jest.setSystemTime(new Date('2026-12-24T12:00:00Z'))
    show(<ClosureNotice />, { closure: { ...closure, lastDay: '2026-12-25', reason: null, reopens: null } }, '/en')
    expect(screen.getByRole('complementary').textContent?.trim()).toBe('We are closed on Friday 25 December.')
  })

  it('[W5] is gone when it is over', () => {
    jest.setSystemTime(new Date('2026-12-27T12:00:00Z'))
    const { container } = show(<ClosureNotice />, { closure })
    expect(container.textContent).toBe('')
  })
})

describe('what search engines read of the hours', () => {
  const shop = {
    openingHours: [
      { weekday: 1, spans: [] },
      {
        weekday: 2,
        spans: [
          { opens: '09:00', closes: '12:30' },
          { opens: '13:15', closes: '24:00' },
        ],
      },
    ],
  }
  const special = '@type'

  it('[W5] [S22] is every span of the week, up to a minute before midnight', () => {
    const dayOfWeek = 'https://schema.org/Tuesday'
    expect(openingSpecifications(shop)).toEqual([
      { [special]: 'OpeningHoursSpecification', dayOfWeek, opens: '09:00', closes: '12:30' },
      { [special]: 'OpeningHoursSpecification', dayOfWeek, opens: '13:15', closes: '23:59' },
    ])
  })

  it('[W5] [S22] is every exception, closed all day or with other hours on the days that are open', () => {
    const hours = [{ opens: '10:00', closes: '16:00' }]
    expect(
      specialSpecifications(shop, [
        { firstDay: '2026-12-25', lastDay: '2026-12-26', hours: [] },
        { firstDay: '2027-07-19', lastDay: '2027-07-31', hours },
        { firstDay: '2027-08-02', lastDay: '2027-08-02', hours },
      ]),
    ).toEqual([
      expect.objectContaining({ validFrom: '2026-12-25', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' }),
      expect.objectContaining({ ...hours[0], validFrom: '2027-07-19', dayOfWeek: ['https://schema.org/Tuesday'] }),
      expect.not.objectContaining({ dayOfWeek: expect.anything() }),
    ])
  })
})

describe('the day by which the shop answers', () => {
  const shop = { ...layout.shop, openingDays: days, nextOpening: reopens ?? null }
  const [thursday, friday] = ['2026-12-24T12:00:00Z', '2026-12-25T12:00:00Z'].map(Date.parse)

  it.each([
    ['same_day', thursday, '2026-12-24'],
    ['same_day', friday, '2026-12-28'],
    ['next_day', thursday, '2026-12-28'],
    ['next_day', friday, '2026-12-28'],
    ['two_days', thursday, null],
  ] as const)('[W5] is for %s at %s the %s', (time, minute, day) => {
    expect(replyDay(time, shop, minute ?? 0)).toBe(day)
  })

  it('[Y53] is no tomorrow on a Saturday before a closed Sunday, but the Monday, by its name', () => {
    const weekend = [
      openDay('2026-11-28', '09:00', '20:00'),
      closedDay('2026-11-29'),
      openDay('2026-11-30', '09:00', '20:00'),
    ]
    const shop = { ...layout.shop, openingDays: weekend, hoursHoldUntil: '2026-11-28T19:00:00.000Z' }
    expect(replyDay('next_day', shop, Date.parse('2026-11-28T10:00:00Z'))).toBe('2026-11-30')
    expect(replyDay('next_day', shop, Date.parse('2026-11-28T21:00:00Z'))).toBe('2026-11-30')
    expect(replyDay('same_day', shop, Date.parse('2026-11-28T21:00:00Z'))).toBe('2026-11-30')
  })

  it('[W5] is counted in days that the shop is open, over a closure of weeks too', () => {
    const usual = { ...layout.shop, hoursHoldUntil: '2026-11-21T19:00:00.000Z' }
    expect(replyDay('two_days', usual, null)).toBe('2026-11-24')
    expect(replyDay('week', usual, null)).toBe('2026-11-28')
    const away = { ...usual, openingDays: [closedDay('2026-11-21')], nextOpening: january ?? null }
    expect(replyDay('next_day', away, null)).toBe('2027-01-04')
  })
})
