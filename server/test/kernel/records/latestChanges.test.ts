import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from './contentShop.js'

interface Change {
  entity: string
  record: number
  title: string
  detail: string | null
  action: string
  userName: string | null
}

describe.each(testDatabases)('the latest changes, on $name', ({ create }) => {
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

  const query =
    'query ($count: Int!) { latestChanges(count: $count) { entity record title detail action userName at } }'

  const titles = async () => (await shop.read<Change[]>(query, { count: 2 })).map(({ title }) => title)

  it('[B1] shows cms-admin what was added, changed and deleted, by whom, the latest first', async () => {
    const { id: record } = await shop.create('Feature', { title: 'Snel', language: 'nl', icon: 'fast' })
    await shop.update('Feature', record, { title: 'Sneller' })
    expect(await titles()).toEqual(['Sneller', 'Sneller'])
    await shop.remove('Feature', record)
    const data = await shop.read<Change[]>(query, { count: 3 })
    expect(data).toMatchObject([
      { entity: 'feature', record, title: 'Sneller', action: 'delete', userName: expect.any(String) },
      { entity: 'feature', record, action: 'update' },
      { entity: 'feature', record, action: 'create' },
    ])
  })

  it('[B1] calls a job by the API name of its status and what distinguishes it from others', async () => {
    const customer = await shop.read<{ id: number }>(
      'mutation { register(input: { name: "Jo", email: "jo@example.com", password: "a-good-password" }) { id } }',
    )
    const repair = { customer: customer.id, status: 'in_treatment', currentStatus: 'Schijf wordt gewist' }
    await shop.create('StatusRepair', repair)
    const data = await shop.read<Change[]>(query, { count: 1 })
    expect(data).toMatchObject([
      { title: 'in_treatment', detail: expect.stringMatching(/^\d\d-\d{4} · Schijf wordt gewist$/) },
    ])
  })

  it('[A25] are for cms-admin only', async () => {
    const { errors } = await shop.graphql(query, { count: 3 })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
