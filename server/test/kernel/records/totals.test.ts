import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import { NewsGroup } from '../../../src/features/news/NewsGroup.js'
import { SignIn } from '../../../src/features/sessions/SignIn.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { statementsOf } from '../database/statementsOf.js'
import { type ContentShop, startContentShop } from './contentShop.js'

/**
 * Only these write without TypeORM: emptied tables and a demo's events are reported by `recordWrite`, the older backup is a
 * database of its own, and the others write to tables that hold no records.
 */
const writingBySql = [
  'features/backup/insertRow.ts',
  'features/backup/olderBackup.ts',
  'features/invoices/allocateNumber.ts',
  'features/jobs/jobNumbers.ts',
  'features/ownShop/removeDemo.ts',
  'kernel/database/MigrationJournal.ts',
  'kernel/database/countChanges.ts',
  'kernel/database/emptyTables.ts',
  'kernel/database/versionOfDatabase.ts',
  'kernel/links/indexLinks.ts',
  'kernel/search/indexRecord.ts',
]

it('[G3] nothing else writes by raw SQL, which would not invalidate totals', () => {
  const source = path.join(import.meta.dirname, '../../../src')
  const writing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('migrations'))
    .filter((file) => /\b(INSERT|UPDATE|DELETE FROM|REPLACE)\b/.test(readFileSync(path.join(source, file), 'utf8')))
  expect(writing.sort()).toEqual(writingBySql)
})

interface List {
  total: number
  items: { id: number }[]
}

describe.each(bothDatabases)('totals of lists on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  const ids: number[] = []

  const list = (filter = '{}', page = 1, perPage = 2, name = 'newsGroups') => {
    const document = `query ($page: Int!, $perPage: Int!) {
      ${name}(filter: ${filter}, page: $page, perPage: $perPage) { total items { id } }
    }`
    return shop.read<List>(document, { page, perPage })
  }
  const countsOf = async (work: () => Promise<unknown>) =>
    (await statementsOf(shop.services.database, work)).filter((statement) => statement.includes('COUNT(*)')).length

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    for (const title of ['Een', 'Twee', 'Drie', 'Vier', 'Vijf']) {
      ids.push((await shop.create('NewsGroup', { language: 'nl', title })).id)
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[G3] are counted once per condition and then cached', async () => {
    expect(await countsOf(() => list())).toBe(1)
    expect(await countsOf(() => list())).toBe(0)
    expect(await list('{ search: "ie" }', 1, 1)).toMatchObject({ total: 2 })
    expect(await list('{ search: "ie" }', 1, 1)).toMatchObject({ total: 2 })
    expect(await list('{ search: "vie" }', 1, 1)).toMatchObject({ total: 1 })
    expect(await list('{ language: en }', 1, 1)).toEqual({ total: 0, items: [] })
    expect(await list()).toMatchObject({ total: 5 })
  })

  it('[G3] are not counted where the rows suffice, and are right on every page', async () => {
    expect(await countsOf(() => list('{}', 3, 2))).toBe(0)
    expect(await countsOf(() => list('{}', 1, 25))).toBe(0)
    for (const [page, perPage, rows] of [
      [1, 2, 2],
      [3, 2, 1],
      [4, 2, 0],
      [1, 5, 5],
      [2, 5, 0],
      [1, 6, 5],
    ]) {
      const { total, items } = await list('{}', page, perPage)
      expect([total, items.length]).toEqual([5, rows])
    }
  })

  it('[G3] are right after every write', async () => {
    const extra = (await shop.create('NewsGroup', { language: 'nl', title: 'Zes' })).id
    expect(await list()).toMatchObject({ total: 6 })
    await shop.update('NewsGroup', extra, { title: 'Drieling' })
    expect(await list('{ search: "drie" }', 1, 1)).toMatchObject({ total: 2 })
    await shop.remove('NewsGroup', extra)
    expect(await list('{ search: "drie" }', 1, 1)).toMatchObject({ total: 1 })
    expect(await list()).toMatchObject({ total: 5 })
    await shop.refused('NewsGroup', { language: 'nl', title: 'Een' })
    expect(await list()).toMatchObject({ total: 5 })
  })

  it('[G3] are right when another process has written, such as a command or another instance', async () => {
    expect(await list()).toMatchObject({ total: 5 })
    const other = await openDatabase(database.address)
    try {
      const [deleted] = ids.splice(-1)
      await other.write((manager) => manager.delete(NewsGroup, { id: deleted }))
      expect(await list()).toMatchObject({ total: 4 })
    } finally {
      await other.close()
    }
  })

  it('[G3] are right when the database itself deletes rows along with others', async () => {
    const { database: own } = shop.services
    const account = { name: 'Joke', email: 'joke@example.com', password: 'a-good-password' }
    const { id } = await shop.read<{ id: number }>(
      'mutation ($account: CreateCustomerInput!) { register(input: $account) { id } }',
      { account },
    )
    const signIn = {
      version: 1,
      createdAt: 'x',
      updatedAt: 'x',
      email: 'joke@example.com',
      outcome: 'locked',
      network: '',
    }
    await own.write(async (manager) => {
      for (const each of [9001, 9002]) await manager.insert(SignIn, { ...signIn, id: each, user: id } as object)
    })
    const { total } = await list('{}', 1, 1, 'signIns')
    await shop.remove('Customer', id)
    expect(await list('{}', 1, 1, 'signIns')).toMatchObject({ total: total - 2 })
  })
})
