import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

describe.each(testDatabases)('the neighbours of a record, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  const ids: number[] = []

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    for (let number = 0; number < 6; number++) {
      const category = number % 2 === 0 ? 1 : 3
      const item = { language: 'nl', title: `Bericht ${number}`, overviewImage: shop.image, category }
      ids.push(Number((await shop.create('NewsItem', item)).id))
    }
    await shop.create('NewsItem', { language: 'en', title: 'English', overviewImage: shop.image })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const beside = async (id: number | undefined) => {
    const { data } = await shop.graphql(
      `{ publicNewsItemNeighbours(id: ${id}) { newer { title } older { title } related { title } } }`,
    )
    return data?.publicNewsItemNeighbours
  }

  it('[G7] are the next newer and the next older one, and others of the same category first', async () => {
    expect(await beside(ids[2])).toEqual({
      newer: { title: 'Bericht 3' },
      older: { title: 'Bericht 1' },
      related: [{ title: 'Bericht 4' }, { title: 'Bericht 0' }, { title: 'Bericht 5' }],
    })
  })

  it('[G7] end with the newest and the oldest of the language', async () => {
    expect(await beside(ids[0])).toMatchObject({ older: null })
    expect(await beside(ids[5])).toMatchObject({ newer: null })
  })
})
