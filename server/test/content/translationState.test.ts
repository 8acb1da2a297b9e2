import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { type ContentShop, startContentShop } from './contentShop.js'

describe.each(bothDatabases)('the lists of what lacks a translation, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const titles = async (state: string, search = '') => {
    const data = await shop.read<{ items: { title: string }[]; total: number }>(
      `query ($search: String!) {
        tips(filter: { translationState: ${state}, search: $search }, sort: { field: title }) { total items { title } }
      }`,
      { search },
    )
    expect(data.total).toBe(data.items.length)
    return data.items.map(({ title }) => title)
  }
  const tip = async (language: string, title: string, translationOf?: number) =>
    Number((await shop.create('Tip', { language, title, translationOf })).id)

  it('[E4] lists what exists in one language only, and what was changed in Dutch after it was in English', async () => {
    const dutch = await tip('nl', 'Back-up')
    await tip('nl', 'Alleen Nederlands')
    await tip('en', 'English only')
    expect(await titles('missing')).toEqual(['Alleen Nederlands', 'Back-up', 'English only'])
    expect(await titles('missing', 'back')).toEqual(['Back-up'])

    const english = await tip('en', 'Backup', dutch)
    expect(await titles('missing')).toEqual(['Alleen Nederlands', 'English only'])
    expect(await titles('outdated')).toEqual([])

    await shop.update('Tip', english, { intro: 'Newer than the Dutch one' })
    expect(await titles('outdated')).toEqual([])
    await shop.update('Tip', dutch, { intro: 'Weer nieuwer' })
    expect(await titles('outdated')).toEqual(['Back-up'])
    expect(await titles('outdated', 'niets')).toEqual([])
    await shop.update('Tip', english, { intro: 'Up to date again' })
    expect(await titles('outdated')).toEqual([])
  })
})
