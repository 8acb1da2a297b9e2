import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
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

  it('[X66] lists a record and its translation as one, in the language of the reader where that is asked for too', async () => {
    const document = `query ($filter: TipFilter) {
      tips(filter: $filter, sort: { field: title }, perPage: 2) { total items { title translation { id language } } }
    }`
    interface Listed {
      total: number
      items: { title: string; translation: { id: number; language: string } | null }[]
    }
    const listed = async (filter: object) => {
      const { total, items } = await shop.read<Listed>(document, { filter: { siblingsAsOne: true, ...filter } })
      return { total, titles: items.map(({ title }) => title) }
    }
    const dutch = await tip('nl', 'Zomer: stof')
    await tip('en', 'Zz summer: dust', dutch)
    await tip('en', 'Zz winter: damp')
    const all = await shop.read<Listed>('{ tips { total items { title translation { id language } } } }')
    const pairs = all.items.filter(({ translation }) => translation).length / 2
    expect((await listed({})).total).toBe(all.total - pairs)
    // The reader of this shop's tests asks in English.
    expect(await listed({ search: 'zz' })).toEqual({ total: 2, titles: ['Zz summer: dust', 'Zz winter: damp'] })
    expect(await listed({ search: 'zomer' })).toEqual({ total: 1, titles: ['Zomer: stof'] })
    expect(await listed({ search: 'z', language: 'nl' })).toMatchObject({
      titles: expect.arrayContaining(['Zomer: stof']),
    })
    expect((await shop.read<Listed>(document, { filter: { search: 'dust' } })).total).toBe(1)
  })
})
