import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../src/accounts/createUser.js'
import { Customer } from '../../src/entities/Customer.js'
import { OutgoingMail } from '../../src/entities/OutgoingMail.js'
import { PasswordToken } from '../../src/passwords/PasswordToken.js'
import { password } from '../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { type AccountShop, doors, startAccountShop } from './accountShop.js'
import { passMinutes, startClock, stopClock } from './clock.js'

describe.each(bothDatabases)('choosing a password anew, on $name', ({ create }) => {
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
    const given = { name: 'Somebody', email, role: 'cms-zzp', password, demo: false, ...more } as const
    await createUser(shop.services.database, given)
    return email
  }

  const [graphql, rest] = doors
  const ask = async (email: string, transport = rest) =>
    transport.call(shop, 'requestPasswordReset', { email }, await shop.csrf())
  const choose = async (token: string, given: string, transport = rest) =>
    transport.call(shop, 'resetPassword', { token, password: given }, await shop.csrf())
  const overToken = { code: 'VALIDATION', errors: { token: [expect.stringContaining('Forgotten your password?')] } }

  it.each(doors)('[A30] sends a link that lets choose a password, over $name', async (transport) => {
    const email = await account()
    expect(await ask(` ${email.toUpperCase()} `, transport)).toMatchObject({ status: 200, value: true })
    const [mail] = await shop.mailsTo(email)
    expect(mail).toMatchObject({ isSecret: true, language: 'nl' })
    expect(mail?.text).toContain('http://shop.example/wachtwoord?token=')
    const token = await shop.tokenSentTo(email)
    expect(await choose(token, 'a new password', transport)).toMatchObject({ status: 200, value: '/login-zzp' })
    await expect(shop.logIn(email)).rejects.toThrow('CREDENTIALS')
    await expect(shop.nameOf(await shop.logIn(email, 'a new password'))).resolves.toBe('Somebody')
    expect(await choose(token, 'yet another one', transport)).toMatchObject(overToken)
  })

  it('[A30] knows accounts of the shop itself too, and says where they log in', async () => {
    const email = await account({ role: 'cms-admin' })
    await ask(email)
    expect(await choose(await shop.tokenSentTo(email), 'a new password')).toMatchObject({ value: '/login-admin' })
  })

  it.each(doors)('[A5] answers an unknown address in the same words and time, over $name', async (transport) => {
    const addresses = { known: await account(), unknown: 'nobody@example.com', nonsense: 'no address at all' }
    const answers = new Set<string>()
    const timeOf = async (email: string) => {
      const begin = performance.now()
      const { cookies, ...answer } = await ask(email, transport)
      answers.add(JSON.stringify(answer))
      return performance.now() - begin
    }
    const times: number[][] = []
    for (let round = 1; round <= 3; round++) times.push(await Promise.all(Object.values(addresses).map(timeOf)))
    expect(answers.size).toBe(1)
    // All at once, and the quickest of each: what a busy machine adds, it adds to each of them.
    const quickest = Object.keys(addresses).map((_, index) => Math.min(...times.map((round) => round[index] ?? 0)))
    expect(Math.min(...quickest)).toBeGreaterThan(380)
    expect(Math.max(...quickest) - Math.min(...quickest)).toBeLessThan(250)
    await expect(shop.mailsTo(addresses.unknown)).resolves.toEqual([])
  })

  it.each(doors)('[A35] ends every session of the account and no other, over $name', async (transport) => {
    const [email, other] = [await account(), await account()]
    const sessions = [await shop.logIn(email), await shop.logIn(email)]
    const elsewhere = await shop.logIn(other)
    await ask(email)
    await choose(await shop.tokenSentTo(email), 'a new password', transport)
    for (const headers of sessions) await expect(shop.nameOf(headers)).resolves.toBeNull()
    await expect(shop.nameOf(elsewhere)).resolves.toBe('Somebody')
  })

  it('[A7] unlocks the account', async () => {
    const email = await account()
    for (let time = 1; time <= 5; time++) await expect(shop.logIn(email, 'wrong')).rejects.toThrow('CREDENTIALS')
    await expect(shop.logIn(email)).rejects.toThrow('LOCKED')
    await ask(email)
    await choose(await shop.tokenSentTo(email), 'a new password')
    await expect(shop.logIn(email, 'a new password')).resolves.toBeDefined()
  })

  it.each(doors)('[A30] names both fields at once, and keeps the link, over $name', async (transport) => {
    const email = await account()
    await ask(email)
    const token = await shop.tokenSentTo(email)
    expect(await choose('a'.repeat(43), 'short', transport)).toMatchObject({
      code: 'VALIDATION',
      errors: { token: [expect.any(String)], password: ['Use at least 10 characters.'] },
    })
    expect(await choose(token, 'a'.repeat(201), transport)).toMatchObject({
      errors: { password: [expect.any(String)] },
    })
    if (transport === rest) expect((await choose(token, 'short', transport)).status).toBe(422)
    expect(await choose(token, 'a new password', transport)).toMatchObject({ value: '/login-zzp' })
  })

  it.each(['', 'made up', 'a'.repeat(43), 'a'.repeat(100_000), "' OR '1'='1"])(
    '[A30] opens nothing with the token %.20j',
    async (token) => {
      expect(await choose(token, 'a new password')).toMatchObject({ status: 422, ...overToken })
    },
  )

  it('[A30] is not opened by what the database keeps of a link', async () => {
    const email = await account()
    await ask(email)
    const { id } = await shop.services.database.reader.findOneByOrFail(Customer, { email })
    const kept = await shop.services.database.reader.findOneByOrFail(PasswordToken, { user: id })
    expect(await choose(kept.tokenHash, 'a new password')).toMatchObject(overToken)
  })

  it('[A30] of twenty uses of a link at once, one is it', async () => {
    const email = await account()
    await ask(email)
    const token = await shop.tokenSentTo(email)
    const passwords = Array.from({ length: 20 }, (_, index) => `password number ${index}`)
    const answers = await Promise.all(passwords.map((given) => choose(token, given)))
    const winners = passwords.filter((_, index) => answers[index]?.status === 200)
    expect(winners).toHaveLength(1)
    await expect(shop.logIn(email, winners[0])).resolves.toBeDefined()
  })

  it('[A30] a link holds for an hour', async () => {
    const [inTime, tooLate] = [await account(), await account()]
    for (const email of [inTime, tooLate]) await ask(email)
    stopClock()
    passMinutes(59)
    expect(await choose(await shop.tokenSentTo(inTime), 'a new password')).toMatchObject({ status: 200 })
    passMinutes(2)
    expect(await choose(await shop.tokenSentTo(tooLate), 'a new password')).toMatchObject(overToken)
  })

  it('[A30] sends one mail in five minutes, also when asked ten times at once; a newer link ends the older', async () => {
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
    expect(await choose(older, 'a new password')).toMatchObject(overToken)
    expect(await choose(await shop.tokenSentTo(email), 'a new password')).toMatchObject({ status: 200 })
  })

  it('[A30] ten accounts that ask at once all get their mail', async () => {
    const emails: string[] = []
    for (let each = 0; each < 10; each++) emails.push(await account())
    await Promise.all(emails.map((email) => ask(email)))
    for (const email of emails) expect(await shop.mailsTo(email)).toHaveLength(1)
  })

  it('[A30] an invitation does not hold a reset back, and ends with it', async () => {
    const email = 'invited@example.com'
    await shop.register({ name: 'Invited', email })
    const invitation = await shop.tokenSentTo(email)
    await ask(email)
    expect(await shop.mailsTo(email)).toHaveLength(2)
    expect(await choose(await shop.tokenSentTo(email), 'a new password')).toMatchObject({ value: '/login-status' })
    expect(await choose(invitation, 'another password')).toMatchObject(overToken)
  })

  it('[A35] lets nobody in who had the old password a moment before', async () => {
    const email = await account()
    await ask(email)
    const token = await shop.tokenSentTo(email)
    const logins = Array.from({ length: 4 }, () => shop.logIn(email).catch(() => null))
    const [, ...sessions] = await Promise.all([choose(token, 'a new password'), ...logins])
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
      for (const transport of [rest, graphql, rest, graphql]) {
        codes.push((await transport.call(limited, 'requestPasswordReset', { email: 'a@example.com' }, headers)).code)
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
