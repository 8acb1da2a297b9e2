import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NewsGroup } from '../../../src/features/news/NewsGroup.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from './contentShop.js'

const groups = 540

describe.each(bothDatabases)('far down a list, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    await shop.services.database.write((manager) =>
      manager.insert(
        NewsGroup,
        Array.from({ length: groups }, (_, index) => ({
          id: 1000 + index,
          version: 1,
          pair: 1000 + index,
          language: 'nl' as const,
          title: `Groep ${index}`,
          titleKey: `groep ${index}`,
          // Many at the same moment, so that the order rests on the id.
          createdAt: '2026-01-01T10:00:00Z',
          updatedAt: `2026-01-0${1 + (index % 3)}T10:00:00Z`,
          ownChangedAt: '2026-01-01T10:00:00Z',
        })),
      ),
    )
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const page = (number: number, perPage: number, order: string) =>
    shop.read<{ total: number; items: { id: number; title: string }[] }>(
      `{ newsGroups(
        filter: { language: nl }, sort: { field: updatedAt, order: ${order} }, page: ${number}, perPage: ${perPage}
      ) { total items { id title } } }`,
    )

  it.each(['asc', 'desc'])('[Y40] the pages hold every record once, in the order of the list: %s', async (order) => {
    const whole = await page(1, 1000, order)
    const pages = []
    for (let number = 1; (number - 1) * 20 < whole.total; number += 1) pages.push(await page(number, 20, order))
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.total]))
    expect(whole.total).toBeGreaterThanOrEqual(groups)
  })

  it('[Y40] a page after the last is empty, and has the total', async () => {
    const { total } = await page(1, 1, 'asc')
    expect(await page(500, 20, 'asc')).toEqual({ total, items: [] })
  })

  it('[Y40] what is passed over is read by its ids alone', async () => {
    const statements: string[] = []
    const { reader } = shop.services.database
    const query = reader.query.bind(reader)
    reader.query = ((sql: string, values: unknown[]) => {
      statements.push(sql)
      return query(sql, values)
    }) as typeof reader.query
    await page(27, 20, 'desc')
    reader.query = query as typeof reader.query
    const [read] = statements.filter((sql) => /OFFSET 520/.test(sql))
    expect(read).toMatch(/FROM \(SELECT [`"]id[`"] AS deep_id FROM [^)]*OFFSET 520\) deep JOIN/)
  })
})
