import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { required } from '../../required.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, apis, startAccountShop } from './accountShop.js'
import { startClock, stopClock } from './clock.js'
import { codeOf, wrongCodeOf } from './secondFactorOf.js'

describe.each(testDatabases)('logging in with a second factor over both APIs, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  // Stopped, so that a code does not expire before it is checked.
  beforeEach(() => stopClock())
  afterEach(() => startClock())

  /** An account whose second factor was turned on over GraphQL. */
  async function guarded() {
    number++
    const email = `guarded${number}@example.com`
    await createUser(shop.services.database, { name: 'Guarded', email, role: 'cms-accountant', password, demo: false })
    const headers = await shop.logIn(email)
    const begin = 'mutation ($password: String!) { beginSecondFactor(password: $password) { secret address } }'
    const begun = await shop.graphql<{ beginSecondFactor: { secret: string; address: string } }>(
      begin,
      { password },
      headers,
    )
    const { secret, address } = required(begun.data, 'data').beginSecondFactor
    expect(address).toMatch(/^otpauth:\/\/totp\/.*guarded\d+%40example\.com\?/)
    const code = codeOf(secret, -1)
    const turnOn = 'mutation ($code: String!) { turnOnSecondFactor(code: $code) }'
    const { data } = await shop.graphql<{ turnOnSecondFactor: string[] }>(turnOn, { code }, headers)
    expect(data?.turnOnSecondFactor).toHaveLength(10)
    return { email, secret, headers }
  }

  it.each(apis)('[A4] answers over $name what is missing and what is wrong, and sets no cookie', async (api) => {
    const { email, secret } = await guarded()
    const call = async (args: Record<string, string>) =>
      api.call(shop, 'login', { email, password, ...args }, await shop.csrf())
    const missing = await call({})
    expect(missing).toMatchObject({
      code: 'SECOND_FACTOR',
      message: 'Enter the code of your authenticator app as well, or one of your recovery codes.',
      cookies: {},
    })
    const wrong = await call({ code: wrongCodeOf(secret) })
    expect(wrong).toMatchObject({ code: 'VALIDATION', errors: { code: [expect.any(String)] }, cookies: {} })
    if (api.name === 'REST') expect([missing.status, wrong.status]).toEqual([422, 422])
    const right = await call({ code: codeOf(secret) })
    expect(right.cookies).toMatchObject({ session: expect.any(String) })
  })

  it('[A25] shows a viewer the own account only', async () => {
    const { headers, email } = await guarded()
    const query =
      '{ myAccount { secondFactorSince recoveryCodesLeft sessions { isThisOne network } signIns { email outcome } } }'
    const { data } = await shop.graphql(query, {}, headers)
    expect(data?.myAccount).toMatchObject({
      secondFactorSince: expect.stringMatching(/Z$/),
      recoveryCodesLeft: 10,
      sessions: [{ isThisOne: true, network: '127.0.0.*' }],
      signIns: [{ email, outcome: 'signed_in' }],
    })
  })

  it('[A37] is not for programs', async () => {
    const create =
      'mutation { createAccessToken(password: "a-good-password", input: { name: "Program", role: cms_admin, access: write }) { token } }'
    const owner = await shop.login('cms-admin')
    const { data } = await shop.graphql<{ createAccessToken: { token: string } }>(create, {}, owner)
    const { token } = required(data, 'data').createAccessToken
    const headers = { authorization: `Bearer ${token}` }
    for (const call of ['{ myAccount { recoveryCodesLeft } }', 'mutation { endOtherSessions }']) {
      const { errors } = await shop.graphql(call, {}, headers)
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
  })
})
