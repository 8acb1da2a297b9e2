import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import { cookiesOf, startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { passMinutes, startClock, stopClock } from './clock.js'

interface Answer {
  status: number
  setCookies: string[]
  cookies: Record<string, string>
  data?: { login?: object; logout?: object; me?: object | null } | null
  errors?: { message: string; extensions: { code: string; retryAfter?: number } }[]
}

const password = 'a right password'
const loginMutation =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { id name email role } }'

describe.each(testDatabases)('accounts over GraphQL, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let adminId: number

  beforeAll(async () => {
    database = await create()
    // Whoever does nothing for two hours is logged out by idleSessions.test.
    shop = await startTestShop(database, { STAFF_SESSION_IDLE: 'off' })
    const accounts = shop.services.database
    const admin = {
      name: 'Åsa "de" Vries',
      email: 'admin@example.com',
      role: 'cms-admin',
      password,
      demo: false,
    } as const
    adminId = (await createUser(accounts, admin)).id
    const partner = { name: 'Partner', email: 'partner@example.com', role: 'cms-zzp', password, demo: false } as const
    await createUser(accounts, partner)
  })

  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  beforeEach(() => shop.services.database.write((manager) => manager.deleteAll(LoginAttempt)))

  afterEach(() => startClock())

  async function send(body: unknown, headers: Record<string, string> = {}, at = shop): Promise<Answer> {
    const response = await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      ...((await response.json()) as Pick<Answer, 'data' | 'errors'>),
      status: response.status,
      setCookies: response.headers.getSetCookie(),
      cookies: cookiesOf(response),
    }
  }

  const login = (email: unknown, given: unknown = password, headers = {}) =>
    send({ query: loginMutation, variables: { email, password: given } }, headers)

  const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

  async function csrf(): Promise<Record<string, string>> {
    const token = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  }

  async function signedIn(email = 'admin@example.com') {
    const headers = await csrf()
    const { cookies } = await login(email)
    return {
      session: cookies.session ?? '',
      headers: { ...headers, cookie: `${headers.cookie}; session=${cookies.session}` },
    }
  }

  it('[A1] answers who is logged in', async () => {
    const answer = await login('admin@example.com')
    expect(answer.data?.login).toEqual({
      id: adminId,
      name: 'Åsa "de" Vries',
      email: 'admin@example.com',
      role: 'cms_admin',
    })
  })

  it('[A2] sets the session cookie', async () => {
    const { setCookies } = await login('admin@example.com')
    expect(setCookies).toContainEqual(
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    )
  })

  it('[A3] sets the user cookie', async () => {
    const { setCookies, cookies } = await login('admin@example.com')
    expect(setCookies).toContainEqual(expect.stringMatching(/^user=[^; ]+; Max-Age=259200; Path=\/; SameSite=Lax$/))
    expect(JSON.parse(decodeURIComponent(cookies.user ?? ''))).toEqual({
      id: adminId,
      name: 'Åsa "de" Vries',
      role: 'cms-admin',
    })
  })

  it('[A3] gives no rights for the user cookie alone', async () => {
    const user = encodeURIComponent(JSON.stringify({ id: adminId, name: 'Åsa', role: 'cms-admin' }))
    const answer = await send({ query: '{ me { id } }' }, { cookie: `user=${user}` })
    expect(answer.data).toEqual({ me: null })
    expect(codeOf(await send({ query: '{ managedEntities { name } }' }, { cookie: `user=${user}` }))).toBe(
      'UNAUTHENTICATED',
    )
  })

  it('[A4] refuses a wrong password', async () => {
    const { errors, setCookies } = await login('admin@example.com', 'wrong password')
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Invalid username or password.',
        extensions: expect.objectContaining({ code: 'CREDENTIALS' }),
      }),
    ])
    expect(setCookies).toEqual([])
  })

  it.each([null, ['a right password'], { $ne: '' }, 5, true])('[A4] refuses %j for a password', async (given) => {
    const answer = await login('admin@example.com', given)
    expect(codeOf(answer)).toBe('BAD_REQUEST')
    expect(answer.setCookies).toEqual([])
  })

  it('[A5] says exactly the same of an unknown address', async () => {
    const known = await login('admin@example.com', 'wrong password')
    await expect(login('nobody@example.com', 'wrong password')).resolves.toEqual(known)
  })

  it('[A7] locks after five failures and says for how long', async () => {
    for (let time = 1; time <= 5; time++) await login('admin@example.com', `wrong ${time}`)
    const { errors, setCookies } = await login('admin@example.com')
    expect(errors?.[0]?.message).toMatch(/locked temporarily.*try again later/)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'LOCKED', retryAfter: expect.any(Number) })
    expect(errors?.[0]?.extensions.retryAfter).toBeGreaterThan(880)
    expect(setCookies).toEqual([])
  })

  it('[A9] refuses another role until the first has logged out', async () => {
    const { headers } = await signedIn()
    const { errors, setCookies } = await login('partner@example.com', password, headers)
    expect(errors?.[0]?.message).toBe(
      'You are already logged in with another account with another role, please logout first to be able to login with another account.',
    )
    expect(setCookies).toEqual([])
  })

  it('[A11] logs out, here and in the browser', async () => {
    const { headers } = await signedIn()
    const answer = await send({ query: 'mutation { logout { loggedOut loginRedirect } }' }, headers)
    expect(answer.data?.logout).toEqual({ loggedOut: true, loginRedirect: '/login-admin' })
    for (const name of ['session', 'user']) {
      expect(answer.setCookies).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}=; Max-Age=0; Path=/; Expires=.*1970`)),
      )
    }
    expect((await send({ query: '{ me { id } }' }, headers)).data).toEqual({ me: null })
  })

  it('[A38] refuses to log out without the token, or from a foreign page', async () => {
    const { session, headers } = await signedIn()
    const query = 'mutation { logout { loggedOut } }'
    expect(codeOf(await send({ query }, { cookie: `session=${session}` }))).toBe('CSRF')
    expect(codeOf(await send({ query }, { ...headers, 'x-xsrf-token': 'made.up' }))).toBe('CSRF')
    for (const origin of ['null', 'https://evil.example']) {
      expect(codeOf(await send({ query }, { ...headers, origin }))).toBe('CSRF')
    }
    expect((await send({ query: '{ me { id } }' }, headers)).data?.me).toEqual({ id: adminId })
  })

  it('[A38] reads no login that a foreign page can send', async () => {
    const body = JSON.stringify({ query: loginMutation, variables: { email: 'admin@example.com', password } })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const { status, setCookies } = await send(body, { 'content-type': type })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(setCookies).toEqual([])
    }
    const query = encodeURIComponent(`mutation { login(email: "admin@example.com", password: "${password}") { id } }`)
    const byGet = await fetch(`${shop.url}/graphql?query=${query}`)
    expect(byGet.status).toBeGreaterThanOrEqual(400)
    expect(byGet.headers.getSetCookie()).toEqual([])
  })

  it('[A35] logs out after a day and clears the left-over user cookie at the next call', async () => {
    stopClock()
    const { session } = await signedIn()
    const headers = { cookie: `session=${session}; user=left-over` }
    passMinutes(24 * 60 - 1)
    expect(await send({ query: '{ me { id } }' }, headers)).toMatchObject({
      data: { me: { id: adminId } },
      setCookies: [],
    })
    passMinutes(1)
    const late = await send({ query: '{ me { id } }' }, headers)
    expect(late.data).toEqual({ me: null })
    expect(late.setCookies).toEqual([expect.stringMatching(/^user=; Max-Age=0; Path=\//)])
    const publicRead = await send({ query: '{ shop { name } }' }, headers)
    expect(publicRead.setCookies).toEqual([expect.stringMatching(/^user=; Max-Age=0; Path=\//)])
  })

  it('[A35] clears it for one visitor only, where the response is cached for every visitor', async () => {
    const read = { query: '{ shop { city } }' }
    const leftOver = [expect.stringMatching(/^user=; Max-Age=0; Path=\//)]
    expect((await send(read, { cookie: 'user=left-over' })).setCookies).toEqual(leftOver)
    expect((await send(read)).setCookies).toEqual([])
    expect((await send(read, { cookie: 'user=left-over' })).setCookies).toEqual(leftOver)
  })

  it('[A39] gives a hundred logins in one request no more than the limit', async () => {
    const other = await create()
    const limited = await startTestShop(other, { LOGIN_LIMIT: '4/1m' })
    const one = (index: number) => `a${index}: login(email: "user${index}@example.com", password: "guess") { id }`
    const count = (answer: Answer, code: string) =>
      (answer.errors ?? []).filter(({ extensions }) => extensions.code === code).length
    try {
      const hundred = await send(
        { query: `mutation { ${Array.from({ length: 100 }, (_, index) => one(index)).join(' ')} }` },
        {},
        limited,
      )
      expect(hundred.errors?.length).toBeGreaterThan(0)
      expect(count(hundred, 'CREDENTIALS')).toBeLessThanOrEqual(4)
      for (let index = 0; index < 4; index++) await send({ query: `mutation { ${one(index)} }` }, {}, limited)
      const { errors } = await send({ query: `mutation { ${one(5)} }` }, {}, limited)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
    } finally {
      await limited.close()
      await other.drop()
    }
  })
})
