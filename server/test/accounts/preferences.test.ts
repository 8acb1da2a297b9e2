import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { required } from '../required.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { type AccountShop, type Headers, startAccountShop } from './accountShop.js'

describe.each(bothDatabases)('what somebody arranged in the back office, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let admin: Headers
  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    admin = await shop.login('cms-admin')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const keep = async (name: string, value: string | null, headers = admin) => {
    const document = 'mutation ($name: String!, $value: String) { keepPreference(name: $name, value: $value) }'
    return (await shop.graphql(document, { name, value }, headers)).errors?.[0]?.extensions.code
  }
  const kept = async (headers = admin) =>
    (await shop.graphql('{ myPreferences { name value } }', {}, headers)).data?.myPreferences

  it('is there in another session of the account, the latest of each name', async () => {
    await keep('kept:columns:page', '["title"]')
    await keep('kept:filters:page', '[]')
    await keep('kept:columns:page', '["title","menuTitle"]')
    await keep('kept:filters:page', null)
    const laptop = await shop.login('cms-admin')
    expect(await kept(laptop)).toEqual([{ name: 'kept:columns:page', value: '["title","menuTitle"]' }])
  })

  it('is JSON of a bounded size under a plain name', async () => {
    expect(await keep('kept:a', 'geen JSON')).toBe('BAD_REQUEST')
    expect(await keep('kept a', '1')).toBe('BAD_REQUEST')
    expect(await keep('', '1')).toBe('BAD_REQUEST')
    expect(await keep('kept:a', JSON.stringify('x'.repeat(20_001)))).toBe('TOO_LARGE')
    expect(await kept()).toHaveLength(1)
  })

  it('is nothing that a program has', async () => {
    const { data } = await shop.graphql<{ createAccessToken: { token: string } }>(
      'mutation { createAccessToken(input: { name: "Koppeling", role: cms_admin }) { token } }',
      {},
      admin,
    )
    const { token } = required(data, 'data').createAccessToken
    const headers = { authorization: `Bearer ${token}` }
    expect(await keep('kept:a', '1', headers)).toBe('FORBIDDEN')
    expect((await shop.graphql('{ myPreferences { name } }', {}, headers)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
  })
})
