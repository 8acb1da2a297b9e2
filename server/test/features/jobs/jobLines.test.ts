import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { StockMovement } from '../../../src/features/stock/StockMovement.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const [newPc, repair] = kinds
const labour = { kind: 'labour', description: 'Onderzoek', quantity: '1,50', unit_price: 59.99, vat_rate: 21 }

describe.each(bothDatabases)('lines of jobs, on $name', ({ create }) => {
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

  const addPart = async (stock: number) => {
    const record = { title: `SSD ${Math.random()}`, stock }
    return dataOf(await shop.admin.rest<{ id: number }>('POST', 'zzp-products/add-zzp-product', record)).id
  }
  const stockOf = async (id: number) =>
    dataOf(await shop.admin.rest<{ stock: number }>('GET', `zzp-product/${id}`)).stock
  const movesOf = async (product: number) => {
    const found = await shop.services.database.reader.find(StockMovement, { where: { product }, order: { id: 'ASC' } })
    return found.map(({ delta }) => delta)
  }
  const line = (stock_product: number, quantity = '1') => {
    return { kind: 'part', description: 'SSD', quantity, unit_price: 80, vat_rate: 21, stock_product }
  }

  it('[K13] costs are the sum of the lines, and typed where there are none', async () => {
    const job = await shop.addJob(repair, { customer, costs: 25 })
    expect(job).toMatchObject({ costs: 25, lines: [] })
    const discount = { kind: 'other', description: 'Korting', quantity: '1', unit_price: -10, vat_rate: 21 }
    const edited = await shop.editJob(repair, job.id, { lines: [labour, discount], costs: 1 })
    expect(edited).toMatchObject({
      costs: 79.99,
      lines: [{ ...labour, quantity: '1.5', stock_product: null }, discount],
    })
    expect(await shop.editJob(repair, job.id, { costs: 5 })).toMatchObject({ costs: 79.99 })
    expect(await shop.editJob(repair, job.id, { lines: [], costs: 5 })).toMatchObject({ costs: 5, lines: [] })
  })

  it('[K13] a line that cannot be is refused by its field', async () => {
    const part = await addPart(5)
    const refused = async (lines: object[]) =>
      (await shop.admin.rest('POST', repair.add, { customer, lines })).body.errors
    expect(await refused([{ ...labour, quantity: 'veel' }])).toEqual({ 'lines.0.quantity': [expect.any(String)] })
    expect(await refused([labour, { ...labour, quantity: '0' }])).toEqual({ 'lines.1.quantity': [expect.any(String)] })
    expect(await refused([line(part, '1.5')])).toEqual({ 'lines.0.quantity': ['Only whole pieces come from stock.'] })
    expect(await refused([labour, line(99_999)])).toEqual({ 'lines.1.stock_product': [expect.any(String)] })
    expect(await refused([labour, line(part, '6')])).toEqual({ 'lines.1.stock_product': [expect.any(String)] })
    expect(await refused([{ ...labour, unit_price: -1 }])).toEqual({
      lines: ['The lines come to less than zero: -1.50.'],
    })
    expect(await stockOf(part)).toBe(5)
  })

  it('[K13] a part from stock moves the ledger once, and back when the line goes', async () => {
    const part = await addPart(5)
    const job = await shop.addJob(newPc, { customer, lines: [line(part, '2')] })
    await shop.editJob(newPc, job.id, { description: 'Pc' })
    await shop.editJob(newPc, job.id, { lines: [line(part, '2'), labour] })
    expect(await movesOf(part)).toEqual([5, -2])
    await shop.editJob(newPc, job.id, { lines: [line(part, '2'), line(part)] })
    await shop.editJob(newPc, job.id, { lines: [labour] })
    expect(await movesOf(part)).toEqual([5, -2, -1, 3])
  })

  it('[K13] a job that is deleted under way gives its parts back, and takes them again; one that is over keeps them', async () => {
    const part = await addPart(5)
    const job = await shop.addJob(repair, { customer, lines: [line(part, '2')] })
    await shop.admin.rest('DELETE', `status-repair/delete/${job.id}`)
    expect(await stockOf(part)).toBe(5)
    await shop.admin.ask(`mutation { restoreRecord(entity: statusRepair, id: ${job.id}) { restored } }`)
    expect(await stockOf(part)).toBe(3)
    await shop.editJob(repair, job.id, { status: 'finished' })
    await shop.admin.rest('DELETE', `status-repair/delete/${job.id}`)
    expect(await movesOf(part)).toEqual([5, -2, 2, -2])
  })

  it('[K13] of 20 jobs side by side for 7 pieces 7 get one, and 20 removals of one line give it back once', async () => {
    const part = await addPart(7)
    const jobs = await Promise.all(Array.from({ length: 20 }, () => shop.addJob(repair, { customer })))
    const answers = await Promise.all(
      jobs.map(({ id }) => shop.admin.rest('PUT', `status-repair/edit/${id}`, { lines: [line(part)] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(200), ...Array(13).fill(422)])
    expect(await movesOf(part)).toEqual([7, ...Array(7).fill(-1)])
    const served = jobs[answers.findIndex(({ status }) => status === 200)]?.id
    const remove = () => shop.admin.rest('PUT', `status-repair/edit/${served}`, { lines: [] })
    await Promise.all(Array.from({ length: 20 }, remove))
    expect(await movesOf(part)).toEqual([7, ...Array(7).fill(-1), 1])
    expect(await stockOf(part)).toBe(1)
  })
})
