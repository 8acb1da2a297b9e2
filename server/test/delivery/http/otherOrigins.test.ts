import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const app = 'https://app.example.com'

describe.each([
  ['named in CORS_ORIGINS', `${app}, http://localhost:5173`],
  ['named nowhere', ''],
])('a page of another origin, %s', (_, corsOrigins) => {
  const isNamed = corsOrigins !== ''
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database, { CORS_ORIGINS: corsOrigins })
  })

  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(shop.url + path, { method, headers: { origin: app, ...headers } })
  const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')
  const asked = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  }

  it.each(['/graphql', '/api/products/nl'])('[Y94] may ask %s before it calls', async (path) => {
    const answer = await ask(path, 'OPTIONS', asked)
    expect(allowed(answer)).toBe(isNamed ? app : null)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const headers = answer.headers.get('access-control-allow-headers') ?? ''
    for (const needed of ['authorization', 'content-type', 'if-match', 'idempotency-key']) {
      expect(headers.includes(needed)).toBe(isNamed)
    }
  })

  it.each(['/graphql?query={shop{name}}', '/api/public-shop', '/api/not-there', '/api/jobs'])(
    '[Y94] reads the answer of %s, whatever it says, each time it is sent',
    async (path) => {
      for (const _ of [1, 2]) {
        const answer = await ask(path)
        expect(allowed(answer)).toBe(isNamed ? app : null)
        expect(answer.headers.get('vary')?.toLowerCase().includes('origin') ?? false).toBe(isNamed)
      }
      const foreign = await ask(path, 'GET', { origin: 'https://evil.example' })
      expect(allowed(foreign)).toBeNull()
    },
  )

  it('[Y94] reads a mistake in its call, and one in its token', async () => {
    const wrong = await ask('/graphql', 'POST', { 'content-type': 'text/plain' })
    expect([allowed(wrong), wrong.ok]).toEqual([isNamed ? app : null, false])
    const unknown = await ask('/api/products/nl', 'GET', { authorization: 'Bearer none' })
    expect([allowed(unknown), unknown.status]).toEqual([isNamed ? app : null, 401])
  })

  it('[Y94] reads nothing else, and writes nothing in the name of who is logged in', async () => {
    expect(allowed(await ask('/sitemap.xml'))).toBeNull()
    const session = await shop.login()
    const answer = await shop.graphql('mutation { logout { loggedOut } }', {}, { ...session, origin: app })
    expect(answer.errors?.[0]?.extensions.code).toBe('CSRF')
  })
})
