import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { startClock, stopClock } from '../accounts/clock.js'

interface Period {
  day: string
  opensAt: string
  closesAt: string
}

interface Shown {
  today: string
  openNow: Period | null
  nextOpening: Period | null
  closure: { firstDay: string; lastDay: string; reason: string | null; reopens: Period | null } | null
  openingDays: { day: string; startsAt: string; periods: Period[]; isException: boolean; reason: string | null }[]
  openingExceptions: { firstDay: string; hours: object[]; reason: string | null }[]
  openingHours: { weekday: number; opens: string | null; closes: string | null; spans: object[] }[]
  hoursHoldUntil: string
}

const query = `query ($language: Language!) {
  shop {
    today
    openNow { day opensAt closesAt }
    nextOpening { day opensAt closesAt }
    closure { firstDay lastDay reason(language: $language) reopens { day opensAt closesAt } }
    openingDays(count: 3) { day startsAt periods { day opensAt closesAt } isException reason(language: $language) }
    openingExceptions { firstDay hours { opens closes } reason(language: $language) }
    openingHours { weekday opens closes spans { opens closes } }
    hoursHoldUntil
  }
}`

const workday = (weekday: number) => [
  { weekday, opens: '09:00', closes: '12:30' },
  { weekday, opens: '13:15', closes: '18:00' },
]
const closed = (firstDay: string, lastDay: string, reasonNl: string | null = null, reasonEn: string | null = null) => ({
  firstDay,
  lastDay,
  spans: [],
  reasonNl,
  reasonEn,
})

describe.each(testDatabases)('hours for visitors on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  let loggedInAt: number
  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
    // Years ahead its rounds would clean up the session.
    await shop.services.scheduler.stop()
    loggedInAt = Date.now()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => {
    stopClock()
  })
  afterEach(startClock)

  /** At the time of the login, whose session would have ended by then. */
  const save = (input: object) => {
    jest.setSystemTime(loggedInAt)
    return shop.ask('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { version } }', { input })
  }
  async function at(instant: string, language = 'nl'): Promise<Shown> {
    jest.setSystemTime(new Date(instant))
    const { data } = await shop.graphql<{ shop: Shown }>(query, { language })
    if (!data) throw new Error('The shop has no hours')
    return data.shop
  }

  it('[W5] follow the week and its exceptions, from one answer to the next without a write', async () => {
    const saved = await save({
      openingHours: [1, 2, 3, 4, 5].flatMap(workday),
      openingExceptions: [
        { ...closed('2026-12-24', '2026-12-24'), spans: [{ opens: '09:00', closes: '16:00' }] },
        closed('2026-12-25', '2026-12-26', 'Kerst', 'Christmas'),
        closed('2026-10-01', '2026-10-02'),
      ],
      closureNoticeDays: 3,
    })
    expect(saved).toMatchObject({ code: undefined })

    const before = await at('2026-12-21T07:59:59.999Z')
    expect(before).toMatchObject({ today: '2026-12-21', openNow: null, closure: null })
    expect(before.hoursHoldUntil).toBe('2026-12-21T08:00:00.000Z')
    expect(before.openingHours[0]).toEqual({
      weekday: 1,
      opens: '09:00',
      closes: '18:00',
      spans: [
        { opens: '09:00', closes: '12:30' },
        { opens: '13:15', closes: '18:00' },
      ],
    })
    expect(before.openingHours[5]).toEqual({ weekday: 6, opens: null, closes: null, spans: [] })
    expect(before.openingExceptions.map(({ firstDay }) => firstDay)).toEqual(['2026-12-24', '2026-12-25'])

    const open = await at('2026-12-21T08:00:00Z')
    expect(open.openNow).toMatchObject({ closesAt: '2026-12-21T11:30:00.000Z' })
    const lunch = await at('2026-12-21T11:30:00Z')
    expect(lunch).toMatchObject({ openNow: null, nextOpening: { opensAt: '2026-12-21T12:15:00.000Z' } })
    const short = await at('2026-12-24T15:00:00Z')
    expect(short).toMatchObject({ openNow: null, nextOpening: { opensAt: '2026-12-28T08:00:00.000Z' } })
  })

  it('[W5] announce a closure so many days ahead, in the language that is asked for', async () => {
    expect((await at('2026-12-21T22:59:00Z')).closure).toBeNull()
    const announced = await at('2026-12-21T23:00:00Z')
    expect(announced.today).toBe('2026-12-22')
    // The Saturday is closed anyway.
    expect(announced.closure).toMatchObject({
      firstDay: '2026-12-25',
      lastDay: '2026-12-25',
      reason: 'Kerst',
      reopens: { day: '2026-12-28' },
    })
    expect((await at('2026-12-25T12:00:00Z', 'en')).closure?.reason).toBe('Christmas')
    expect((await at('2026-12-28T12:00:00Z')).closure).toBeNull()
    await save({ closureNoticeDays: 0 })
    expect((await at('2026-12-25T12:00:00Z')).closure).toBeNull()
  })

  it('[W5] are right on the days that the clock changes, and on the night before', async () => {
    const night = { firstDay: '2027-03-28', lastDay: '2027-03-28', spans: [{ opens: '01:00', closes: '05:00' }] }
    const autumn = { ...night, firstDay: '2027-10-31', lastDay: '2027-10-31' }
    await save({ openingExceptions: [night, autumn] })
    const spring = await at('2027-03-27T23:30:00Z')
    expect(spring).toMatchObject({ today: '2027-03-28', nextOpening: { opensAt: '2027-03-28T00:00:00.000Z' } })
    expect(spring.openingDays.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-27T23:00:00.000Z',
      '2027-03-28T22:00:00.000Z',
      '2027-03-29T22:00:00.000Z',
    ])
    expect((await at('2027-03-28T02:59:59Z')).openNow).toMatchObject({ closesAt: '2027-03-28T03:00:00.000Z' })
    expect((await at('2027-03-28T03:00:00Z')).openNow).toBeNull()
    expect((await at('2027-10-31T03:59:59Z')).openNow).toMatchObject({ opensAt: '2027-10-30T23:00:00.000Z' })
    expect((await at('2027-10-31T04:00:00Z')).openNow).toBeNull()
  })

  it('[W4] are refused with an error at each row', async () => {
    const { code, errors } = await save({
      openingHours: [
        { weekday: 1, opens: '09:00', closes: '12:00' },
        { weekday: 1, opens: '11:00', closes: '18:00' },
        { weekday: 2, opens: '18:00', closes: '02:00' },
        { weekday: 9, opens: '9', closes: '18:00' },
      ],
      openingExceptions: [
        closed('2027-12-24', '2027-12-26'),
        closed('2027-12-26', '2027-12-28'),
        closed('2027-08-02', '2027-08-01'),
        { ...closed('2027-05-05', '2027-05-05', 'x'.repeat(81)), spans: [{ opens: '10:00', closes: '24:01' }] },
      ],
    })
    expect(code).toBe('VALIDATION')
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([
      'openingExceptions.1.firstDay',
      'openingExceptions.2.lastDay',
      'openingExceptions.3.reasonNl',
      'openingExceptions.3.spans.0.closes',
      'openingHours.1.opens',
      'openingHours.2.closes',
      'openingHours.3.opens',
      'openingHours.3.weekday',
    ])
  })

  it('[W4] holidays are offered to cms-admin alone', async () => {
    const offers = '{ holidays(year: 2027) { day nameNl nameEn isPublic } }'
    const { data } = await shop.ask<object[]>(offers)
    expect(data).toContainEqual({ day: '2027-12-25', nameNl: 'Kerstmis', nameEn: 'Christmas Day', isPublic: true })
    expect((await shop.graphql(offers)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await shop.ask('{ holidays(year: 9999) { day } }')).code).toBe('BAD_REQUEST')
  })
})
