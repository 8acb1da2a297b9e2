import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { emptyTables } from '../../../src/kernel/database/emptyTables.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'
import { QuoteShop } from '../quotes/QuoteShop.js'
import { FigureShop } from './figureShop.js'
import { figuresOf } from './figuresOf.js'

const repair = kinds[1]
const today = new Date().toISOString().slice(0, 10)
const monthsAgo = (months: number) =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - months, 10)).toISOString().slice(0, 10)
const instant = (day: string) => `${day}T10:00:00.000Z`

describe.each(bothDatabases)('figures that are known from before, on $name', ({ create }) => {
  let database: TestDatabase
  let figures: FigureShop
  let quotes: QuoteShop
  let old: number
  let services: [number, number]
  const own = () => figures.shop.services.database

  const known = (vatRate?: number) => figuresOf(own().reader, vatRate)
  const readAgain = (vatRate?: number) => own().write((manager) => figuresOf(manager, vatRate))
  const ask = async (document: string, variables: object = {}) => {
    const { data, errors } = await figures.shop.admin.ask<Record<string, unknown>>(document, variables)
    expect(errors).toBeUndefined()
    return data
  }
  const oldJob = () =>
    figures.job(
      'statusRepair',
      { service: services[0], intake_date: monthsAgo(6), end_date: dayAfter(monthsAgo(6), 3), costs: 50 },
      { waiting: instant(monthsAgo(6)), finished: instant(dayAfter(monthsAgo(6), 25)) },
      { createdAt: instant(monthsAgo(6)) },
    )

  beforeAll(async () => {
    database = await create()
    const shop = await startJobShop(database)
    figures = new FigureShop(shop, await shop.person('Anna', { zip_code: '1234 AB', phone_number: '06 12345678' }))
    quotes = new QuoteShop(shop, figures.customer)
    await ask(
      `mutation { updateShop(input: { vatStandard: 21, email: "winkel@example.com", street: "Dorpsstraat 1" }) { id } }`,
    )
  })
  beforeEach(async () => {
    services = await figures.service('Schoonmaken', 'Cleaning')
    old = await oldJob()
    expect(await known()).toEqual(await readAgain())
  })
  afterAll(async () => {
    await figures.shop.close()
    await database.drop()
  })

  const version = async (id: number) => (await own().reader.findOneByOrFail(StatusRepair, { id })).version
  const edit = (record: object) => figures.shop.editJob(repair, old, record)
  const changes: Record<string, () => Promise<unknown>> = {
    'another end day': () => edit({ end_date: dayAfter(monthsAgo(5), 1) }),
    'an end day of today': () => edit({ end_date: today }),
    'no end day any more': () => edit({ end_date: null }),
    'another day of intake': () => edit({ intake_date: dayAfter(monthsAgo(6), -20) }),
    'another price': () => edit({ costs: 75 }),
    'another service': async () => edit({ service: (await figures.service('Repareren', 'Repairing'))[0] }),
    'another status': () => edit({ status: 'in-treatment', hold_back_notice: true }),
    'another status in bulk': async () =>
      ask(
        `mutation ($records: [RecordAtVersion!]!) {
          changeJobs(job: statusRepair, status: "waiting", holdBackNotice: true, records: $records)
        }`,
        { records: [{ id: old, version: await version(old) }] },
      ),
    'a deleted job': () => ask(`mutation { deleteStatusRepair(id: ${old}) { deleted } }`),
    'a new job': () => figures.shop.addJob(repair, { customer: figures.customer.id, hold_back_notice: true }),
    'a new job of long ago': () =>
      figures.shop.addJob(repair, { customer: figures.customer.id, intake_date: monthsAgo(8), hold_back_notice: true }),
    'a quote that is sent': () => quotes.sent(),
    'a job that another process changes': async () => {
      const other = await openDatabase(database.address)
      try {
        await other.write((manager) => manager.update(StatusRepair, old, { endDate: monthsAgo(4) }))
      } finally {
        await other.close()
      }
    },
    'a change of a status that took place earlier': () =>
      own().write((manager) =>
        manager.update(JobChange, { job: old, entity: 'statusRepair', to: 'finished' }, { at: instant(monthsAgo(7)) }),
      ),
    'a service that is deleted': () => ask(`mutation { deleteService(id: ${services[0]}) { deleted } }`),
    'a shop that loses everything': () =>
      own().write((manager) =>
        emptyTables(
          manager,
          [JobChange, StatusRepair].map((type) => manager.connection.getMetadata(type).tableName),
        ),
      ),
  }

  it.each(Object.entries(changes))('[Y40] are others at once after %s', async (_, change) => {
    const before = await known()
    await change()
    const after = await known()
    expect(after).toEqual(await readAgain())
    expect(after).not.toEqual(before)
  })

  it('[Y40] are as before once a deleted job is back, or a change of it was undone', async () => {
    const before = await known()
    await ask(`mutation { deleteStatusRepair(id: ${old}) { deleted } }`)
    expect(await known()).not.toEqual(before)
    await ask(`mutation { restoreRecord(entity: statusRepair, id: ${old}) { restored } }`)
    expect(await known()).toEqual(before)

    const undone = own().write(async (manager) => {
      await manager.update(StatusRepair, old, { endDate: monthsAgo(4) })
      expect(await figuresOf(manager)).not.toEqual(before)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await known()).toEqual(before)
  })

  it('[Y40] are those of the VAT rate of the shop', async () => {
    expect(await known(9)).toEqual(await readAgain(9))
    expect((await known(9)).months).not.toEqual((await known()).months)
  })

  it('[Y40] of past months are not read again for a job of today, and those since an old job are', async () => {
    const readMonths = async (change: () => Promise<unknown>) => {
      await known()
      await change()
      const statements = await statementsOf(own(), () => known())
      return statements.filter((statement) => statement.includes('began')).length
    }
    const { id } = await figures.shop.addJob(repair, { customer: figures.customer.id, hold_back_notice: true })
    const now = (record: object) => () => figures.shop.editJob(repair, id, { hold_back_notice: true, ...record })
    expect(await readMonths(async () => undefined)).toBe(0)
    expect(await readMonths(now({ status: 'in-treatment' }))).toBeLessThanOrEqual(2)
    expect(await readMonths(now({ status: 'finished', costs: 80 }))).toBeLessThanOrEqual(2)
    expect(await readMonths(() => ask(`mutation { deleteStatusRepair(id: ${id}) { deleted } }`))).toBeLessThanOrEqual(2)
    expect(await readMonths(() => edit({ costs: 90 }))).toBeGreaterThan(4)
    expect(await readMonths(() => edit({ costs: 95 }))).toBeLessThan(9)
  })
})
