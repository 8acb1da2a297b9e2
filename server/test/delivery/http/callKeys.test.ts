import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CallKeys } from '../../../src/delivery/http/CallKeys.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('the key of a call', () => {
  it('[Y1] of a long one is not looked for: nobody reads what was sent before its sender has his turn', () => {
    const keys = new CallKeys()
    const meaning = () => ['something']
    const unread = () => {
      throw new Error('It was read')
    }
    expect(keys.knownKey('short')).toBeUndefined()
    const key = keys.keyOf('short', meaning)
    expect([keys.knownKey('short'), keys.keyOf('short', unread)]).toEqual([key, key])
    let reads = 0
    const long = keys.keyOf('x'.repeat(10_001), () => {
      reads += 1
      return ['something']
    })
    expect([long, reads]).toEqual([null, 0])
  })
})

describe('the cached answers of the APIs', () => {
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

  const metrics = async () => (await fetch(`${shop.url}/metrics`)).text()
  const number = async (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics())?.[1] ?? 0)
  const bytes = () => number('shop_response_cache_bytes')
  const computed = () => number('shop_responses_total{cached="no"}'.replace(/[{}]/g, '\\$&'))
  const rest = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/api/${address}`, { headers: { 'accept-encoding': 'identity', ...headers } })
  const graphql = (call: object, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'accept-encoding': 'identity', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(call),
    })
  const query = 'query ($language: Language!) { publicReviews(language: $language) { name } }'
  const variables = { language: 'nl' }

  /** Sends calls, and tells how many were computed and how much more memory the cache takes. */
  async function cost(calls: (() => Promise<Response>)[]) {
    const [bytesBefore, computedBefore] = [await bytes(), await computed()]
    const answers = await Promise.all(calls.map((call) => call()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    return { bytes: (await bytes()) - bytesBefore, computed: (await computed()) - computedBefore }
  }
  const times = (call: () => Promise<Response>) => Array.from({ length: 20 }, () => call)

  it('[X7] are one over REST, whatever is sent along and however numbers are written', async () => {
    await rest('public-news/nl/1')
    const unlike = [
      ...times(() => rest(`public-news/nl/1?${randomUUID()}`)),
      ...times(() => rest('public-news/nl/1', { 'accept-language': `nl, x-${randomUUID()}`, accept: randomUUID() })),
      ...times(() => rest('public-news/nl/1', { cookie: `session=${randomUUID()}` })),
      () => rest('public-news/nl/0001'),
      () => rest('public-news/nl/%31'),
    ]
    expect(await cost(unlike)).toEqual({ bytes: 0, computed: 0 })
    expect(await (await rest('public-news/en/1')).json()).toEqual({ data: [], meta: { total: 0 } })
    expect((await cost([() => rest('public-news/nl/2')])).computed).toBe(1)
  })

  it('[X7] are one over GraphQL, however the call is written', async () => {
    await graphql({ query, variables })
    const unlike = [
      ...times(() => graphql({ query: `${query} # ${randomUUID()}`, variables })),
      ...times(() => graphql({ query: query.replaceAll(' ', ' '.repeat(5)), variables })),
      ...times(() => graphql({ query, variables: { [randomUUID()]: 1, ...variables } })),
      ...times(() => graphql({ [randomUUID()]: 1, query, variables, operationName: null })),
      ...times(() => graphql({ query, variables }, { accept: `application/json, x/${randomUUID()}` })),
    ]
    expect(await cost(unlike)).toEqual({ bytes: 0, computed: 0 })
  })

  it('[X7] are others for another language, media type, variable or operation', async () => {
    await graphql({ query, variables })
    const other = [
      () => graphql({ query, variables }, { 'accept-language': 'en' }),
      () => graphql({ query, variables }, { accept: 'application/graphql-response+json' }),
      () => graphql({ query, variables: { language: 'en' } }),
      () => graphql({ query: query.replace('name', 'title: name'), variables }),
    ]
    expect((await cost(other)).computed).toBe(other.length)
    const both = 'query A { publicReviews(language: nl) { name } } query B { publicReviews(language: nl) { id } }'
    const operations = [
      () => graphql({ query: both, operationName: 'A' }),
      () => graphql({ query: both, operationName: 'B' }),
    ]
    expect((await cost(operations)).computed).toBe(2)
  })

  it('[X7] are none for a call that would be refused, though another form of it is cached', async () => {
    await graphql({ query, variables })
    const refused = await Promise.all([
      graphql({ query, variables: 'nl' }),
      graphql({ query, variables, operationName: 'Other' }),
      graphql({ query, variables, extensions: { persistedQuery: { version: 1, sha256Hash: 'wrong' } } }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await graphql({ query, variables }, { accept: 'text/plain' })).status).toBe(406)
  })

  it('[X7] of any number take no more memory than there is for them', async () => {
    const many = Array.from({ length: 200 }, (_, each) => () => rest(`specific-news-items/nl/${each + 1}`))
    const { bytes: more } = await cost(many)
    expect(more).toBeGreaterThan(200 * 1000)
    expect(more).toBeLessThan(200 * 3000)
  })
})
