import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import type { Role } from '../../../src/kernel/access/roles.js'
import { cookiesOf, startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

const password = 'a right password'

/** Each role, and the login page that it is sent to when it leaves. */
const loginPages: [Role, string][] = [
  ['cms-admin', '/login-admin'],
  ['cms-status-user', '/login-status'],
  ['cms-zzp', '/login-zzp'],
  ['cms-accountant', '/login-boekhouding'],
]

describe.each(testDatabases)('accounts over REST, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    for (const [role] of loginPages) {
      await createUser(shop.services.database, {
        name: `The ${role}`,
        email: `${role}@example.com`,
        role,
        password,
        demo: false,
      })
    }
  })

  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  beforeEach(() => shop.services.database.write((manager) => manager.deleteAll(LoginAttempt)))

  async function send(path: string, body: unknown, headers: Record<string, string>, at = shop) {
    const response = await fetch(`${at.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: JSON.stringify(body),
    })
    return {
      status: response.status,
      headers: response.headers,
      cookies: cookiesOf(response),
      body: (await response.json()) as { data?: object; code?: string; message?: string },
    }
  }

  async function csrf(at = shop): Promise<Record<string, string>> {
    const token = cookiesOf(await fetch(`${at.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  }

  async function login(email: string, given: unknown = password) {
    return send('login', { email, password: given }, await csrf())
  }

  it('[A1] answers who is logged in, with the cookies of the session', async () => {
    const { status, body, cookies } = await login('cms-admin@example.com')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: { id: expect.any(Number), name: 'The cms-admin', email: 'cms-admin@example.com', role: 'cms-admin' },
    })
    expect(Object.keys(cookies).toSorted()).toEqual(['session', 'user', 'visitor'])
  })

  it('[A4] refuses a wrong password, and [A5] an unknown address in the same words', async () => {
    const known = await login('cms-admin@example.com', 'wrong password')
    expect(known).toMatchObject({
      status: 422,
      cookies: {},
      body: { code: 'CREDENTIALS', message: 'Invalid username or password.' },
    })
    const unknown = await login('nobody@example.com', 'wrong password')
    expect(unknown).toMatchObject({ status: 422, cookies: {}, body: known.body })
  })

  it.each([[['a right password']], [{ $ne: '' }], [null], [5]])('[A4] refuses %j for a password', async (given) => {
    const { status, cookies } = await login('cms-admin@example.com', given)
    expect([400, 422]).toContain(status)
    expect(cookies).toEqual({})
  })

  it('[A7] locks after five failures and says for how long', async () => {
    for (let time = 1; time <= 5; time++) await login('cms-admin@example.com', `wrong ${time}`)
    const { status, body, headers } = await login('CMS-Admin@example.com')
    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'LOCKED',
      message: expect.stringMatching(/locked temporarily.*try again later/),
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(880)
  })

  it('[A9] refuses another role until the first has logged out', async () => {
    const token = await csrf()
    const { cookies } = await send('login', { email: 'cms-admin@example.com', password }, token)
    const { status, body } = await send(
      'login',
      { email: 'cms-zzp@example.com', password },
      { ...token, cookie: `${token.cookie}; session=${cookies.session}` },
    )
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'OTHER_ROLE',
      message:
        'You are already logged in with another account with another role, please logout first to be able to login with another account.',
    })
  })

  it.each(loginPages)('[A11] logs %s out to %s, whatever role the call names', async (role, page) => {
    const token = await csrf()
    const { cookies } = await send('login', { email: `${role}@example.com`, password }, token)
    const headers = { ...token, cookie: `${token.cookie}; session=${cookies.session}; user=${cookies.user}` }
    const answer = await send('logout', { role: 'cms-admin' }, headers)
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { logged_out: true, login_redirect: page } },
      cookies: { session: '', user: '' },
    })
    expect(await send('logout', { role }, headers)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  it('[A33] refuses to log in or out without the token', async () => {
    for (const path of ['login', 'logout']) {
      const answer = await send(path, { email: 'cms-admin@example.com', password }, {})
      expect(answer).toMatchObject({ status: 403, cookies: {}, body: { code: 'CSRF' } })
    }
    const { cookie = '' } = await csrf()
    const foreign = { cookie, 'x-xsrf-token': (await csrf())['x-xsrf-token'] ?? '' }
    expect((await send('login', { email: 'cms-admin@example.com', password }, foreign)).body.code).toBe('CSRF')
    const token = await csrf()
    expect(
      (await send('login', { email: 'cms-admin@example.com', password }, { ...token, origin: 'null' })).body.code,
    ).toBe('CSRF')
  })

  it('[A39] counts logins of both APIs together', async () => {
    const other = await create()
    const limited = await startTestShop(other, { LOGIN_LIMIT: '4/1m' })
    const guess = 'mutation { login(email: "nobody@example.com", password: "guess") { id } }'
    try {
      const token = await csrf(limited)
      for (let time = 1; time <= 2; time++) {
        expect((await limited.graphql(guess)).errors?.[0]?.extensions.code).toBe('CREDENTIALS')
        expect((await send('login', { email: `nobody${time}@example.com`, password }, token, limited)).status).toBe(422)
      }
      const { status, body, headers } = await send('login', { email: 'other@example.com', password }, token, limited)
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await limited.graphql(guess)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    } finally {
      await limited.close()
      await other.drop()
    }
  })
})
