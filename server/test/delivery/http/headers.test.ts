import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { adminRoutes } from '../../../src/delivery/http/adminRoutes.js'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { framedHosts } from '../../../src/kernel/shared/videoAddress.js'
import { password, startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<h1>Page</h1>' }
const workshop = '<meta property="csp-nonce" nonce="__CSP_NONCE__">'

/** A policy by its directives. */
function directivesOf(policy: string | null): Record<string, string> {
  const directives = (policy ?? '').split(';').map((directive) => directive.trim().split(/ (.*)/s))
  return Object.fromEntries(directives.map(([name, value]) => [name, value ?? '']))
}

const asked = (url: string) => ({ address: url, isOwn: false, isScreen: true, ignored: '' })

describe('the headers of answers', () => {
  let database: TestDatabase
  let shop: TestShop
  let folder: string
  let frontEnds: FrontEnds

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-front-'))
    await mkdir(path.join(folder, 'assets'))
    for (const file of ['index.html', 'explorer.html', 'account.html'])
      await writeFile(path.join(folder, file), workshop)
    await writeFile(path.join(folder, 'zzp.html'), '<h1>Stock</h1>')
    frontEnds = {
      adminFolder: folder,
      async register(app, parts) {
        await app.register(adminRoutes, { folder, services: parts.api.services })
        await app.register(siteRoutes, { ...parts, renderer: { render: async () => page, resolve: asked }, folder })
      },
    }
    database = await createSqlite()
    shop = await startTestShop(database, { PUBLIC_URL: 'https://shop.example' }, frontEnds)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  const ask = async (address: string) => {
    const role = address.startsWith('/zzp') ? ('cms-zzp' as const) : ('cms-admin' as const)
    const isOpen = !/^\/(zzp|cougarXr7)/.test(address)
    const headers = { accept: 'text/html', ...(isOpen ? {} : await shop.login(role)) }
    const answer = await fetch(shop.url + address, { headers, redirect: 'manual' })
    return { answer, directives: directivesOf(answer.headers.get('content-security-policy')) }
  }

  it.each([
    ['/nl', 200],
    ['/graphql', 200],
    ['/cougarXr7/dashboard', 200],
    ['/cougarXr7/preview/pagina/1', 200],
    ['/zzp', 200],
    ['/api/openapi.json', 200],
    ['/api/no-such-call', 404],
    ['/api/public-tip-by-url/none', 404],
    ['/api/pages', 401],
    ['/uploads/images/unknown.jpg', 404],
    ['/healthz', 200],
    ['/sitemap.xml', 200],
    ['/feed/nl.xml', 200],
  ])(
    '%s (%d) lets no script in from elsewhere, none that stands in a page, and nothing be guessed',
    async (address, status) => {
      const { answer, directives } = await ask(address)
      expect(answer.status).toBe(status)
      expect(directives).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'connect-src': "'self'",
      })
      // [C9] Frames alone may show what other hosts have: the site's, of three hosts.
      const { 'frame-src': frames, ...others } = directives
      expect(["'self'", ["'self'", ...framedHosts].join(' ')]).toContain(frames)
      expect(Object.values(others).join(' ')).not.toMatch(/unsafe-eval|https?:|\*/)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000',
      })
      expect(answer.headers.get('x-powered-by')).toBeNull()
    },
  )

  it.each(['/nl', '/zzp', '/cougarXr7/preview/pagina/1', '/api/openapi.json'])(
    '%s has no style that stands in it',
    async (address) => {
      const { directives } = await ask(address)
      expect(directives['style-src']).toBe("'self'")
      expect(directives['style-src-attr']).toBeUndefined()
    },
  )

  it.each(['/cougarXr7', '/cougarXr7/producten/overzicht', '/zzp/account', '/graphql'])(
    '%s makes styles with a nonce that no two answers share, and is cached nowhere',
    async (address) => {
      const nonces = []
      for (let time = 1; time <= 2; time++) {
        const { answer, directives } = await ask(address)
        const [, nonce] = /^'self' 'nonce-([\w+/]{22}==)'$/.exec(directives['style-src'] ?? '') ?? []
        expect(await answer.text()).toContain(`nonce="${nonce}"`)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        nonces.push(nonce)
      }
      expect(new Set(nonces).size).toBe(2)
    },
  )

  it('[B6] nothing may be framed, except previews by the product itself', async () => {
    const framing = async (address: string) => (await ask(address)).directives['frame-ancestors']
    for (const address of ['/nl', '/cougarXr7', '/zzp', '/graphql', '/api/pages', '/uploads/images/unknown.jpg']) {
      expect([address, await framing(address)]).toEqual([address, "'none'"])
    }
    expect(await framing('/cougarXr7/preview/pagina/1')).toBe("'self'")
  })

  it('an unknown call is answered by the API, not by the page for not found', async () => {
    for (const method of ['GET', 'POST', 'PATCH']) {
      const answer = await fetch(`${shop.url}/api/no-such-call`, { method, headers: { 'accept-language': 'en' } })
      expect([method, answer.status, await answer.json()]).toMatchObject([method, 404, { code: 'NOT_FOUND' }])
    }
  })

  it('[X12] HSTS includes subdomains where the operator says so', async () => {
    const whole = await startTestShop(
      database,
      { PUBLIC_URL: 'https://shop.example', HSTS_SUBDOMAINS: 'true' },
      frontEnds,
    )
    const { headers } = await fetch(`${whole.url}/nl`)
    await whole.close()
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  it('[X12] no refusal is stored, whatever the role', async () => {
    const partner = await shop.login('cms-zzp')
    const listed = JSON.stringify({ query: '{ customers { total } }' })
    for (const headers of [{}, partner, { authorization: 'Bearer shop_none' }] as Record<string, string>[]) {
      const answers = [
        await fetch(`${shop.url}/api/customers`, { headers }),
        await fetch(`${shop.url}/api/customer/1`, { headers }),
        await fetch(`${shop.url}/api/no-such-call`, { headers }),
        await fetch(`${shop.url}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: listed,
        }),
      ]
      for (const { url, status, headers: answered } of answers) {
        expect([url, status, answered.get('cache-control')]).toEqual([url, status, expect.stringContaining('no-store')])
      }
    }
  })

  it('[X12] the cookies that carry rights are of this host alone on https', async () => {
    const answer = await fetch(`${shop.url}/api/csrf-cookie`)
    const [csrf = '', visitor = ''] = answer.headers.getSetCookie()
    expect(visitor).toMatch(/^__Host-visitor=[^;]+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const token = /^XSRF-TOKEN=([^;]+)/.exec(csrf)?.[1] ?? ''
    await shop.login()
    const login = await fetch(`${shop.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
      body: JSON.stringify({ email: 'cms-admin@example.com', password }),
    })
    const session = login.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session=')) ?? ''
    expect(session).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const [pair = ''] = session.split(';')
    const logout = await fetch(`${shop.url}/api/logout`, {
      method: 'POST',
      headers: { cookie: `XSRF-TOKEN=${token}; ${pair}`, 'x-xsrf-token': token },
    })
    expect(logout.status).toBe(200)
    expect(logout.headers.get('clear-site-data')).toBe('"cache", "storage"')
    const cleared = logout.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session=')) ?? ''
    expect(cleared).toMatch(/^__Host-session=; .*Secure/)
  })

  it('HSTS is sent only by a shop on https', async () => {
    const plain = await startTestShop(database, { PUBLIC_URL: 'http://shop.example' }, frontEnds)
    const { headers } = await fetch(`${plain.url}/nl`)
    await plain.close()
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
