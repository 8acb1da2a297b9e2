import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sendRaw } from '../../attacks/sendRaw.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('requests for another host', () => {
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database, { PUBLIC_URL: 'https://shop.example', TRUSTED_PROXIES: 'loopback' })
  })

  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = (host: string, path = '/healthz', ...more: string[]) => {
    const head = [`GET ${path} HTTP/1.1`, ...(host ? [`Host: ${host}`] : []), ...more, 'Connection: close']
    return sendRaw(shop.url, `${head.join('\r\n')}\r\n\r\n`)
  }

  it.each([
    'shop.example',
    'SHOP.example:8443',
    'shop.example.',
    'localhost',
    'localhost:4000',
    'demo.localhost:80',
    '127.0.0.1:4000',
    '192.168.1.20',
    '[::1]:4000',
    '[2001:db8::1]',
  ])('[Y11] %s is ours', async (host) => {
    expect((await ask(host)).status).toBe(200)
  })

  it.each([
    'evil.example',
    'evil.example:4000',
    'www.shop.example',
    'shop.example.evil.example',
    'evil-shop.example',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '1.2.3',
    'user@localhost',
    '[::1',
    'evil.example[::1]',
    'localhost:4000:4000',
  ])('[Y11] %s is answered with 421', async (host) => {
    const { status, code, text } = await ask(host)
    expect([status, code, text.includes(host)]).toEqual([421, 'MISDIRECTED', false])
  })

  it.each([
    '/metrics',
    '/healthz',
    '/readyz',
    '/graphql?query={shopSettings{name}}',
    '/api/csrf-cookie',
    '/api/openapi.json',
    '/api/nowhere',
    '/sitemap.xml',
    '/nl',
    '/en/contact',
    '/nowhere',
    '/cougarXr7',
  ])('[Y11] %s, before and after others have asked for it', async (path) => {
    for (const host of ['evil.example', 'shop.example', 'evil.example']) {
      const { status, headers } = await ask(host, path)
      expect([host, status === 421]).toEqual([host, host === 'evil.example'])
      if (status === 421) expect(headers.getSetCookie()).toEqual([])
    }
  })

  it('[Y11] whatever else the request says of its host', async () => {
    for (const more of ['X-Forwarded-Host: shop.example', 'Forwarded: host=shop.example', 'Host: shop.example']) {
      expect((await ask('evil.example', '/healthz', more)).status).not.toBe(200)
    }
    expect((await ask('shop.example', '/healthz', 'X-Forwarded-Host: evil.example')).status).toBe(200)
  })

  it('[Y11] in the language of the reader, and as GraphQL prints errors', async () => {
    const { text } = await ask('evil.example', '/nl', 'Accept-Language: en')
    expect(JSON.parse(text)).toEqual({
      title: 'Wrong address',
      message: 'There is no website here by this name. Please use the address of the shop itself.',
      code: 'MISDIRECTED',
    })
    const answer = await ask('evil.example', '/graphql?query={shopSettings{name}}')
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'MISDIRECTED' } }] })
  })

  it('[Y11] a client of HTTP/1.0 names none', async () => {
    expect((await sendRaw(shop.url, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200)
    expect((await ask('')).status).toBe(400)
  })
})
