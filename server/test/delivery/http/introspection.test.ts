import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getIntrospectionQuery } from 'graphql'
import { roles } from '../../../src/kernel/access/roles.js'
import { productRoot } from '../../../src/kernel/settings/settingValues.js'
import { password, startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const committed = readFileSync(`${productRoot}/schema.graphql`, 'utf8')
const asked = [
  getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }),
  '{ __type(name: "Shop") { name } }',
  '{ shop { name } ...a } fragment a on Query { types: __schema { types { name } } }',
]

describe('[X30] who may read the schema', () => {
  const created: { database: TestDatabase; shop: TestShop }[] = []
  let live: TestShop
  let demo: TestShop

  beforeAll(async () => {
    const start = async (environment: Record<string, string>) => {
      const database = await createSqlite()
      const shop = await startTestShop(database, environment)
      created.push({ database, shop })
      return shop
    }
    live = await start({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })
    demo = await start({ PUBLIC_URL: 'https://shop.example' })
  })
  afterAll(async () => {
    for (const { database, shop } of created) {
      await shop.close()
      await database.drop()
    }
  })

  const file = (shop: TestShop, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/graphql/schema.graphql`, { headers })

  /** The headers of a program with this role. */
  async function program(role: string): Promise<Record<string, string>> {
    const query =
      'mutation ($input: AccessTokenInput!, $password: String!) { createAccessToken(input: $input, password: $password) { token } }'
    const answer = await live.graphql<{ createAccessToken: { token: string } }>(
      query,
      { input: { name: role, role: role.replaceAll('-', '_'), access: 'read' }, password },
      await live.login(),
    )
    return { authorization: `Bearer ${answer.data?.createAccessToken.token}` }
  }

  it('in production cms-admin, by a session and by a token', async () => {
    for (const headers of [await live.login(), await program('cms-admin')]) {
      for (const query of asked) {
        expect(await live.graphql(query, {}, headers)).toMatchObject({ status: 200, data: expect.any(Object) })
      }
      const schema = await file(live, headers)
      expect([schema.status, schema.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(await schema.text()).toBe(committed)
      const etag = String(schema.headers.get('etag'))
      expect((await file(live, { ...headers, 'if-none-match': etag })).status).toBe(304)
    }
  })

  it.each(roles.values.filter((role) => role !== 'cms-admin'))(
    'in production not %s, by a session or by a token',
    async (role) => {
      for (const headers of [await live.login(role), ...(role === 'cms-status-user' ? [] : [await program(role)])]) {
        for (const query of asked) {
          const { status, data, errors } = await live.graphql(query, {}, headers)
          expect({ status, data: data ?? null, code: errors?.[0]?.extensions.code }).toEqual({
            status: 403,
            data: null,
            code: 'FORBIDDEN',
          })
        }
        expect((await file(live, headers)).status).toBe(403)
      }
    },
  )

  it('in production no visitor, in the visitor’s language', async () => {
    for (const query of asked) {
      const { status, errors } = await live.graphql(query, {}, { 'accept-language': 'nl' })
      expect({ status, title: errors?.[0]?.extensions.title }).toEqual({ status: 401, title: 'Niet ingelogd' })
    }
    expect((await file(live)).status).toBe(401)
    expect((await live.graphql('{ shop { __typename name } }')).status).toBe(200)
  })

  it('[Y11] reads the description of REST where the schema is read', async () => {
    const rest = async (shop: TestShop, headers: Record<string, string> = {}) =>
      (await fetch(`${shop.url}/api/openapi.json`, { headers })).status
    expect([await rest(live), await rest(live, await live.login('cms-zzp')), await rest(demo)]).toEqual([401, 403, 200])
    expect([await rest(live, await live.login()), await rest(live, await program('cms-admin'))]).toEqual([200, 200])
  })

  it('elsewhere everyone', async () => {
    for (const query of asked) expect((await demo.graphql(query)).status).toBe(200)
    expect(await (await file(demo, { accept: 'text/html' })).text()).toBe(committed)
  })
})
