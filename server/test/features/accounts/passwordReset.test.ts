import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { PasswordToken } from '../../../src/features/passwords/PasswordToken.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, apis, startAccountShop } from './accountShop.js'
import { passMinutes, startClock, stopClock } from './clock.js'

describe.each(testDatabases)('choosing a password anew, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database, { PUBLIC_URL: 'http://shop.example' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  afterEach(() => startClock())

  /** The address of a fresh account. */
  async function account(more: object = {}): Promise<string> {
    number++
    const email = `person${number}@example.com`
    const given = { name: 'Anna', email, role: 'cms-zzp', password, demo: false, ...more } as const
    await createUser(shop.services.database, given)
    return email
  }

  const [graphql, rest] = apis
  const ask = async (email: string, api = rest) => api.call(shop, 'requestPasswordReset', { email }, await shop.csrf())
  const choose = async (token: string, given: string, api = rest) =>
    api.call(shop, 'resetPassword', { token, password: given }, await shop.csrf())
  const overToken = { code: 'VALIDATION', errors: { token: [expect.stringContaining('Forgot your password?')] } }

  it.each(apis)('[A30] sends a link to choose a password, over $name', async (api) => {
    const email = await account()
    expect(await ask(` ${email.toUpperCase()} `, api)).toMatchObject({ status: 200, value: true })
    const [mail] = await shop.mailsTo(email)
    expect(mail).toMatchObject({ isSecret: true, language: 'nl' })
    expect(await shop.linkSentTo(email)).toContain('http://shop.example/wachtwoord/kiezen#')
    const token = await shop.tokenSentTo(email)
    expect(await choose(token, 'a newly chosen password', api)).toMatchObject({ status: 200, value: '/login-zzp' })
    await expect(shop.logIn(email)).rejects.toThrow('CREDENTIALS')
    await expect(shop.nameOf(await shop.logIn(email, 'a newly chosen password'))).resolves.toBe('Anna')
    expect(await choose(token, 'yet another one', api)).toMatchObject(overToken)
  })

  it('[Y33] a link names whose password it chooses, to who has it, until it is used', async () => {
    const email = await account({ name: 'Anna Visser' })
    await ask(email)
    const token = await shop.tokenSentTo(email)
    const query = 'query ($token: String!) { passwordLinkOwner(token: $token) { name email } }'
    const owner = async (given: string, headers = {}) => shop.graphql(query, { token: given }, headers)
    for (let round = 1; round <= 2; round++) {
      expect((await owner(token)).data).toEqual({ passwordLinkOwner: { name: 'Anna Visser', email } })
    }
    for (const wrong of ['', 'x', token.slice(1), token.toLowerCase(), 'x'.repeat(43)]) {
      expect((await owner(wrong)).data).toEqual({ passwordLinkOwner: null })
    }
    await choose(token, 'een roestige fietspomp')
    expect((await owner(token)).data).toEqual({ passwordLinkOwner: null })
  })

  it('[A30] knows accounts of the shop itself too, and says where they log in', async () => {
    const email = await account({ role: 'cms-admin' })
    await ask(email)
    expect(await choose(await shop.tokenSentTo(email), 'a newly chosen password')).toMatchObject({
      value: '/login-admin',
    })
  })

  it.each(apis)('[A5] answers an unknown address in the same words and time, over $name', async (api) => {
    const addresses = { known: await account(), unknown: 'nobody@example.com', nonsense: 'no address at all' }
    const answers = new Set<string>()
    const timeOf = async (email: string) => {
      const begin = performance.now()
      const { cookies, ...answer } = await ask(email, api)
      answers.add(JSON.stringify(answer))
      return performance.now() - begin
    }
    const times: number[][] = []
    for (let round = 1; round <= 3; round++) times.push(await Promise.all(Object.values(addresses).map(timeOf)))
    expect(answers.size).toBe(1)
    // Run simultaneously, comparing the quickest of each, so that load on the machine affects all equally.
    const quickest = Object.keys(addresses).map((_, index) => Math.min(...times.map((round) => round[index] ?? 0)))
    expect(Math.min(...quickest)).toBeGreaterThan(380)
    expect(Math.max(...quickest) - Math.min(...quickest)).toBeLessThan(250)
    await expect(shop.mailsTo(addresses.unknown)).resolves.toEqual([])
  })

  it.each(apis)('[A35] ends every session of the account and no other, over $name', async (api) => {
    const [email, other] = [await account(), await account()]
    const sessions = [await shop.logIn(email), await shop.logIn(email)]
    const elsewhere = await shop.logIn(other)
    await ask(email)
    await choose(await shop.tokenSentTo(email), 'a newly chosen password', api)
    for (const headers of sessions) await expect(shop.nameOf(headers)).resolves.toBeNull()
    await expect(shop.nameOf(elsewhere)).resolves.toBe('Anna')
  })

  it('[A7] unlocks the account', async () => {
    const email = await account()
    for (let time = 1; time <= 5; time++) await expect(shop.logIn(email, 'wrong')).rejects.toThrow('CREDENTIALS')
    await expect(shop.logIn(email)).rejects.toThrow('LOCKED')
    await ask(email)
    await choose(await shop.tokenSentTo(email), 'a newly chosen password')
    await expect(shop.logIn(email, 'a newly chosen password')).resolves.toBeDefined()
  })

  it.each(apis)('[A30] names both invalid fields together, and the link stays valid, over $name', async (api) => {
    const email = await account()
    await ask(email)
    const token = await shop.tokenSentTo(email)
    expect(await choose('a'.repeat(43), 'short', api)).toMatchObject({
      code: 'VALIDATION',
      errors: { token: [expect.any(String)], password: ['Use at least 10 characters.'] },
    })
    expect(await choose(token, 'a'.repeat(201), api)).toMatchObject({
      errors: { password: [expect.any(String)] },
    })
    if (api === rest) expect((await choose(token, 'short', api)).status).toBe(422)
    expect(await choose(token, 'a newly chosen password', api)).toMatchObject({ value: '/login-zzp' })
  })

  it.each(['', 'made up', 'a'.repeat(43), 'a'.repeat(100_000), "' OR '1'='1"])(
    '[A30] opens nothing with the token %.20j',
    async (token) => {
      expect(await choose(token, 'a newly chosen password')).toMatchObject({ status: 422, ...overToken })
    },
  )

  it('[A30] the stored hash of a link does not work as a token', async () => {
    const email = await account()
    await ask(email)
    const { id } = await shop.services.database.reader.findOneByOrFail(Customer, { email })
    const stored = await shop.services.database.reader.findOneByOrFail(PasswordToken, { user: id })
    expect(await choose(stored.tokenHash, 'a newly chosen password')).toMatchObject(overToken)
  })

  it('[A30] only one of twenty simultaneous uses of a link succeeds', async () => {
    const email = await account()
    await ask(email)
    const token = await shop.tokenSentTo(email)
    const passwords = Array.from({ length: 20 }, (_, index) => `password number ${index}`)
    const answers = await Promise.all(passwords.map((given) => choose(token, given)))
    const winners = passwords.filter((_, index) => answers[index]?.status === 200)
    expect(winners).toHaveLength(1)
    await expect(shop.logIn(email, winners[0])).resolves.toBeDefined()
  })

  it('[A30] a link is valid for an hour', async () => {
    const [inTime, tooLate] = [await account(), await account()]
    for (const email of [inTime, tooLate]) await ask(email)
    stopClock()
    passMinutes(59)
    expect(await choose(await shop.tokenSentTo(inTime), 'a newly chosen password')).toMatchObject({ status: 200 })
    passMinutes(2)
    expect(await choose(await shop.tokenSentTo(tooLate), 'a newly chosen password')).toMatchObject(overToken)
  })

  it('[A30] sends one mail in five minutes, also for ten simultaneous requests; a newer link invalidates the older', async () => {
    const email = await account()
    const first = await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    expect(first.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await shop.mailsTo(email)).toHaveLength(1)
    const older = await shop.tokenSentTo(email)
    stopClock()
    passMinutes(4)
    await ask(email)
    expect(await shop.mailsTo(email)).toHaveLength(1)
    passMinutes(2)
    await ask(email)
    expect(await shop.mailsTo(email)).toHaveLength(2)
    expect(await choose(older, 'a newly chosen password')).toMatchObject(overToken)
    expect(await choose(await shop.tokenSentTo(email), 'a newly chosen password')).toMatchObject({ status: 200 })
  })

  it('[A30] ten simultaneous requests of different accounts all get their mail', async () => {
    const emails: string[] = []
    for (let each = 0; each < 10; each++) emails.push(await account())
    await Promise.all(emails.map((email) => ask(email)))
    for (const email of emails) expect(await shop.mailsTo(email)).toHaveLength(1)
  })

  it('[A30] an invitation does not block a reset, and is invalidated by it', async () => {
    const email = 'invited@example.com'
    await shop.register({ name: 'Invited', email })
    const invitation = await shop.tokenSentTo(email)
    await ask(email)
    expect(await shop.mailsTo(email)).toHaveLength(2)
    expect(await choose(await shop.tokenSentTo(email), 'a newly chosen password')).toMatchObject({
      value: '/login-status',
    })
    expect(await choose(invitation, 'yet another chosen one')).toMatchObject(overToken)
  })

  it('[A35] refuses a login that began with the old password', async () => {
    const email = await account()
    await ask(email)
    const token = await shop.tokenSentTo(email)
    const logins = Array.from({ length: 4 }, () => shop.logIn(email).catch(() => null))
    const [, ...sessions] = await Promise.all([choose(token, 'a newly chosen password'), ...logins])
    for (const headers of sessions) if (headers) await expect(shop.nameOf(headers)).resolves.toBeNull()
  })

  it('[A33] [A38] REST asks for the CSRF token, GraphQL where there is a session', async () => {
    const calls = [
      ['requestPasswordReset', { email: 'nobody@example.com' }],
      ['resetPassword', { token: 'x', password }],
    ] as const
    const { cookie = '' } = await shop.logIn(await account())
    for (const [operation, args] of calls) {
      expect(await rest.call(shop, operation, args, {})).toMatchObject({ status: 403, code: 'CSRF' })
      expect(await graphql.call(shop, operation, args, { cookie })).toMatchObject({ code: 'CSRF' })
    }
  })

  it('[A39] counts with the logins of a network', async () => {
    const other = await create()
    const limited = await startAccountShop(other, { LOGIN_LIMIT: '3/1m' })
    try {
      const headers = await limited.csrf()
      const codes = []
      for (const api of [rest, graphql, rest, graphql]) {
        codes.push((await api.call(limited, 'requestPasswordReset', { email: 'a@example.com' }, headers)).code)
      }
      expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED'])
      await expect(limited.logIn('a@example.com')).rejects.toThrow('RATE_LIMITED')
    } finally {
      await limited.close()
      await other.drop()
    }
  })

  it('[A30] leaves no mail, and no link, for an address without an account', async () => {
    const { reader } = shop.services.database
    const counted = async () => [await reader.count(OutgoingMail), await reader.count(PasswordToken)]
    const before = await counted()
    await ask('somebody.else@example.com')
    expect(await counted()).toEqual(before)
  })
})
