import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import { type Role, roles } from '../../../src/kernel/access/roles.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, apis, type Headers, startAccountShop } from './accountShop.js'

const newPassword = 'a newly chosen password'

describe.each(testDatabases)('changing the own password, on $name', ({ create }) => {
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
  beforeEach(() => shop.services.database.write((manager) => manager.deleteAll(LoginAttempt)))

  async function account(role: Role = 'cms-zzp'): Promise<string> {
    number++
    const email = `person${number}@example.com`
    await createUser(shop.services.database, { name: 'Anna', email, role, password, demo: false })
    return email
  }

  const [graphql, rest] = apis
  const change = (headers: Headers, currentPassword = password, given = newPassword, api = rest) =>
    api.call(shop, 'changePassword', { currentPassword, newPassword: given }, headers)

  it.each(roles.values.flatMap((role) => apis.map((api) => ({ role, api, name: api.name }))))(
    '[A25] $role changes it over $name; every other session ends and the caller receives a new one',
    async ({ role, api }) => {
      const email = await account(role)
      const [here, there] = [await shop.logIn(email), await shop.logIn(email)]
      const { value, cookies } = await change(here, password, newPassword, api)
      expect([value, Object.keys(cookies).toSorted()]).toEqual([true, ['session', 'user', 'visitor']])
      for (const headers of [here, there]) await expect(shop.nameOf(headers)).resolves.toBeNull()
      await expect(shop.nameOf({ cookie: `session=${cookies.session}` })).resolves.toBe('Anna')
      await expect(shop.logIn(email)).rejects.toThrow('CREDENTIALS')
      await expect(shop.logIn(email, newPassword)).resolves.toBeDefined()
    },
  )

  it.each(apis)('[A25] requires a session, over $name', async (api) => {
    const answer = await change(await shop.csrf(), password, newPassword, api)
    expect(answer).toMatchObject({ code: 'UNAUTHENTICATED', cookies: {} })
    if (api === rest) expect(answer.status).toBe(401)
  })

  it.each(apis)('[A4] names both fields at fault, and changes nothing, over $name', async (api) => {
    const email = await account()
    const headers = await shop.logIn(email)
    const answer = await change(headers, 'wrong', 'short', api)
    expect(answer).toMatchObject({
      code: 'VALIDATION',
      errors: { currentPassword: ['This is not your current password.'], newPassword: ['Use at least 10 characters.'] },
      cookies: {},
    })
    if (api === rest) expect(answer.status).toBe(422)
    expect((await change(headers, '', newPassword, api)).errors).toHaveProperty('currentPassword')
    expect((await change(headers, password, 'a'.repeat(201), api)).errors).toHaveProperty('newPassword')
    await expect(shop.nameOf(headers)).resolves.toBe('Anna')
    await expect(shop.logIn(email)).resolves.toBeDefined()
  })

  it('[A7] counts a wrong one as a failed login, over both APIs together', async () => {
    const email = await account()
    const headers = await shop.logIn(email)
    for (const api of [rest, graphql, rest]) await change(headers, 'wrong', newPassword, api)
    for (let time = 1; time <= 2; time++) await expect(shop.logIn(email, 'wrong')).rejects.toThrow('CREDENTIALS')
    await expect(shop.logIn(email)).rejects.toThrow('LOCKED')
    for (let time = 1; time <= 2; time++) await change(headers, 'wrong', newPassword)
    expect(await change(headers)).toMatchObject({ status: 429, code: 'LOCKED' })
    await expect(shop.nameOf(headers)).resolves.toBe('Anna')
  })

  it('[A35] invalidates links that were sent before', async () => {
    const email = await account()
    await rest.call(shop, 'requestPasswordReset', { email }, await shop.csrf())
    const token = await shop.tokenSentTo(email)
    await change(await shop.logIn(email))
    expect(await rest.call(shop, 'resetPassword', { token, password }, await shop.csrf())).toMatchObject({
      status: 422,
      errors: { token: [expect.any(String)] },
    })
  })

  it('[A35] only one of several simultaneous changes succeeds', async () => {
    const email = await account()
    const headers = await shop.logIn(email)
    const passwords = Array.from({ length: 6 }, (_, index) => `password number ${index}`)
    const answers = await Promise.all(passwords.map((given) => change(headers, password, given)))
    const done = passwords.filter((_, index) => answers[index]?.status === 200)
    expect(done).toHaveLength(1)
    await expect(shop.logIn(email, done[0])).resolves.toBeDefined()
  })

  it('[A33] [A38] asks for the CSRF token', async () => {
    const { cookie = '' } = await shop.logIn(await account())
    for (const api of apis) {
      expect(await change({ cookie }, password, newPassword, api)).toMatchObject({ code: 'CSRF', cookies: {} })
    }
  })

  it('[A39] counts with the logins of a network', async () => {
    const other = await create()
    const limited = await startAccountShop(other, { LOGIN_LIMIT: '3/1m' })
    try {
      const email = 'limited@example.com'
      const given = { name: 'Limited', email, role: 'cms-zzp', password, demo: false } as const
      await createUser(limited.services.database, given)
      const headers = await limited.logIn(email)
      const codes = []
      for (const api of [rest, graphql, rest]) {
        const args = { currentPassword: 'wrong', newPassword }
        codes.push((await api.call(limited, 'changePassword', args, headers)).code)
      }
      expect(codes).toEqual(['VALIDATION', 'VALIDATION', 'RATE_LIMITED'])
    } finally {
      await limited.close()
      await other.drop()
    }
  })
})
