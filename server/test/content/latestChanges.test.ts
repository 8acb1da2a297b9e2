import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { type ContentShop, startContentShop } from './contentShop.js'

interface Change {
  entity: string
  record: number
  title: string
  action: string
  userName: string | null
}

describe.each(testDatabases)('what was done lately, on $name', ({ create }) => {
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

  const query = 'query ($count: Int!) { latestChanges(count: $count) { entity record title action userName at } }'

  const titles = async () => (await shop.ask<Change[]>(query, { count: 2 })).data.map(({ title }) => title)

  it('[B1] tells cms-admin what was added, changed and deleted, by whom, the latest first', async () => {
    const { id: record } = await shop.create('Feature', { title: 'Snel', language: 'nl', icon: 'fast' })
    await shop.update('Feature', record, { title: 'Sneller' })
    expect(await titles()).toEqual(['Sneller', 'Sneller'])
    await shop.remove('Feature', record)
    const { data } = await shop.ask<Change[]>(query, { count: 3 })
    expect(data).toMatchObject([
      { entity: 'feature', record, title: 'Sneller', action: 'delete', userName: expect.any(String) },
      { entity: 'feature', record, action: 'update' },
      { entity: 'feature', record, action: 'create' },
    ])
  })

  it('[A25] tells nobody else', async () => {
    const { errors } = await shop.graphql(query, { count: 3 })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
