import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { StockMovement } from '../../../src/features/stock/StockMovement.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { MoneyShop, type ShownInvoice, shown } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const [newPc, repair] = kinds

interface Pair {
  nl: number
  en: number
}

describe.each(bothDatabases)('one ledger of stock, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  let customer: number
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const anna = await shop.person('Anna', {
      address: 'Dorpsstraat',
      house_number: '1',
      zip_code: '1234 AB',
      city: 'Ede',
    })
    money = new MoneyShop(shop, anna)
    customer = anna.id
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function done<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.admin.ask<Data>(query, variables)
    if (!data || errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async function addRow(input: object): Promise<number> {
    const query = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
    const title = `Kabel ${++number}`
    return (await done<{ createProduct: { id: number } }>(query, { input: { title, price: 12.5, ...input } }))
      .createProduct.id
  }

  async function addPair(stock: number): Promise<Pair> {
    const nl = await addRow({ language: 'nl', stock })
    return { nl, en: await addRow({ language: 'en', translationOf: nl }) }
  }

  async function addPart(stock: number): Promise<number> {
    const query = 'mutation ($input: CreateZzpProductInput!) { createZzpProduct(input: $input) { id } }'
    const input = { title: `SSD ${++number}`, stock }
    return (await done<{ createZzpProduct: { id: number } }>(query, { input })).createZzpProduct.id
  }

  const setStock = (id: number, stock: number) =>
    done('mutation ($id: Int!, $stock: Int!) { updateProduct(id: $id, input: { stock: $stock }) { id } }', {
      id,
      stock,
    })
  const link = (id: number, translation: number, takeFrom: number) =>
    done(
      'mutation ($id: Int!, $translation: Int!, $takeFrom: Int) { linkTranslation(entity: product, id: $id, translation: $translation, takeFrom: $takeFrom) { id } }',
      { id, translation, takeFrom },
    )

  async function movesOf(id: number): Promise<[number, number, string | null, string | null][]> {
    const query = '{ items { delta stock reason about } }'
    const { productMovements } = await done<{
      productMovements: { items: { delta: number; stock: number; reason: string; about: string | null }[] }
    }>(`{ productMovements(product: ${id}, perPage: 100) ${query} }`)
    return productMovements.items.toReversed().map(({ delta, stock, reason, about }) => [delta, stock, reason, about])
  }

  async function partMoves(product: number): Promise<[number, number, string | null][]> {
    const { reader } = shop.services.database
    const found = await reader.find(StockMovement, { where: { product }, order: { id: 'ASC' } })
    return found.map(({ delta, stock, reason }) => [delta, stock, reason])
  }

  async function stockOf(id: number): Promise<number> {
    return (await done<{ product: { stock: number } }>(`{ product(id: ${id}) { stock } }`)).product.stock
  }

  /** Of every product its movements come to what is there, each after the one before. */
  async function expectWhole(): Promise<void> {
    const { reader } = shop.services.database
    const pairs: { pair: number; stock: number }[] = await reader.query('SELECT DISTINCT pair, stock FROM product')
    const moves = await reader.find(StockMovement, { order: { id: 'ASC' } })
    for (const { pair, stock } of pairs) {
      let sum = 0
      for (const move of moves.filter((each) => each.pair === pair)) {
        sum += move.delta
        expect({ pair, after: move.stock }).toEqual({ pair, after: sum })
      }
      expect({ pair, sum }).toEqual({ pair, sum: stock })
    }
  }

  const line = (product: number, quantity = '1') => {
    return { kind: 'part', description: 'Kabel', quantity, unit_price: 12.5, vat_rate: 21, product }
  }
  const partLine = (stock_product: number, quantity = '1') => {
    return { kind: 'part', description: 'SSD', quantity, unit_price: 80, vat_rate: 21, stock_product }
  }
  const sell = (lines: object[], total: number, more: object = {}) =>
    shop.admin.ask<Record<'sellAtTill', ShownInvoice>>(
      `mutation ($lines: [TillLine!], $jobs: [BilledJobInput!], $payments: [ReceivedInput!], $total: Money!, $isAboveStock: Boolean) {
        sellAtTill(lines: $lines, jobs: $jobs, kind: receipt, payments: $payments, total: $total, isAboveStock: $isAboveStock) { ${shown} }
      }`,
      { lines, total, payments: [{ method: 'card', amount: total }], ...more },
    )

  it('[Y67] each change of the stock of a product is a movement, once for both languages', async () => {
    const { nl, en } = await addPair(5)
    await setStock(nl, 8)
    await setStock(en, 6)
    await setStock(en, 6)
    expect(await movesOf(en)).toEqual(await movesOf(nl))
    expect(await movesOf(nl)).toEqual([
      [5, 5, 'opening', null],
      [3, 8, 'count', null],
      [-2, 6, 'count', null],
    ])
    const english = await addRow({ language: 'nl', stock: 2 })
    const sent = await addRow({ language: 'en', translationOf: english, stock: 7 })
    expect(await movesOf(sent)).toEqual([
      [2, 2, 'opening', null],
      [5, 7, 'translation', null],
    ])
    await expectWhole()
  })

  it('[Y67] what is sold and taken back, with who did it', async () => {
    const { nl, en } = await addPair(2)
    const receipt = money.whole(await sell([{ product: en, quantity: '2' }], 25), 'sellAtTill')
    const credit = await money.ask<Record<'creditInvoice', ShownInvoice>>(
      `mutation ($id: Int!) { creditInvoice(id: $id, givesBackStock: true) { ${shown} } }`,
      { id: receipt.id },
    )
    const { name } = money.whole(credit, 'creditInvoice') as ShownInvoice & { name?: string; number?: string }
    expect(await movesOf(nl)).toEqual([
      [2, 2, 'opening', null],
      [-2, 0, 'sale', null],
      [2, 2, 'return', expect.stringMatching(/^C/)],
    ])
    expect(name).not.toBe('')
    const { productMovements } = await done<{ productMovements: { items: { userName: string }[] } }>(
      `{ productMovements(product: ${nl}) { items { userName } } }`,
    )
    expect(new Set(productMovements.items.map(({ userName }) => userName))).toEqual(new Set(['The cms-admin']))
  })

  it('[I10] what is sold above the count corrects it first', async () => {
    const { nl } = await addPair(1)
    const part = await addPart(1)
    const lines = [
      { product: nl, quantity: '3' },
      { part, quantity: '2', unitPrice: 10 },
    ]
    expect((await sell(lines, 57.5)).errors).toBeDefined()
    money.whole(await sell(lines, 57.5, { isAboveStock: true }), 'sellAtTill')
    expect((await movesOf(nl)).slice(1)).toEqual([
      [2, 3, 'found', null],
      [-3, 0, 'sale', null],
    ])
    expect((await partMoves(part)).slice(1)).toEqual([
      [1, 2, 'found'],
      [-2, 0, 'sale'],
    ])
  })

  it.each([newPc, repair])('[Y67] a product on a job leaves stock once, and comes back ($one)', async (kind) => {
    const { nl, en } = await addPair(5)
    const job = await shop.addJob(kind, { customer, lines: [line(en, '2')] })
    await shop.editJob(kind, job.id, { description: 'Pc' })
    await shop.editJob(kind, job.id, { lines: [line(nl, '2')] })
    expect(await movesOf(nl)).toEqual([
      [5, 5, 'opening', null],
      [-2, 3, 'job', job.number],
    ])
    await shop.editJob(kind, job.id, { lines: [line(nl), line(en, '3')] })
    await shop.editJob(kind, job.id, { lines: [line(en)] })
    await shop.admin.rest('DELETE', `${kind.one}/delete/${job.id}`)
    expect((await movesOf(en)).slice(2)).toEqual([
      [-2, 1, 'job', job.number],
      [3, 4, 'jobReturned', job.number],
      [1, 5, 'jobReturned', job.number],
    ])
    expect([await stockOf(nl), await stockOf(en)]).toEqual([5, 5])
    const refused = await shop.admin.rest('POST', kind.add, { customer, lines: [line(nl, '6')] })
    expect(refused.body.errors).toEqual({ 'lines.0.product': ['There are not that many in stock.'] })
    const unknown = await shop.admin.rest('POST', kind.add, { customer, lines: [line(99_999)] })
    expect(unknown.body.errors).toEqual({ 'lines.0.product': ['This part is not in stock.'] })
    const half = await shop.admin.rest('POST', kind.add, { customer, lines: [line(nl, '1.5')] })
    expect(half.body.errors).toEqual({ 'lines.0.quantity': ['Only whole pieces come from stock.'] })
  })

  it('[Y67] what a job used is not taken again when it is billed, and goes back once with its credit note', async () => {
    const { nl } = await addPair(5)
    const job = await shop.addJob(repair, { customer, lines: [line(nl, '2')] })
    const jobs = [{ kind: 'statusRepair', id: job.id }]
    const receipt = money.whole(await sell([], 25, { jobs }), 'sellAtTill')
    expect(await stockOf(nl)).toBe(3)
    const again = await shop.addJob(newPc, { customer, lines: [line(nl)] })
    const billed = await money.ask<Record<'billJobs', ShownInvoice>>(
      `mutation ($jobs: [BilledJobInput!]!) { billJobs(jobs: $jobs) { ${shown} } }`,
      { jobs: [{ kind: 'statusNewPc', id: again.id }] },
    )
    money.whole(billed, 'billJobs')
    expect(await stockOf(nl)).toBe(2)
    for (let time = 0; time < 2; time++) {
      await money.ask(`mutation ($id: Int!) { creditInvoice(id: $id, givesBackStock: true) { id } }`, {
        id: receipt.id,
      })
    }
    expect((await movesOf(nl)).map(([delta]) => delta)).toEqual([5, -2, -1, 2])
    const { reader } = shop.services.database
    expect((await reader.findOneByOrFail(StatusRepair, { id: job.id })).lines).toMatchObject([{ product: null }])
    await expectWhole()
  })

  it('[Y67] what is counted 0 is refused, and used when the shop says that it lies there: the count is corrected', async () => {
    const { nl } = await addPair(1)
    const part = await addPart(0)
    const lines = [line(nl, '2'), partLine(part)]
    const refused = await shop.admin.rest('POST', repair.add, { customer, lines })
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'lines.0.product': [expect.any(String)] } } })
    expect(await shop.admin.rest('POST', repair.add, { customer, lines: [partLine(part)] })).toMatchObject({
      status: 422,
    })
    const job = await shop.addJob(repair, { customer, lines, is_above_stock: true })
    await shop.editJob(repair, job.id, { is_above_stock: true, description: 'Laptop' })
    expect((await movesOf(nl)).slice(1)).toEqual([
      [1, 2, 'found', job.number],
      [-2, 0, 'job', job.number],
    ])
    expect(await partMoves(part)).toEqual([
      [1, 1, 'found'],
      [-1, 0, 'job'],
    ])
    await shop.editJob(repair, job.id, { lines: [] })
    expect(await stockOf(nl)).toBe(2)
  })

  it('[Y67] of 12 jobs side by side for 5 pieces in either language 5 get one', async () => {
    const [one, other] = [await addPair(5), await addPair(5)]
    const wanted = Array.from({ length: 12 }, (_, index) => {
      const lines = [line(index % 2 ? one.nl : one.en), line(index % 3 ? other.en : other.nl)]
      return shop.admin.rest('POST', repair.add, { customer, lines: index % 2 ? lines : lines.toReversed() })
    })
    const statuses = (await Promise.all(wanted)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(5).fill(201), ...Array(7).fill(422)])
    expect([await stockOf(one.nl), await stockOf(other.en)]).toEqual([0, 0])
    await expectWhole()
  })

  it('[C1] products that become translations of each other, or no more, take their stock along', async () => {
    const [nl, en] = [await addRow({ language: 'nl', stock: 5 }), await addRow({ language: 'en', stock: 3 })]
    await link(nl, en, en)
    expect(await movesOf(nl)).toEqual([
      [5, 5, 'opening', null],
      [-2, 3, 'count', null],
    ])
    await done(`mutation { unlinkTranslation(entity: product, id: ${en}) { id } }`)
    expect((await movesOf(en)).map(([delta, stock, reason]) => [delta, stock, reason])).toEqual([
      [3, 3, 'opening'],
      [-3, 0, 'translation'],
      [3, 3, 'opening'],
    ])
    await expectWhole()
  })

  it('[Y67] a product that is deleted keeps its ledger, and gets back what a job gives back meanwhile', async () => {
    const { nl, en } = await addPair(4)
    const job = await shop.addJob(repair, { customer, lines: [line(en)] })
    await shop.admin.rest('DELETE', `product/delete/${nl}`)
    await shop.editJob(repair, job.id, { lines: [] })
    await done(`mutation { restoreRecord(entity: product, id: ${nl}) { restored } }`)
    expect((await movesOf(nl)).map(([delta, stock]) => [delta, stock])).toEqual([
      [4, 4],
      [-1, 3],
      [1, 4],
    ])
    expect([await stockOf(nl), await stockOf(en)]).toEqual([4, 4])
  })

  it('[Y67] movements of products are final, and no part of what the partner reads', async () => {
    const { nl } = await addPair(3)
    const change = (statement: string) => shop.services.database.write((manager) => manager.query(statement))
    await expect(change(`UPDATE stock_movement SET delta = 9 WHERE pair = ${nl}`)).rejects.toThrow('final')
    await expect(change(`DELETE FROM stock_movement WHERE pair = ${nl}`)).rejects.toThrow('final')
    const { stockMovements } = await done<{ stockMovements: { items: { product: object }[] } }>(
      '{ stockMovements(perPage: 1000) { items { product { id } } } }',
    )
    expect(stockMovements.items.every(({ product }) => product !== null)).toBe(true)
  })
})
