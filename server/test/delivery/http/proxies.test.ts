import { request as send } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const login = JSON.stringify({ query: 'mutation { login(email: "a@example.com", password: "b") { id } }' })

/** Over a socket of our own; `fetch` does not send some headers. */
function call(shop: TestShop, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    send(`${shop.url}${path}`, { method, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

/** Whether a login was counted as one too many. */
async function isRefused(shop: TestShop, forwardedFor: string | null): Promise<boolean> {
  const forwarded: Record<string, string> = forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor }
  const { text } = await call(shop, '/graphql', { 'content-type': 'application/json', ...forwarded }, login)
  expect(text).toMatch(/"(CREDENTIALS|RATE_LIMITED)"/)
  return text.includes('"RATE_LIMITED"')
}

describe('behind a proxy', () => {
  let database: TestDatabase
  let shop: TestShop
  async function start(trusted: string, more: Record<string, string> = {}) {
    shop = await startTestShop(database, { LOGIN_LIMIT: '2/1h', TRUSTED_PROXIES: trusted, ...more })
  }
  beforeEach(async () => {
    database = await createSqlite()
  })
  afterEach(async () => {
    await shop.close()
    await database.drop()
  })

  it('[A39] forwarded addresses of untrusted senders are ignored', async () => {
    await start('')
    expect(await isRefused(shop, '203.0.113.1')).toBe(false)
    expect(await isRefused(shop, '203.0.113.2')).toBe(false)
    expect(await isRefused(shop, '203.0.113.3')).toBe(true)
    expect(await isRefused(shop, null)).toBe(true)
  })

  it.each(['loopback', '127.0.0.1, 10.0.0.0/8'])(
    '[A39] TRUSTED_PROXIES=%s counts the address that the proxy has seen, whatever the visitor put before it',
    async (trusted) => {
      await start(trusted)
      expect(await isRefused(shop, '203.0.113.1')).toBe(false)
      expect(await isRefused(shop, '198.51.100.9, 203.0.113.1')).toBe(false)
      expect(await isRefused(shop, '198.51.100.10, 203.0.113.1')).toBe(true)
      expect(await isRefused(shop, '203.0.113.1, 203.0.113.2')).toBe(false)
    },
  )

  it('[A39] two proxies in a row identify the client of the first, and no more', async () => {
    await start('loopback, 10.0.0.2')
    for (const spoofed of ['198.51.100.1', '198.51.100.2']) {
      expect(await isRefused(shop, `${spoofed}, 203.0.113.1, 10.0.0.2`)).toBe(false)
    }
    expect(await isRefused(shop, '198.51.100.3, 203.0.113.1, 10.0.0.2')).toBe(true)
  })

  it('[A39] an IPv6 network of one subscriber is counted as one', async () => {
    await start('loopback')
    expect(await isRefused(shop, '2001:db8:0:1::1')).toBe(false)
    expect(await isRefused(shop, '2001:db8:0:1:ffff::2')).toBe(false)
    expect(await isRefused(shop, '2001:db8:0:1:abcd:1:2:3')).toBe(true)
    expect(await isRefused(shop, '2001:db8:0:2::1')).toBe(false)
  })

  it('[A39] an invalid address counts as that of the proxy', async () => {
    await start('loopback')
    for (const nonsense of ['unknown', '_hidden']) expect(await isRefused(shop, nonsense)).toBe(false)
    expect(await isRefused(shop, "'; drop table session")).toBe(true)
  })

  it('[O17] links and cookies come from PUBLIC_URL, whatever host and scheme the request claims', async () => {
    await start('loopback', { PUBLIC_URL: 'https://shop.example' })
    const claims = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '203.0.113.1',
      forwarded: 'host=evil.example;proto=http',
    }
    for (const path of ['/sitemap.xml', '/robots.txt', '/feed/nl.xml', '/api/openapi.json']) {
      const { status, text } = await call(shop, path, claims)
      expect([path, status]).toEqual([path, 200])
      expect(text).not.toContain('evil.example')
    }
    const { headers } = await call(shop, '/api/csrf-cookie', claims)
    expect(String(headers['set-cookie'])).toContain('; Secure')
  })
})
