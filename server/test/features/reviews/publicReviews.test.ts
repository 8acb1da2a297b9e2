import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

describe.each(testDatabases)('what customers say, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let service: number

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    service = (await shop.create('Service', { language: 'nl', title: 'Nieuw scherm' })).id
    const reviews = [
      { name: 'Oud', writtenOn: '2025-03-01' },
      { name: 'Zonder dag' },
      { name: 'Nieuw', writtenOn: '2026-05-01', service },
      { name: 'Midden', writtenOn: '2025-11-01' },
      { name: 'Verborgen', writtenOn: '2026-06-01', service, visible: false },
    ]
    for (const review of reviews) await shop.create('Review', { language: 'nl', text: 'Netjes gedaan.', ...review })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const names = async (parameters: string) => {
    const { data } = await shop.graphql<{ publicReviews: { name: string }[] }>(
      `{ publicReviews(language: nl${parameters}) { name } }`,
    )
    return data?.publicReviews.map(({ name }) => name)
  }

  it('[C7] is shown with what was written last first, and what has no day at the end', async () => {
    expect(await names('')).toEqual(['Nieuw', 'Midden', 'Oud', 'Zonder dag'])
  })

  it('[C7] of a block is what was written last', async () => {
    await shop.create('Page', { language: 'nl', title: 'Lof', visible: true, blocks: [{ reviews: { count: 2 } }] })
    const { data } = await shop.graphql<{ publicPage: object }>(
      '{ publicPage(language: nl, fullUrl: "lof") { blocks { ... on ReviewsBlock { reviews { name } } } } }',
    )
    expect(data?.publicPage).toEqual({ blocks: [{ reviews: [{ name: 'Nieuw' }, { name: 'Midden' }] }] })
  })

  it('[C7] stands beside the service that it is about, and beside no other', async () => {
    expect(await names(`, service: ${service}`)).toEqual(['Nieuw'])
    const other = await shop.create('Service', { language: 'nl', title: 'Nieuwe accu' })
    expect(await names(`, service: ${other.id}`)).toEqual([])
  })
})
