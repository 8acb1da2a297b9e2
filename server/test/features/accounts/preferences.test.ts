import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, type Headers, startAccountShop } from './accountShop.js'

describe.each(testDatabases)('preferences of the back office, on $name', ({ create }) => {
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

  const save = async (name: string, value: string | null, headers = admin) => {
    const document = 'mutation ($name: String!, $value: String) { keepPreference(name: $name, value: $value) }'
    return (await shop.graphql(document, { name, value }, headers)).errors?.[0]?.extensions.code
  }
  const stored = async (headers = admin) =>
    (await shop.graphql('{ myPreferences { name value } }', {}, headers)).data?.myPreferences

  it('are readable in another session of the account, the latest of each name', async () => {
    await save('kept:columns:page', '["title"]')
    await save('kept:filters:page', '[]')
    await save('kept:columns:page', '["title","menuTitle"]')
    await save('kept:filters:page', null)
    const laptop = await shop.login('cms-admin')
    expect(await stored(laptop)).toEqual([{ name: 'kept:columns:page', value: '["title","menuTitle"]' }])
  })

  it('are JSON of a bounded size under a plain name', async () => {
    expect(await save('kept:a', 'geen JSON')).toBe('BAD_REQUEST')
    expect(await save('kept a', '1')).toBe('BAD_REQUEST')
    expect(await save('', '1')).toBe('BAD_REQUEST')
    expect(await save('kept:a', JSON.stringify('x'.repeat(20_001)))).toBe('TOO_LARGE')
    expect(await stored()).toHaveLength(1)
  })

  it('are refused to programs', async () => {
    const { data } = await shop.graphql<{ createAccessToken: { token: string } }>(
      'mutation { createAccessToken(password: "a-good-password", input: { name: "Koppeling", role: cms_admin, access: write }) { token } }',
      {},
      admin,
    )
    const { token } = required(data, 'data').createAccessToken
    const headers = { authorization: `Bearer ${token}` }
    expect(await save('kept:a', '1', headers)).toBe('FORBIDDEN')
    expect((await shop.graphql('{ myPreferences { name } }', {}, headers)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
  })
})
