import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../src/features/accounts/createUser.js'
import { LoginAttempt } from '../../src/features/sessions/LoginAttempt.js'
import { type AccountShop, startAccountShop } from '../features/accounts/accountShop.js'
import { passMinutes, startClock, stopClock } from '../features/accounts/clock.js'
import { hashedAsInProduction } from '../quickHashes.mjs'
import { cookiesOf, password } from '../startTestShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { workOf } from '../workOf.js'
import { Attacker, type Reply } from './Attacker.js'
import { changesSince, expectBounced, longest, storedIn } from './expectBounced.js'
import type { OpenApi } from './fuzz/restCalls.js'

const loginMutation =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { id } }'

describe.each(testDatabases)('sessions, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let anonymous: Attacker
  let admin: Attacker
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database, { PUBLIC_URL: 'https://shop.example' })
    anonymous = new Attacker(shop.url, await shop.csrf())
    admin = new Attacker(shop.url, await shop.login('cms-admin'))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => shop.services.database.write((manager) => manager.deleteAll(LoginAttempt)))
  afterEach(() => startClock())

  /** The address of a fresh account. */
  async function account(): Promise<string> {
    number++
    const email = `person${number}@example.com`
    // The hash that an unknown address is compared with costs what it does in production.
    await hashedAsInProduction(() =>
      createUser(shop.services.database, { name: 'Anna', email, role: 'cms-zzp', password, demo: false }),
    )
    return email
  }

  const guess = (email: string, given: unknown, more: object = {}, headers = {}, who = anonymous) =>
    who.send('POST', '/api/login', { email, password: given, ...more }, headers)
  const codes = (replies: Reply[]) => replies.map(({ code }) => code)

  it('brute force with changing addresses, letter case or extra fields: five guesses in all', async () => {
    const email = await account()
    const from = (index: number) => ({
      'x-forwarded-for': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
      'x-real-ip': `203.0.113.${index}`,
      'client-ip': `203.0.113.${index}`,
      'user-agent': `Browser ${index}`,
    })
    const replies = [
      await guess(email.toUpperCase(), 'guess 1', {}, from(1)),
      await guess(`  ${email}\u00a0`, 'guess 2', {}, from(2)),
      await guess(email.replace('p', 'ｐ'), 'guess 3', {}, from(3)),
      await anonymous.graphql(loginMutation, { email, password: 'guess 4' }, from(4)),
      await guess(email, 'guess 5', { role: undefined }, from(5)),
    ]
    expect(codes(replies)).toEqual(Array(5).fill('CREDENTIALS'))
    for (const extra of [{ remember: true }, { captcha: 'x' }, { __proto__: 1, id: 1 }]) {
      expect((await guess(email, password, extra, from(6))).code).toBe('BAD_REQUEST')
    }
    const locked = [
      await guess(email, password, {}, from(7)),
      await guess(email.toUpperCase(), password, {}, from(8)),
      await anonymous.graphql(loginMutation, { email, password }, from(9)),
    ]
    expect(codes(locked)).toEqual(Array(3).fill('LOCKED'))
    for (const { headers } of locked) expect(headers.getSetCookie()).toEqual([])
  })

  it('brute force with changing addresses: a network has its twenty logins whatever it calls itself', async () => {
    const other = await create()
    const limited = await startAccountShop(other, { LOGIN_LIMIT: '20/1m' })
    try {
      const who = new Attacker(limited.url, await limited.csrf())
      const replies: Reply[] = []
      for (let index = 0; index < 30; index++) {
        const headers = { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.${index}` }
        replies.push(await guess(`somebody${index}@example.com`, 'guess', {}, headers, who))
      }
      expect(codes(replies)).toEqual([...Array(20).fill('CREDENTIALS'), ...Array(10).fill('RATE_LIMITED')])
      expect(replies.at(-1)?.status).toBe(429)
    } finally {
      await limited.close()
      await other.drop()
    }
  })

  it('locking out everyone by flooding one account: others log in meanwhile, its owner stays logged in and can unlock it', async () => {
    const [flooded, other] = [await account(), await account()]
    const owner = await shop.logIn(flooded)
    const flood = Array.from({ length: 200 }, (_, index) => guess(flooded, `guess ${index}`))
    const begun = performance.now()
    await expect(shop.nameOf(await shop.logIn(other))).resolves.toBe('Anna')
    expect(performance.now() - begun).toBeLessThan(longest)
    const answers = codes(await Promise.all(flood))
    expect(answers.filter((code) => code === 'CREDENTIALS')).toHaveLength(5)
    expect(answers.filter((code) => code === 'LOCKED')).toHaveLength(195)
    // A lock does not end existing sessions.
    await expect(shop.nameOf(owner)).resolves.toBe('Anna')
    // A link by mail unlocks the account immediately, even during the attack.
    await anonymous.send('POST', '/api/request-password-reset', { email: flooded })
    const token = await shop.tokenSentTo(flooded)
    expect(
      (await anonymous.send('POST', '/api/reset-password', { token, password: 'yet another chosen one' })).status,
    ).toBe(200)
    await expect(shop.nameOf(await shop.logIn(flooded, 'yet another chosen one'))).resolves.toBe('Anna')
  })

  it('locking out everyone by flooding one account: attempts during a lock do not prolong it', async () => {
    const email = await account()
    stopClock()
    for (let index = 0; index < 8; index++) await guess(email, 'guess')
    passMinutes(14)
    expect(codes([await guess(email, 'guess'), await guess(email, password)])).toEqual(['LOCKED', 'LOCKED'])
    passMinutes(1)
    expect((await guess(email, password)).status).toBe(200)
  })

  it('telling known from unknown addresses by text or time: logins and forgotten passwords', async () => {
    const times: Record<string, number[]> = { known: [], unknown: [], invited: [] }
    const answers = new Set<string>()
    const invited = 'invited@example.com'
    await createUser(shop.services.database, {
      name: 'Invited',
      email: invited,
      role: 'cms-zzp',
      password: null,
      demo: false,
    })
    const known = [await account(), await account(), await account()]
    for (let round = 0; round < 9; round++) {
      const emails = { known: known[round % 3] ?? '', unknown: `anonymous${round % 3}@example.com`, invited }
      for (const [kind, email] of Object.entries(emails)) {
        if (kind === 'invited' && round > 3) continue
        times[kind]?.push(
          await workOf(async () => {
            const { status, headers, text } = await guess(email, `guess ${round}`)
            answers.add(JSON.stringify([status, [...headers.keys()].sort(), text]))
          }),
        )
      }
    }
    expect([...answers]).toHaveLength(1)
    // A check of a password takes far longer than all else, so to leave it out would show in the quickest answer.
    const quickest = (kind: string) => Math.min(...(times[kind] ?? []))
    for (const kind of ['unknown', 'invited']) {
      expect(quickest(kind) / quickest('known')).toBeGreaterThan(0.25)
      expect(quickest(kind) / quickest('known')).toBeLessThan(4)
    }
    const asked = [known[0] ?? '', 'nobody@example.com', invited, 'admin@example.com', 'no address']
    const responses = await Promise.all(
      asked.map((email) => anonymous.send('POST', '/api/request-password-reset', { email })),
    )
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  it('a planted session id: opens nothing, and is not the one that a login gives', async () => {
    const email = await account()
    const planted = 'p'.repeat(43)
    const victim = anonymous.with({ cookie: `${anonymous.own.cookie}; __Host-session=${planted}` })
    const response = await fetch(`${shop.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...victim.own },
      body: JSON.stringify({ email, password }),
    })
    const session = cookiesOf(response)['__Host-session']
    expect([response.status, session?.length]).toEqual([200, 43])
    expect(session).not.toBe(planted)
    for (const cookie of [
      `__Host-session=${planted}`,
      `__Host-session=${planted}; __Host-session=${planted}`,
      // Without the prefix, a neighbour in the same domain could have planted even a session that is alive.
      `session=${session}`,
      '__Host-session=',
      '__Host-session=%00',
    ]) {
      const { text } = await new Attacker(shop.url, { cookie }).graphql('{ me { id } }')
      expect(JSON.parse(text)).toEqual({ data: { me: null } })
    }
  })

  it('missing, wrong, foreign CSRF tokens, Origin null: every write of REST and every mutation', async () => {
    const api = JSON.parse((await anonymous.get('/api/openapi.json')).text) as OpenApi
    const writes = Object.entries(api.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'get')
        .map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const),
    )
    const { cookie = '', 'x-xsrf-token': token = '' } = admin.own
    const [session = ''] = /__Host-session=[^;]+/.exec(cookie) ?? []
    const another = (await shop.csrf())['x-xsrf-token'] ?? ''
    const forged = 'a'.repeat(32) + token.slice(32)
    const bare = new Attacker(shop.url)
    const attempts: Record<string, Record<string, string>> = {
      missing: { cookie },
      'without the cookie': { cookie: session, 'x-xsrf-token': token },
      wrong: { cookie, 'x-xsrf-token': 'wrong' },
      'of another visitor': { cookie, 'x-xsrf-token': another },
      forged: { cookie: `${session}; XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged },
      empty: { cookie: `${session}; XSRF-TOKEN=`, 'x-xsrf-token': '' },
      '[X12] a pair of another visitor': { cookie: `${session}; XSRF-TOKEN=${another}`, 'x-xsrf-token': another },
      '[X12] from http': { ...admin.own, host: 'shop.example', origin: 'http://shop.example' },
      'Origin null': { ...admin.own, origin: 'null' },
      'foreign Origin': { ...admin.own, origin: 'https://shop.example.evil.example' },
    }
    const before = await storedIn(shop)
    expect(writes.length).toBeGreaterThan(50)
    for (const [name, headers] of Object.entries(attempts)) {
      for (const [method, path] of writes) {
        const { status, code } = await bare.send(method, `/api${path}`, {}, headers)
        expect([name, method, path, status, code]).toEqual([name, method, path, 403, 'CSRF'])
      }
      const mutations = [
        'logout { loggedOut }',
        'deleteNewsCategory(id: 1) { deleted }',
        'createFeature(input: {language: nl, title: "x", icon: repair}) { id }',
      ]
      for (const mutation of mutations) {
        const { status, code } = await bare.graphql(`mutation { ${mutation} }`, {}, headers)
        expect([name, mutation, status, code]).toEqual([name, mutation, 403, 'CSRF'])
      }
    }
    expect(await changesSince(before, shop)).toEqual([])
  })

  it('method override: a call is what its method says', async () => {
    const added = await admin.send('POST', '/api/features/add-feature', {
      language: 'nl',
      title: 'Blijft',
      icon: 'repair',
    })
    const { id } = JSON.parse(added.text).data
    const override = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    }
    const path = `/api/feature/delete/${id}`
    const refused = { status: 405, code: 'METHOD_NOT_ALLOWED' }
    await expectBounced(shop, refused, () =>
      admin.with(override).send('POST', `${path}?_method=DELETE`, { _method: 'DELETE' }),
    )
    await expectBounced(shop, refused, () => admin.with(override).get(`${path}?_method=DELETE`))
    await expectBounced(shop, refused, () => anonymous.with(override).get(`${path}?_method=DELETE`))
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await expectBounced(shop, refused, () => admin.send('POST', path, '_method=DELETE', form))
    const read = await admin.with(override).get(`/api/feature/${id}?_method=DELETE`)
    expect([read.status, JSON.parse(read.text).data.title]).toEqual([200, 'Blijft'])
  })

  it.each([[['a-good-password']], [{ $ne: '' }], [null], [true], [5], [[['a-good-password']]]])(
    'password as array, object, null: %j',
    async (given) => {
      const email = await account()
      const besides = { noting: ['login_attempt', 'network_trace'] }
      await expectBounced(shop, { status: 422, code: 'VALIDATION', ...besides }, () => guess(email, given))
      await expectBounced(shop, { status: [200, 400, 422], code: ['VALIDATION', 'BAD_REQUEST'], ...besides }, () =>
        anonymous.graphql(loginMutation, { email, password: given }),
      )
    },
  )
})
