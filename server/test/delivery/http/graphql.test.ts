import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { productRoot } from '../../../src/kernel/settings/settingValues.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('GraphQL over HTTP', () => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const get = (query: string) => fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}`)

  it('[G1] answers queries by GET, and refuses mutations', async () => {
    const query = await get('{ shop { name } }')
    expect([query.status, await query.json()]).toEqual([200, { data: { shop: { name: 'Cougar Computers' } } }])
    const mutation = await get('mutation { logout { loggedOut } }')
    expect(mutation.status).toBe(405)
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain'])('[G1] reads no body of type %s', async (type) => {
    const body = JSON.stringify({ query: 'mutation { logout { loggedOut } }' })
    const response = await fetch(`${shop.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body })
    expect([400, 415]).toContain(response.status)
  })

  it('[G19] serves the schema that is committed', async () => {
    const { data } = await shop.graphql<IntrospectionQuery>(getIntrospectionQuery({ oneOf: true }))
    const served = printSchema(lexicographicSortSchema(buildClientSchema(required(data, 'data'))))
    expect(`${served}\n`).toBe(readFileSync(`${productRoot}/schema.graphql`, 'utf8'))
  })

  it('[G18, M1] answers errors of the catalogue in the requested language', async () => {
    const query = '{ products { total } }'
    const error = async (language: string) =>
      (await shop.graphql(query, {}, { 'accept-language': language })).errors?.[0]
    expect(await error('en-GB,en;q=0.9')).toMatchObject({
      message: 'Sorry, you are not logged in yet, please login first to access this page.',
      extensions: { code: 'UNAUTHENTICATED', title: 'Not logged in' },
    })
    expect((await error('nl'))?.extensions.title).toBe('Niet ingelogd')
    expect((await error('fr'))?.extensions.title).toBe('Niet ingelogd')
    expect((await error('nl;q=0.5, de, en'))?.extensions.title).toBe('Not logged in')
  })

  it('[G18] a document that cannot be read is a bad request, with no stack', async () => {
    for (const query of ['{', '{ nothing }', 'query ($id: Int!) { publicNewsItemById(id: $id) { id } }']) {
      const answer = await shop.graphql(query)
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
      expect(JSON.stringify(answer)).not.toMatch(/stack|node_modules|\.js/)
    }
  })

  it('[G13] me is null, and after a login the account', async () => {
    const query = '{ me { name email role } }'
    expect((await shop.graphql(query)).data).toEqual({ me: null })
    const { data } = await shop.graphql(query, {}, await shop.login())
    expect(data).toEqual({ me: { name: 'The cms-admin', email: 'cms-admin@example.com', role: 'cms_admin' } })
  })

  it('[G4, G6] has the operations of every managed entity', () => {
    const query = shop.api.schema.getQueryType()?.getFields() ?? {}
    const mutation = shop.api.schema.getMutationType()?.getFields() ?? {}
    for (const type of ['Page', 'NewsItem', 'NewsCategory', 'NewsGroup', 'Product', 'Feature']) {
      expect(query).toHaveProperty(`next${type}Id`)
      for (const action of ['create', 'update', 'delete']) expect(mutation).toHaveProperty(`${action}${type}`)
    }
  })

  it('refuses ten thousand nested braces, and a document that refers to itself without end', async () => {
    const nested = await shop.graphql(`${'{ shop '.repeat(10_000)}${'}'.repeat(10_000)}`)
    expect(nested.errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    const pages = 'children { '
    const deep = await shop.graphql(`{ publicPages(language: nl) { ${pages.repeat(30)} id ${'}'.repeat(30)} } }`)
    expect(deep.status).toBeLessThan(500)
  })
})
