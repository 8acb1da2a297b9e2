import cookies from '@fastify/cookie'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { callerOf, clearLeftOverUser } from '../../../src/delivery/http/cookies.js'
import { assertCsrf, csrfCookieRoute } from '../../../src/delivery/http/csrf.js'
import type { Context } from '../../../src/kernel/context/Context.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'

const settingsOf = (publicUrl: string, secret = 'secret of the test') =>
  readSettings({ SESSION_SECRET: secret, PUBLIC_URL: publicUrl })

function appWith(publicUrl: string, secret?: string): FastifyInstance {
  const settings = settingsOf(publicUrl, secret)
  const app = fastify()
  app.register(cookies)
  app.addHook('onRequest', async (request, reply) => {
    const caller = callerOf(request, reply, settings)
    // The session of this test has the visitor as its token.
    request.shopContext = { caller: { ...caller, sessionVisitor: caller.sessionToken } } as Context
  })
  app.register(csrfCookieRoute, { settings })
  app.post('/write', (request) => {
    assertCsrf(request, settings)
    return 'written'
  })
  app.get('/read', (request, reply) => {
    clearLeftOverUser(request, reply, null)
    return 'read'
  })
  app.setErrorHandler((error, _, reply) => reply.code(403).send({ code: (error as { code?: string }).code }))
  return app
}

describe('the CSRF token', () => {
  let app: FastifyInstance
  let token: string

  beforeEach(async () => {
    app = appWith('http://shop.example.com')
    token = await fetchToken(app)
  })

  afterEach(() => app.close())

  async function fetchToken(from: FastifyInstance, cookie = ''): Promise<string> {
    const answer = await from.inject({ url: '/api/csrf-cookie', headers: cookie ? { cookie } : {} })
    return answer.cookies[0]?.value ?? ''
  }

  async function write(headers: Record<string, string>): Promise<number> {
    return (await app.inject({ method: 'POST', url: '/write', headers })).statusCode
  }

  const bearing = (value: string) => ({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value })

  it('[A32] is a readable cookie for two hours, in an answer without content', async () => {
    const answer = await app.inject('/api/csrf-cookie')
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(answer.cookies).toEqual([
      {
        name: 'XSRF-TOKEN',
        value: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
        maxAge: 7200,
        path: '/',
        sameSite: 'Lax',
      },
      expect.objectContaining({ name: 'visitor', httpOnly: true, maxAge: 7200, path: '/', sameSite: 'Lax' }),
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('[A32] is a secure cookie where the shop is at https', async () => {
    const secure = appWith('https://shop.example.com')
    expect((await secure.inject('/api/csrf-cookie')).cookies[0]).toMatchObject({ secure: true })
    await secure.close()
  })

  it('[A32] stays the same while the browser has it, so that two tabs agree', async () => {
    await expect(fetchToken(app, `XSRF-TOKEN=${token}`)).resolves.toBe(token)
    await expect(fetchToken(app, 'XSRF-TOKEN=made.up')).resolves.not.toBe('made.up')
  })

  it('[A33] allows writes, for programs and for our own pages', async () => {
    await expect(write(bearing(token))).resolves.toBe(200)
    await expect(write({ ...bearing(token), origin: 'http://shop.example.com' })).resolves.toBe(200)
    await expect(write({ ...bearing(token), origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' })).resolves.toBe(
      200,
    )
  })

  it('[A33] is required both in the header and in the cookie', async () => {
    await expect(write({})).resolves.toBe(403)
    await expect(write({ cookie: `XSRF-TOKEN=${token}` })).resolves.toBe(403)
    await expect(write({ 'x-xsrf-token': token })).resolves.toBe(403)
    await expect(write({ cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' })).resolves.toBe(403)
  })

  it('[A33] must be the same in both and signed by this shop', async () => {
    const other = appWith('http://shop.example.com', 'another secret')
    const foreign = await fetchToken(other)
    await other.close()
    await expect(write({ ...bearing(token), 'x-xsrf-token': await fetchToken(app) })).resolves.toBe(403)
    await expect(write(bearing(foreign))).resolves.toBe(403)
    await expect(write(bearing('made.up'))).resolves.toBe(403)
    await expect(write(bearing(`${token}.more`))).resolves.toBe(403)
  })

  it('[X12] of another visitor opens nothing, with a session or without', async () => {
    const visitorOf = async () => {
      const { cookies: made } = await app.inject('/api/csrf-cookie')
      const given = (name: string) => made.find((cookie) => cookie.name === name)?.value ?? ''
      const pair = given('XSRF-TOKEN')
      return { pair, cookie: `visitor=${given('visitor')}`, id: pair.split('.')[0] ?? '' }
    }
    const [one, other] = [await visitorOf(), await visitorOf()]
    const send = (cookie: string, pair: string) => {
      return write({ cookie: `${cookie}; XSRF-TOKEN=${pair}`, 'x-xsrf-token': pair })
    }
    await expect(send(one.cookie, one.pair)).resolves.toBe(200)
    await expect(send(one.cookie, other.pair)).resolves.toBe(403)
    await expect(send(`session=${one.id}`, one.pair)).resolves.toBe(200)
    await expect(send(`session=${one.id}`, other.pair)).resolves.toBe(403)
    await expect(send(`session=${one.id}; ${other.cookie}`, other.pair)).resolves.toBe(403)
    await expect(fetchToken(app, `session=${one.id}; XSRF-TOKEN=${other.pair}`)).resolves.toBe(one.pair)
    await expect(fetchToken(app, one.cookie)).resolves.toBe(one.pair)
  })

  it.each([
    'null',
    'https://evil.example',
    'http://shop.example.com.evil.example',
    'http://shop.example.com:81',
    'https://shop.example.com',
    'nonsense',
  ])('[A33] opens nothing from the origin %s', async (origin) => {
    await expect(write({ ...bearing(token), host: 'shop.example.com', origin })).resolves.toBe(403)
  })

  it.each(['shop.example.com:81', 'www.shop.example.com', 'evil.example', 'localhost.evil.example'])(
    '[Y11] opens nothing from http://%s, although the request was sent to it',
    async (host) => {
      await expect(write({ ...bearing(token), host, origin: `http://${host}` })).resolves.toBe(403)
    },
  )

  it.each(['localhost:4000', 'demo.localhost:4000', '127.0.0.1:4000', '192.168.1.20', '[::1]:4000'])(
    '[Y11] opens what was sent to http://%s from there, and from no other port',
    async (host) => {
      await expect(write({ ...bearing(token), host, origin: `http://${host}` })).resolves.toBe(200)
      await expect(write({ ...bearing(token), host, origin: 'http://localhost:4001' })).resolves.toBe(403)
      await expect(write({ ...bearing(token), host: 'shop.example.com', origin: `http://${host}` })).resolves.toBe(403)
    },
  )

  it('[A35] comes with the end of a left-over user cookie', async () => {
    const left = await app.inject({ url: '/read', headers: { cookie: 'user=%7B%22id%22%3A1%7D' } })
    expect(left.cookies).toEqual([expect.objectContaining({ name: 'user', value: '', maxAge: 0, path: '/' })])
    expect((await app.inject('/read')).cookies).toEqual([])
  })
})
