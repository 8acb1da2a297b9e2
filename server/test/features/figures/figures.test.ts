import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Experience } from '../../../src/features/figures/Experience.js'
import { Quote } from '../../../src/features/quotes/Quote.js'
import { SharedTurns } from '../../../src/kernel/scheduler/SharedTurns.js'
import { dataOf, restClient } from '../../delivery/rest/restClient.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { startJobShop } from '../jobs/jobShop.js'
import { QuoteShop } from '../quotes/QuoteShop.js'
import { FigureShop } from './figureShop.js'

interface Figures {
  weeks: { week: string; takenIn: number; finished: number }[]
  statuses: { jobKind: string; status: string; stays: number; days: number | null; label: { nl: string } }[]
  services: { title: { nl: string; en: string }; jobs: number; days: number }[]
  months: { month: string; jobs: number; turnover: number }[]
  quotes: { month: string; sent: number; accepted: number; share: number | null }[]
}

const figuresOf = (from: string, until: string) => `{ figures(from: "${from}", until: "${until}") {
  weeks { week takenIn finished } statuses { jobKind status stays days label { nl } }
  services { title { nl en } jobs days } months { month jobs turnover } quotes { month sent accepted share } } }`

const line = (unit_price: number, vat_rate: number, quantity = '1') => ({
  kind: 'labour',
  description: 'Werk',
  quantity,
  unit_price,
  vat_rate,
})

describe.each(bothDatabases)('figures, on $name', ({ create }) => {
  let database: TestDatabase
  let figures: FigureShop

  beforeAll(async () => {
    database = await create()
    const shop = await startJobShop(database)
    figures = new FigureShop(shop, await shop.person('Anna', { zip_code: '1234 AB', phone_number: '06 12345678' }))
    await figures.read(`mutation { updateShop(input: { vatStandard: 21, email: "winkel@example.com" }) { id } }`)
  })
  afterAll(async () => {
    await figures.shop.close()
    await database.drop()
  })

  const read = (from: string, until: string) => figures.read<Figures>(figuresOf(from, until))

  it('[K21] a shop without jobs has weeks and months of nothing', async () => {
    const { weeks, months, quotes, services, statuses } = await read('2026-03-02', '2026-03-31')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual({ week: '2026-03-02', takenIn: 0, finished: 0 })
    expect(months).toEqual([{ month: '2026-03-01', jobs: 0, turnover: 0 }])
    expect(quotes).toEqual([{ month: '2026-03-01', sent: 0, accepted: 0, share: null }])
    expect(services).toEqual([])
    expect(new Set(statuses.map(({ days }) => days))).toEqual(new Set([null]))
  })

  it('[K21] counts by the weeks and months of the shop, across the change of the clock', async () => {
    const [cleaning] = await figures.service('Schoonmaken', 'Cleaning')
    // In March, on days that were entered.
    await figures.job(
      'statusRepair',
      {
        service: cleaning,
        intake_date: '2026-03-02',
        end_date: '2026-03-05',
        lines: [line(149.5, 21), line(80, 9, '0.5')],
      },
      {
        waiting: '2026-03-02T09:00:00.000Z',
        'in-treatment': '2026-03-03T09:00:00.000Z',
        finished: '2026-03-05T09:00:00.000Z',
      },
    )
    // Added on a Monday in the shop, when it was Sunday in UTC.
    await figures.job(
      'statusRepair',
      { service: cleaning, end_date: '2026-03-02', costs: 50 },
      { waiting: '2026-03-01T23:30:00.000Z', finished: '2026-03-02T11:30:00.000Z' },
      { createdAt: '2026-03-01T23:30:00.000Z', intakeDate: null },
    )
    // Finished in summer time: on Monday 30 March, half past midnight, and on 1 April.
    for (const finished of ['2026-03-29T22:30:00.000Z', '2026-03-31T22:30:00.000Z']) {
      await figures.job(
        'statusNewPc',
        { intake_date: '2026-03-28', costs: 100, including_vat: false },
        { waiting: '2026-03-28T10:30:00.000Z', finished },
        { endDate: null },
      )
    }
    // Not finished, and outside the period.
    await figures.job('statusRepair', { intake_date: '2026-03-16', costs: 70 }, { waiting: '2026-03-16T09:00:00.000Z' })
    await figures.job(
      'statusRepair',
      { intake_date: '2026-02-01', end_date: '2026-02-27', costs: 900 },
      { waiting: '2026-02-01T09:00:00.000Z', finished: '2026-02-27T09:00:00.000Z' },
    )

    const { weeks, months, services, statuses } = await read('2026-03-01', '2026-04-05')
    const week = (monday: string, takenIn: number, finished: number) => ({ week: monday, takenIn, finished })
    expect(weeks).toEqual([
      week('2026-02-23', 0, 0),
      week('2026-03-02', 2, 2),
      week('2026-03-09', 0, 0),
      week('2026-03-16', 1, 0),
      week('2026-03-23', 2, 0),
      week('2026-03-30', 0, 2),
    ])
    // 123.55 + 36.70 of the lines, 41.32 of the costs with VAT, 100 without.
    expect(months).toEqual([
      { month: '2026-03-01', jobs: 3, turnover: 301.57 },
      { month: '2026-04-01', jobs: 1, turnover: 100 },
    ])
    expect(services).toEqual([{ title: { nl: 'Schoonmaken', en: 'Cleaning' }, jobs: 2, days: 1.5 }])
    const days = (jobKind: string, status: string) =>
      statuses.find((each) => each.jobKind === jobKind && each.status === status)
    expect(days('statusRepair', 'waiting')).toMatchObject({ stays: 2, days: 0.8, label: { nl: 'In de wacht' } })
    expect(days('statusRepair', 'in-treatment')).toMatchObject({ stays: 1, days: 2 })
    expect(days('statusNewPc', 'waiting')).toMatchObject({ stays: 2, days: 2.5 })
    expect(days('statusRepair', 'finished')).toBeUndefined()
  })

  it('[K21] leaves out the kind of job that the shop does not use, and adds cents without losing one', async () => {
    for (let count = 0; count < 30; count++) {
      await figures.job(
        'statusRepair',
        { intake_date: '2026-05-01', end_date: '2026-05-04', lines: [line(0.1, 21, '3')], including_vat: false },
        { waiting: '2026-05-01T09:00:00.000Z', finished: '2026-05-04T09:00:00.000Z' },
      )
    }
    expect((await read('2026-05-01', '2026-05-31')).months).toEqual([{ month: '2026-05-01', jobs: 30, turnover: 9 }])
    await figures.read('mutation { updateShop(input: { usesNewPcs: false }) { id } }')
    const { months, statuses } = await read('2026-04-01', '2026-04-30')
    expect(months).toEqual([{ month: '2026-04-01', jobs: 0, turnover: 0 }])
    expect(new Set(statuses.map(({ jobKind }) => jobKind))).toEqual(new Set(['statusRepair']))
    await figures.read('mutation { updateShop(input: { usesNewPcs: true }) { id } }')
  })

  it('[K21] tells how many quotes of a month were accepted, without those that were replaced or withdrawn', async () => {
    const quotes = new QuoteShop(figures.shop, figures.customer)
    await figures.read(`mutation { updateShop(input: { street: "Dorpsstraat 1" }) { id } }`)
    const statuses = ['accepted', 'accepted', 'declined', 'replaced', 'withdrawn', 'accepted'] as const
    for (const [index, status] of statuses.entries()) {
      const { quote } = await quotes.sent()
      // The last one on the first of July in the shop.
      const sentAt = index === 5 ? '2026-06-30T22:30:00.000Z' : '2026-06-10T10:00:00.000Z'
      await figures.shop.services.database.write((manager) => manager.update(Quote, quote.id, { status, sentAt }))
    }
    expect((await read('2026-06-01', '2026-07-31')).quotes).toEqual([
      { month: '2026-06-01', sent: 3, accepted: 2, share: 0.667 },
      { month: '2026-07-01', sent: 1, accepted: 1, share: 1 },
    ])
  })

  it('[K21] names the day that is wrong, and says the same over REST', async () => {
    const wrong = async (from: string, until: string) => {
      const { errors } = await figures.shop.admin.ask(figuresOf(from, until))
      return errors?.[0]?.extensions.errors
    }
    expect(await wrong('2026-03-02', '2026-03-01')).toEqual({ until: ['The last day is before the first.'] })
    expect(await wrong('2020-01-01', '2026-01-01')).toEqual({ from: ['Choose a period of at most three years.'] })
    const rest = restClient(figures.shop, figures.shop.admin.headers)
    const { months } = dataOf(await rest<{ months: object[] }>('GET', 'figures/2026-03-01/2026-03-31'))
    expect(months).toEqual([{ month: '2026-03-01', jobs: 3, turnover: 301.57 }])
    expect((await rest('GET', 'figures/2026-03-31/2026-03-01')).status).toBe(422)
  })

  describe('of a service', () => {
    const usual = async (language: string) => {
      const { data } = await figures.shop.graphql<{ publicServices: Record<string, unknown>[] }>(
        `{ publicServices(language: ${language}) { title usualDays usualJobs usualPriceFrom usualPriceTo } }`,
      )
      return data?.publicServices.find(({ title }) => title === 'Laptopscherm' || title === 'Laptop screen')
    }
    const nothing = { usualDays: null, usualJobs: null, usualPriceFrom: null, usualPriceTo: null }
    const night = async (instant: string) => new Experience(figures.shop.services).run(new Date(instant))
    const finish = (service: number, costs: number, days: number, more: object = {}) =>
      figures.job(
        'statusRepair',
        { service, costs, intake_date: '2026-03-02', end_date: `2026-03-0${2 + days}`, ...more },
        { waiting: '2026-03-02T09:00:00.000Z', finished: '2026-03-06T09:00:00.000Z' },
      )

    it('[K22] [C7] from five finished jobs of a year on, visitors read how long and how dear it usually is, from the next night on', async () => {
      const [nl, en] = await figures.service('Laptopscherm', 'Laptop screen', 'showsExperience: true')
      await finish(nl, 95.2, 1)
      await finish(nl, 149.4, 2)
      await finish(en, 120, 2)
      await finish(nl, 800, 6)
      // Neither free, nor of more than a year ago, nor unfinished.
      await finish(nl, 0, 1)
      await finish(nl, 60, 1, { intake_date: '2025-03-01', end_date: '2025-03-31' })
      await finish(nl, 60, 1, { status: 'waiting' })
      expect(await night('2026-04-01T01:30:00.000Z')).toBe(0)
      expect(await usual('nl')).toMatchObject(nothing)

      await finish(nl, 30, 0)
      expect(await usual('nl')).toMatchObject(nothing)
      expect(await night('2026-04-02T01:30:00.000Z')).toBe(2)
      const shown = { usualDays: 2, usualJobs: 5, usualPriceFrom: 95, usualPriceTo: 149 }
      expect(await usual('nl')).toMatchObject(shown)
      expect(await usual('en')).toMatchObject(shown)
    })

    it('[K22] what the owner does not show any more is gone at once, in both languages', async () => {
      const { items } = await figures.read<{ items: { id: number; language: string; title: string }[] }>(
        '{ services { items { id language title } } }',
      )
      const id = items.find(({ title }) => title === 'Laptopscherm')?.id
      await figures.read(`mutation { updateService(id: ${id}, input: { showsExperience: false }) { id } }`)
      expect(await usual('nl')).toMatchObject(nothing)
      expect(await usual('en')).toMatchObject(nothing)
      expect(await night('2026-04-03T01:30:00.000Z')).toBe(0)
      expect(await usual('nl')).toMatchObject(nothing)
    })

    it('[K22] of two instances one sees to a night', async () => {
      const { database } = figures.shop.services
      const { round } = new Experience(figures.shop.services)
      const turns = [new SharedTurns(database), new SharedTurns(database)]
      const taken = await Promise.all(
        turns.map((each) => each.take(round, new Date('2036-04-05T01:30:00.000Z'), false)),
      )
      expect(taken.filter((each) => each === true)).toHaveLength(1)
    })
  })
})
