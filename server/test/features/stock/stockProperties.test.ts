import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dataOf } from '../../delivery/rest/restClient.js'
import { isEvery } from '../../isEvery.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type Stocked, type StockShop, startStockShop } from './stockShop.js'

type Move = { delta: number } | { stock: number } | { title: string }

const moves = fc.oneof(
  { weight: 6, arbitrary: fc.record({ delta: fc.integer({ min: -6, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ stock: fc.integer({ min: -2, max: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ title: fc.constantFrom('Kabel', 'Muis') }) },
)
/** Batches of simultaneous calls, one after the other. */
const lots = fc.array(fc.array(moves, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
/** A fixed seed; another seed runs other cases. */
const seed = Number(process.env.PROPERTY_SEED ?? 20261121)

describe.each(bothDatabases)('whatever moves stock at the same time, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: StockShop

  beforeAll(async () => {
    database = await create()
    shop = await startStockShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const send = (id: number, move: Move, index: number) => {
    const { rest } = index % 2 === 0 || 'title' in move ? shop.admin : shop.partner
    return 'delta' in move
      ? rest<Stocked>('POST', `zzp-product/adjust-stock/${id}`, move)
      : rest<Stocked>('PUT', `zzp-product/edit/${id}`, move)
  }

  it('[Z4] what was accepted is counted once, one after the other, never below zero, and the ledger adds up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 8 }), lots, async (initial, each) => {
        const { id } = await shop.add('Kabel', initial)
        const accepted: { move: Move; answer: Stocked }[] = []
        for (const lot of each) {
          const sent = lot.map(async (move, index) => ({ move, answer: await send(id, move, index) }))
          for (const { move, answer } of await Promise.all(sent)) {
            expect([200, 422]).toContain(answer.status)
            if (answer.status === 200) accepted.push({ move, answer: dataOf(answer) })
          }
        }
        // Each call got the version that it created: in that order they must lead from the first stock to the last.
        accepted.sort((one, other) => one.answer.version - other.answer.version)
        expect(accepted.map(({ answer }) => answer.version)).toEqual(accepted.map((_, index) => index + 2))
        let stock = initial
        const lines = initial === 0 ? [] : [{ delta: initial, stock: initial }]
        for (const { move, answer } of accepted) {
          const delta = 'delta' in move ? move.delta : 'stock' in move ? move.stock - stock : 0
          stock += delta
          if (delta !== 0) lines.push({ delta, stock })
          expect(answer.stock).toBe(stock)
          expect(stock).toBeGreaterThanOrEqual(0)
        }
        expect(await shop.read(id)).toMatchObject({ stock, version: accepted.length + 1 })
        const ledger = await shop.ledger(id)
        expect(ledger.map((line) => ({ delta: line.delta, stock: line.stock }))).toEqual(lines)
        expect(ledger.reduce((sum, line) => sum + line.delta, 0)).toBe(stock)
      }),
      { seed, numRuns: isEvery ? 40 : 15 },
    )
  })
})
