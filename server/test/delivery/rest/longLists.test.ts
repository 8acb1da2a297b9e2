import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { printAnswer } from '../../../src/delivery/rest/printAnswer.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const count = 550

describe('a list that is asked for whole', () => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startContentShop(database)
    await shop.create('Tip', { language: 'nl', title: 'Eerste' })
    const [tip] = await shop.services.database.rows.find<Tip>(Tip, {})
    const tips = Array.from({ length: count }, (_, index) => {
      const id = 100 + index
      return { ...tip, id, pair: id, url: `tip-${id}`, title: `Tip ${id}`, titleKey: `tip ${id}` }
    })
    await shop.services.database.write(async (manager) => {
      for (let from = 0; from < count; from += 50) await manager.insert(Tip, tips.slice(from, from + 50))
    })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** How often others had their turn during some work. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let [turns, isDone] = [0, false]
    const counting = (async () => {
      for (; !isDone; turns += 1) await nextTurn()
    })()
    await work()
    isDone = true
    await counting
    return turns
  }

  it('[Y40] leaves others a turn after each hundred rows, and says the same in the same order', async () => {
    const headers = await shop.login()
    const [answer, pages] = [await fetch(`${shop.url}/api/tips`, { headers }), [] as unknown[]]
    const whole = (await answer.json()) as { data: { id: number }[]; meta: { total: number } }
    expect(whole).toHaveProperty('meta.total', count + 1)
    for (let page = 1; page <= 12; page += 1) {
      const part = await fetch(`${shop.url}/api/tips?per_page=50&page=${page}`, { headers })
      pages.push(...((await part.json()) as { data: unknown[] }).data)
    }
    expect(whole.data).toEqual(pages)

    const context = { ...shop.api.context(null, 'nl'), viewer: { id: 1, role: 'cms-admin' } } as never
    const list = parse('query ($perPage: Int!) { tips(perPage: $perPage) { total items { id title image { url } } } }')
    const run = (perPage: number) => turnsDuring(() => shop.api.execute(list, { perPage }, context))
    const few = await run(50)
    expect((await run(1000)) - few).toBeGreaterThanOrEqual(5)
  })

  it('[Y40] is printed in turns, too', async () => {
    const type = shop.api.schema.getQueryType()?.getFields().tips?.type
    const items = Array.from({ length: count }, (_, id) => ({ id }))
    const print = () => printAnswer('rows', { type } as never, { items, total: count })
    expect(await turnsDuring(print)).toBeGreaterThanOrEqual(5)
  })
})
