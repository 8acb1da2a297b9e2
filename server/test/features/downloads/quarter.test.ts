import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readSheet } from 'read-excel-file/node'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type Accountant, type DownloadShop, startDownloadShop } from './downloadShop.js'

interface Added {
  files: { id: number; name: string; url: string }[]
  jobs: number
  has_replaced: boolean
}

const path = 'accountant-download/add-quarter'

describe.each(testDatabases)("the accountant's quarter, on $name", ({ create }) => {
  let database: TestDatabase
  let shop: DownloadShop
  let anna: Accountant
  let bert: Accountant
  let customer: number

  beforeAll(async () => {
    database = await create()
    shop = await startDownloadShop(database)
    anna = await shop.accountant('anna')
    bert = await shop.accountant('bert')
    customer = dataOf(await shop.admin<{ id: number }>('POST', 'register', { name: '=1+1', email: 'k@example.com' })).id
    const rate = '{ updateShop(input: { vatStandard: 21 }) { id } }'
    expect((await shop.graphql(`mutation ${rate}`, {}, shop.adminHeaders)).errors).toBeUndefined()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** A repair that was collected at an instant, and its number. */
  async function collected(at: string | null, record: object, paidWith = 'card'): Promise<string> {
    const job = { customer, hold_back_notice: true, status: 'finished', end_date: '2026-09-30', ...record }
    const { id, number } = dataOf(
      await shop.admin<{ id: number; number: string }>('POST', 'statuses-repair/add-status-repair', job),
    )
    if (at === null) return number
    const pickUp = `mutation { pickUpJob(job: statusRepair, id: ${id}, paidWith: ${paidWith}) }`
    expect((await shop.graphql(pickUp, {}, shop.adminHeaders)).errors).toBeUndefined()
    await shop.services.database.write((manager) => manager.update(StatusRepair, id, { pickedUpAt: at }))
    return number
  }

  const line = (unit_price: number, vat_rate: number) => ({
    kind: 'part',
    description: 'Onderdeel',
    quantity: '1',
    unit_price,
    vat_rate,
  })
  const add = (accountant: number, year: number, quarter: number) =>
    shop.admin<Added>('POST', path, { accountant, year, quarter })
  const contentOf = async (url: string, headers = anna.headers) =>
    Buffer.from(await (await shop.get(url, headers)).arrayBuffer())

  it('[K24] puts the collected jobs of a quarter among the documents, as CSV and as a workbook with the same numbers', async () => {
    const first = await collected('2026-07-01T08:00:00.000Z', { lines: [line(149.5, 21), line(19.99, 9)] })
    // The last minute of September in the shop, and the first one of October.
    const last = await collected('2026-09-30T21:59:00.000Z', { costs: 50 }, 'cash')
    await collected('2026-09-30T22:00:00.000Z', { costs: 70 })
    await collected(null, { costs: 80 })
    await collected(null, { costs: 90, status: 'waiting' })

    const answer = await add(anna.id, 2026, 3)
    expect(answer.status).toBe(201)
    const { files, jobs, has_replaced } = dataOf(answer)
    expect({ jobs, has_replaced, names: files.map(({ name }) => name) }).toEqual({
      jobs: 2,
      has_replaced: false,
      names: ['Opdrachten 2026 kwartaal 3.csv', 'Opdrachten 2026 kwartaal 3.xlsx'],
    })
    const [csv = '', xlsx = ''] = files.map(({ url }) => url)
    const text = (await contentOf(csv)).toString()
    expect(text).toBe(
      [
        '\uFEFF"Opdracht";"Opgehaald op";"Netto";"Btw";"Totaal";"Betaald met"',
        `"${first}";"2026-07-01";"141,89";"27,60";"169,49";"Pin"`,
        `"${last}";"2026-09-30";"41,32";"8,68";"50,00";"Contant"`,
        '',
      ].join('\r\n'),
    )

    const rows = await readSheet(await contentOf(xlsx))
    expect(rows).toEqual([
      ['Opdracht', 'Opgehaald op', 'Netto', 'Btw', 'Totaal', 'Betaald met'],
      [first, new Date('2026-07-01T00:00:00Z'), 141.89, 27.6, 169.49, 'Pin'],
      [last, new Date('2026-09-30T00:00:00Z'), 41.32, 8.68, 50, 'Contant'],
    ])
    const sumOf = (values: unknown[]) => values.reduce<number>((sum, value) => sum + Math.round(Number(value) * 100), 0)
    const cells = text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';').map((cell) => cell.slice(1, -1)))
    for (const column of [2, 3, 4]) {
      const inCsv = cells.map((row) => row[column]?.replace(',', '.'))
      expect(sumOf(rows.slice(1).map((row) => row[column]))).toBe(sumOf(inCsv))
    }
  })

  it('[K24] [I16] takes the place of the same version, has a name of its own after a change, and leaves no file behind', async () => {
    const before = await shop.onDisk()
    expect(dataOf(await add(anna.id, 2026, 3))).toMatchObject({ jobs: 2, has_replaced: true })
    expect(await shop.onDisk()).toHaveLength(before.length)
    const late = await collected('2026-08-01T08:00:00.000Z', { costs: 0 }, 'later')
    const again = dataOf(await add(anna.id, 2026, 3))
    expect(again).toMatchObject({ jobs: 3, has_replaced: false })
    expect(again.files.map(({ name }) => name)).toEqual([
      'Opdrachten 2026 kwartaal 3 (2).csv',
      'Opdrachten 2026 kwartaal 3 (2).xlsx',
    ])
    expect(await shop.onDisk()).toHaveLength(before.length + 2)
    expect((await contentOf(again.files[0]?.url ?? '')).toString()).toContain(
      `"${late}";"2026-08-01";"0,00";"0,00";"0,00";"Betaalt later"`,
    )
    const both = await Promise.all([add(anna.id, 2026, 3), add(anna.id, 2026, 3)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const own = dataOf(await anna.rest<{ files: object[] }>('GET', 'accountant-download-of-accountant'))
    expect(own.files).toHaveLength(4)
    expect(await shop.onDisk()).toHaveLength(before.length + 2)
  })

  it('[Y34] of 5,000 jobs lets others have their turn while it is written', async () => {
    const first = await shop.services.database.reader.findOneOrFail(StatusRepair, { where: { status: 'finished' } })
    const [{ max }] = await shop.services.database.reader.query('SELECT MAX(id) AS max FROM status_repair')
    const jobs = Array.from({ length: 5000 }, (_, at) => ({
      ...first,
      customer,
      id: Number(max) + 1 + at,
      number: `25-${String(at).padStart(4, '0')}`,
      pickedUpAt: new Date(Date.UTC(2025, 6, 1, 12, at)).toISOString(),
      lines: [{ kind: 'part', description: 'Onderdeel', quantity: '1', unitPrice: at * 100, vatRate: 21 }],
    }))
    for (let from = 0; from < jobs.length; from += 250) {
      await shop.services.database.write((manager) =>
        manager.insert(StatusRepair, jobs.slice(from, from + 250) as never),
      )
    }
    const silences: number[] = []
    let files: Added['files'] = []
    // Others use the machine too: the shortest of the longest silences.
    for (let round = 1; round <= 3; round++) {
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      const added = dataOf(await add(bert.id, 2025, 3))
      delay.disable()
      expect(added.jobs).toBe(5000)
      ;({ files } = added)
      silences.push(delay.max / 1e6)
    }
    expect(Math.min(...silences)).toBeLessThan(100)

    const rows = await readSheet(await contentOf(files[1]?.url ?? '', bert.headers))
    expect(rows).toHaveLength(5001)
    expect(rows[1]).toEqual(['25-0000', new Date('2025-07-01T00:00:00Z'), 0, 0, 0, 'Pin'])
    expect(rows.at(-1)?.slice(2, 5)).toEqual([4131.4, 867.6, 4999])
  }, 60_000)

  it('[K24] is for that accountant alone, in whose language it is, and made by cms-admin', async () => {
    const { files } = dataOf(await add(bert.id, 2026, 4))
    const url = files[0]?.url ?? ''
    expect((await shop.get(url, bert.headers)).status).toBe(200)
    expect((await shop.get(url, anna.headers)).status).toBe(404)
    expect((await shop.get(url)).status).toBe(401)
    expect((await anna.rest('POST', path, { accountant: anna.id, year: 2026, quarter: 3 })).status).toBe(403)
  })

  it('[K24] names what there is not: an accountant, a quarter, or one that has yet to begin', async () => {
    const faults = async (year: number, quarter: number) => (await add(anna.id, year, quarter)).body.errors
    expect(await faults(2026, 5)).toHaveProperty('quarter')
    expect(await faults(1900, 1)).toHaveProperty('year')
    expect((await add(customer, 2026, 3)).body.errors).toHaveProperty('accountant')
    expect(await faults(2099, 1)).toEqual({ quarter: ['This quarter has not begun yet.'] })
  })
})
