import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const line = (unit_price: number, quantity = '1') => ({ description: 'Werk', quantity, unit_price, vat_rate: 21 })

describe.each(bothDatabases)('a job that costs more than its customer knows, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const add = (record: object, kind = kinds[1]) =>
    shop.addJob(kind, { customer: anna.id, description: 'Laptop', ...record })

  it.each(kinds)('[I6] [Y62] says so over both APIs, and nothing forbids it: $name', async (kind) => {
    const within = await add({ cost_limit: 150, lines: [line(150)] }, kind)
    const above = await add({ cost_limit: 150, lines: [line(150), line(0.01)] }, kind)
    expect([within.is_above_limit, above.is_above_limit]).toEqual([false, true])
    const { data } = await shop.admin.ask(`{ ${kind.list}(perPage: 50) { items { id isAboveLimit } } }`)
    expect(data?.[kind.list]).toMatchObject({
      items: expect.arrayContaining([
        { id: within.id, isAboveLimit: false },
        { id: above.id, isAboveLimit: true },
      ]),
    })
    const finished = await shop.editJob(kind, above.id, { status: 'finished' })
    expect(finished).toMatchObject({ status: 'finished', is_above_limit: true })
    const lower = await shop.editJob(kind, above.id, { lines: [line(100)] })
    expect(lower.is_above_limit).toBe(false)
    const lowered = await shop.editJob(kind, above.id, { cost_limit: 99 })
    expect(lowered.is_above_limit).toBe(true)
  })

  it('[I6] [Y62] the limit is one with VAT, whatever the prices are, and also of costs without lines', async () => {
    const withoutVat = { including_vat: false, cost_limit: 121 }
    expect((await add({ ...withoutVat, lines: [line(100)] })).is_above_limit).toBe(false)
    expect((await add({ ...withoutVat, lines: [line(100.01)] })).is_above_limit).toBe(true)
    expect((await add({ cost_limit: 150, costs: 150 })).is_above_limit).toBe(false)
    expect((await add({ cost_limit: 150, costs: 151 })).is_above_limit).toBe(true)
    expect((await add({ ...withoutVat, costs: 101 })).is_above_limit).toBe(true)
    expect((await add({ cost_limit: 150 })).is_above_limit).toBe(false)
    expect((await add({ costs: 5000 })).is_above_limit).toBe(false)
  })

  it('[I6] [Y62] what was accepted by a quote counts instead of the limit', async () => {
    const { id } = await add({ cost_limit: 150, lines: [line(229)] })
    const isAbove = async () =>
      (
        await shop.admin.ask<{ statusRepair: { isAboveLimit: boolean } }>(
          `{ statusRepair(id: ${id}) { isAboveLimit } }`,
        )
      ).data?.statusRepair.isAboveLimit
    const accept = (agreedTotal: number | null) =>
      shop.services.database.write((manager) => manager.update(StatusRepair, { id }, { agreedTotal }))
    expect(await isAbove()).toBe(true)
    await accept(22_900)
    expect(await isAbove()).toBe(false)
    await accept(22_899)
    expect(await isAbove()).toBe(true)
    await accept(null)
    expect(await isAbove()).toBe(true)
  })

  it('[I6] [Y62] its customer is not told of the limit', async () => {
    const { id } = await add({ cost_limit: 150, lines: [line(229)] })
    const { data, errors } = await anna.ask(`{ statusRepair(id: ${id}) { id isAboveLimit } }`)
    expect([data?.statusRepair ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN'])
  })

  it('[Y62] is told of many in as many statements as of two', async () => {
    await shop.services.scheduler.stop()
    const [kind] = kinds
    const read = (perPage: number) => () =>
      shop.admin.ask(`{ ${kind.list}(perPage: ${perPage}) { items { isAboveLimit totals { including } } } }`)
    for (let count = 0; count < 5; count++) await add({ cost_limit: 1, lines: [line(2)] }, kind)
    const { database } = shop.services
    await read(2)()
    expect((await statementsOf(database, read(4))).length).toBe((await statementsOf(database, read(2))).length)
  })
})
