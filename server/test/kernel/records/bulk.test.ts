import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { searchDifference } from '../search/searchDifference.js'
import { type ContentShop, startContentShop } from './contentShop.js'

interface Stored {
  items: { id: number; visible?: boolean; version?: number }[]
}

describe.each(bothDatabases)('bulk operations on records, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })

  const remove = (entity: string, ids: number[]) =>
    shop.ask<{ deleted: number[] }>(
      `mutation ($ids: [Int!]!) { deleteRecords(entity: ${entity}, ids: $ids) { deleted } }`,
      { ids },
    )
  const show = (records: { id: number; version?: number }[], visible: boolean, entity = 'page') =>
    shop.ask<number>(
      `mutation ($records: [RecordAtVersion!]!, $visible: Boolean!) {
        showRecords(entity: ${entity}, records: $records, visible: $visible)
      }`,
      { records: records.map(({ id, version }) => ({ id, version })), visible },
    )
  const there = async (list: string, ids: number[], fields = 'id') => {
    const document = `query ($ids: [Int!]!) { ${list}(filter: { ids: $ids }) { items { ${fields} } } }`
    return (await shop.read<Stored>(document, { ids })).items
  }
  const pages = async (...titles: string[]) => {
    const made: { id: number; version: number }[] = []
    for (const title of titles) {
      made.push(
        await shop.create<{ id: number; version: number }>(
          'Page',
          { language: 'nl', title, visible: false },
          'id version',
        ),
      )
    }
    return made
  }

  it('[B13] deletes all of them with their translations, once each', async () => {
    const tip = (title: string, rest = {}) => ({ language: 'nl', title, text: '<p>Tip</p>', ...rest })
    const dutch = await shop.create('Tip', tip('Een'))
    const english = await shop.create('Tip', tip('One', { language: 'en', translationOf: dutch.id }))
    const other = await shop.create('Tip', tip('Twee'))
    const ids = [Number(dutch.id), Number(english.id), Number(other.id)]
    const { data } = await remove('tip', ids)
    expect(data?.deleted.toSorted()).toEqual(ids.toSorted())
    expect(await there('tips', ids)).toEqual([])
  })

  it('[B13] deletes none where one is still referenced, and names it', async () => {
    const customer = async (name: string) => {
      const data = await shop.read<{ id: number }>(
        'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
        { input: { name, email: `${name.toLowerCase()}@example.com` } },
      )
      return data.id
    }
    const ids = [await customer('Vrij'), await customer('Bezig'), await customer('Druk')]
    for (const of of ids.slice(1)) await shop.create('StatusRepair', { customer: of })
    expect(await remove('customer', ids)).toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing was deleted, for this is still in use: ‘Bezig’, ‘Druk’.',
    })
    expect(await there('customers', ids)).toHaveLength(3)
    expect(await remove('customer', ids.slice(1, 2))).toMatchObject({
      message: expect.stringContaining('still has jobs'),
    })
  })

  it('[B13] deletes none where one is not there, nor what cannot be deleted, nor more than a hundred', async () => {
    const [one] = await pages('Blijft staan')
    expect(await remove('page', [one?.id ?? 0, 987_654])).toMatchObject({ code: 'NOT_FOUND' })
    expect(await there('pages', [one?.id ?? 0])).toHaveLength(1)
    expect(await remove('accountantDownload', [1])).toMatchObject({ code: 'BAD_REQUEST' })
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(await remove('page', many)).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('[B5] shows all of them, and counts those that were hidden', async () => {
    const made = await pages('Tarieven nu', 'Over ons nu')
    expect((await show(made, true)).data).toBe(2)
    const now = await there(
      'pages',
      made.map(({ id }) => id),
      'id visible version',
    )
    expect(now).toEqual(made.map(({ id, version }) => ({ id, visible: true, version: version + 1 })))
    expect((await show(now, true)).data).toBe(0)
    expect((await show(now, false)).data).toBe(2)
  })

  it('[B5] shows none when another user changed one meanwhile, and names it', async () => {
    const made = await pages('Rustig', 'Gewijzigd')
    await shop.update('Page', made[1]?.id ?? 0, { subtitle: 'Anders' })
    expect(await show(made, true)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('in the meantime: ‘Gewijzigd’.'),
    })
    const now = await there(
      'pages',
      made.map(({ id }) => id),
      'id visible',
    )
    expect(now).toEqual(made.map(({ id }) => ({ id, visible: false })))
    expect(await show(made, true, 'newsCategory')).toMatchObject({ code: 'BAD_REQUEST' })
  })
})
