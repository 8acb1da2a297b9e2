import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { allocateJobNumber, findJobByNumber } from '../../../src/features/jobs/jobNumbers.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { transpile } from '../../transpiled.js'
import { type JobShop, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const [newPc, repair] = kinds
const cache = fileURLToPath(new URL('../../../.cache', import.meta.url))
const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', year: '2-digit' }).format(new Date())
const numberOf = (sequence: number) => `${year}-${String(sequence).padStart(4, '0')}`

describe.each(bothDatabases)('numbers of jobs, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let customer: number

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    customer = (await shop.person('Anna')).id
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[K3] count both kinds of job together, over both APIs, and stay with a job', async () => {
    const first = await shop.addJob(repair, { customer })
    expect(first.number).toBe(numberOf(1))
    expect((await shop.addJob(newPc, { customer })).number).toBe(numberOf(2))
    const { data } = await shop.admin.ask<{ createStatusRepair: { id: number; number: string } }>(
      `mutation { createStatusRepair(input: { customer: ${customer}, status: waiting }) { id number } }`,
    )
    expect(data?.createStatusRepair.number).toBe(numberOf(3))
    expect((await shop.editJob(repair, first.id, { description: 'Laptop' })).number).toBe(numberOf(1))
    const refused = await shop.admin.rest('PUT', `status-repair/edit/${first.id}`, { number: '26-9999' })
    expect(refused.status).toBe(400)
  })

  it('[K3] are not given to what is refused, nor given again after a deletion; restored it has its own', async () => {
    expect((await shop.admin.rest('POST', repair.add, { customer: 99_999 })).status).toBe(422)
    const job = await shop.addJob(repair, { customer })
    expect(job.number).toBe(numberOf(4))
    await shop.admin.rest('DELETE', `status-repair/delete/${job.id}`)
    expect((await shop.addJob(repair, { customer })).number).toBe(numberOf(5))
    const restore = 'mutation ($id: Int!) { restoreRecord(entity: statusRepair, id: $id) { restored } }'
    expect((await shop.admin.ask(restore, { id: job.id })).errors).toBeUndefined()
    const { data } = await shop.admin.ask(`{ statusRepair(id: ${job.id}) { number } }`)
    expect(data).toEqual({ statusRepair: { number: numberOf(4) } })
    for (const written of [numberOf(4), numberOf(4).replace('-', ''), `#${numberOf(4)}`]) {
      const found = await findJobByNumber(shop.services.database.reader, written)
      expect(found).toEqual({ kind: 'statusRepair', id: job.id })
    }
  })

  it('[Y22] put the jobs of a list in order, beyond 9,999 a year too, over both APIs', async () => {
    await shop.services.database.write((manager) => manager.query('UPDATE job_count SET last = 9998'))
    for (const kind of [repair, newPc, repair, newPc]) await shop.addJob(kind, { customer })
    for (const [{ list, type }, last] of [
      [repair, [9999, 10_001]],
      [newPc, [10_000, 10_002]],
    ] as const) {
      const query = (order: string) =>
        `{ ${list}(sort: { field: number, order: ${order} }, perPage: 2) { items { number } } }`
      const numbers = async (order: string) => {
        const { data } = await shop.admin.ask<Record<string, { items: { number: string }[] }>>(query(order))
        return data?.[list]?.items.map(({ number }) => number)
      }
      expect([type, await numbers('desc')]).toEqual([type, last.map(numberOf).toReversed()])
      expect([type, (await numbers('asc'))?.[0]]).toEqual([type, numberOf(type === 'StatusRepair' ? 1 : 2)])
    }
    const { body } = await shop.admin.rest('GET', 'statuses-repair?sort=-number&per_page=2')
    expect(JSON.stringify(body)).toMatch(new RegExp(`${numberOf(10_001)}.*${numberOf(9999)}`))
  })

  it('[K3] belong to the year that it is in the time zone of the shop', async () => {
    const lastSecond = new Date('2030-12-31T23:30:00Z')
    const give = (timeZone: string) =>
      shop.services.database.write((manager) => allocateJobNumber(manager, { timeZone }, lastSecond))
    expect(await give('Europe/Amsterdam')).toBe('31-0001')
    expect(await give('UTC')).toBe('30-0001')
    expect(await give('Europe/Amsterdam')).toBe('31-0002')
  })
})

describe.each(bothDatabases)('numbers of jobs from two processes, on $name', ({ create }) => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    await mkdir(cache, { recursive: true })
    folder = await mkdtemp(path.join(cache, 'number-writer-'))
    database = await create()
  })
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  it('[K3] 500 by 50 writers side by side: none twice and no gap', async () => {
    const program = await transpile('test/features/jobs/numberWriter', folder)
    const address = JSON.stringify(database.address)
    const run = async (entity: string) => {
      const { stdout } = await promisify(execFile)(process.execPath, [program, address, entity, '25', '10'])
      return JSON.parse(stdout) as string[]
    }
    const numbers = (await Promise.all([run('statusNewPc'), run('statusRepair')])).flat()
    expect(numbers.toSorted()).toEqual(Array.from({ length: 500 }, (_, index) => numberOf(index + 1)))
  })
})
