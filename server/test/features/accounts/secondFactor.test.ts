import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { assertSecondFactor, spendStep } from '../../../src/features/secondFactor/assertSecondFactor.js'
import {
  beginSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../../src/features/secondFactor/changeSecondFactor.js'
import { RecoveryCode } from '../../../src/features/secondFactor/RecoveryCode.js'
import { SecondFactor } from '../../../src/features/secondFactor/SecondFactor.js'
import { hashedAsInProduction } from '../../quickHashes.mjs'
import { testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, refusal, servicesWith } from './Browser.js'
import { passMinutes } from './clock.js'
import { codeOf, turnOn, wrongCodeOf } from './secondFactorOf.js'

describe.each(testDatabases)('the second factor, on $name', ({ create }) => {
  const suite = accountSuite(create)

  /** A new account that is logged in. */
  async function loggedInAccount() {
    const person = await suite.createAccount()
    const browser = new Browser(suite.services)
    await browser.login(person.email, password)
    return { ...person, browser }
  }

  async function guarded() {
    const person = await loggedInAccount()
    return { ...person, ...(await turnOn(person.browser, password)) }
  }

  const enter = (email: string, code?: string, given = password) =>
    new Browser(suite.services).login(email, given, code)
  const subjectsTo = async (recipient: string) =>
    (await suite.database.reader.find(OutgoingMail, { where: { recipient }, order: { id: 'ASC' } })).map(
      ({ subject }) => subject,
    )

  it('[A1] is asked for after the right password, and a code lets one in', async () => {
    const { email, secret } = await guarded()
    expect((await refusal(enter(email))).code).toBe('SECOND_FACTOR')
    expect((await refusal(enter(email, '  '))).code).toBe('SECOND_FACTOR')
    await expect(enter(email, codeOf(secret))).resolves.toMatchObject({ email })
  })

  it('[A5] is not revealed without the right password', async () => {
    const { email, secret } = await guarded()
    expect((await refusal(enter(email, undefined, 'a wrong password'))).code).toBe('CREDENTIALS')
    expect((await refusal(enter(email, codeOf(secret), 'a wrong password'))).code).toBe('CREDENTIALS')
    await expect(enter(email, codeOf(secret))).resolves.toBeDefined()
  })

  it('takes a code one step early or late, typed with spaces, and none further off', async () => {
    const { email, secret } = await guarded()
    expect((await refusal(enter(email, codeOf(secret, -2)))).code).toBe('VALIDATION')
    expect((await refusal(enter(email, codeOf(secret, 2)))).code).toBe('VALIDATION')
    await expect(enter(email, codeOf(secret).replace(/^.../, ' $& '))).resolves.toBeDefined()
    await expect(enter(email, codeOf(secret, 1))).resolves.toBeDefined()
  })

  it('takes no code twice, nor one from before the last', async () => {
    const { email, secret } = await guarded()
    await enter(email, codeOf(secret, 1))
    for (const steps of [1, 0]) expect((await refusal(enter(email, codeOf(secret, steps)))).code).toBe('VALIDATION')
    passMinutes(2)
    await expect(enter(email, codeOf(secret))).resolves.toBeDefined()
  })

  it('lets one of twenty simultaneous uses of a code through', async () => {
    const { account, secret, recovery } = await guarded()
    const uses = (code: string) =>
      Promise.allSettled(Array.from({ length: 20 }, () => assertSecondFactor(suite.services, account, code)))
    for (const code of [codeOf(secret), recovery[0] ?? '']) {
      expect((await uses(code)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    const step = Math.floor(Date.now() / 30_000) + 9
    const spent = await Promise.all(
      Array.from({ length: 20 }, () => suite.database.write((manager) => spendStep(manager, account.id, step))),
    )
    expect(spent.filter(Boolean)).toHaveLength(1)
  })

  it('[X11] takes the code that turned it on for nothing else, and turns it on once', async () => {
    const { email, account, browser } = await loggedInAccount()
    const { secret } = await beginSecondFactor(await browser.context(), password)
    const context = await browser.context()
    const code = codeOf(secret)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => turnOnSecondFactor(context, code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusal(enter(email, code))).code).toBe('VALIDATION')
    expect((await refusal(assertSecondFactor(suite.services, account, codeOf(secret, -1)))).code).toBe('VALIDATION')
    expect((await refusal(turnOffSecondFactor(await browser.context(), password, code))).code).toBe('VALIDATION')
    await expect(enter(email, codeOf(secret, 1))).resolves.toBeDefined()
    expect(await suite.database.reader.countBy(RecoveryCode, { user: account.id })).toBe(10)
  })

  it('[X11] keeps recovery codes as argon2id, each with a salt of its own', async () => {
    const { account } = await hashedAsInProduction(guarded)
    const hashes = (await suite.database.reader.findBy(RecoveryCode, { user: account.id })).map(
      ({ codeHash }) => codeHash,
    )
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(10)
  })

  it('[X11] accepts recovery codes from before argon2id, each once, until new ones are made', async () => {
    const { email, account, browser, secret } = await guarded()
    const earlier = ['ABCDEFGHIJKLMNOP', 'QRSTUVWXYZ234567']
    await suite.database.write(async (manager) => {
      await manager.insert(
        RecoveryCode,
        earlier.map((code) => ({ user: account.id, codeHash: createHash('sha256').update(code).digest('hex') })),
      )
    })
    await expect(enter(email, 'abcd-efgh-ijkl-mnop')).resolves.toBeDefined()
    expect((await refusal(enter(email, earlier[0]))).code).toBe('VALIDATION')
    await renewRecoveryCodes(await browser.context(), password, codeOf(secret))
    expect((await refusal(enter(email, earlier[1]))).code).toBe('VALIDATION')
  })

  it('[A7] locks after five wrong codes, for a right one too', async () => {
    const { email, secret } = await guarded()
    for (let time = 1; time <= 5; time++) {
      expect((await refusal(enter(email, wrongCodeOf(secret)))).code).toBe('VALIDATION')
    }
    expect((await refusal(enter(email, codeOf(secret)))).code).toBe('LOCKED')
    passMinutes(15)
    await expect(enter(email, codeOf(secret))).resolves.toBeDefined()
  })

  it('[A7] being asked for a code neither counts as a failure nor resets the count', async () => {
    const { email, secret } = await guarded()
    for (let time = 1; time <= 7; time++) expect((await refusal(enter(email))).code).toBe('SECOND_FACTOR')
    for (let time = 1; time <= 4; time++) {
      await refusal(enter(email, wrongCodeOf(secret)))
      expect((await refusal(enter(email))).code).toBe('SECOND_FACTOR')
    }
    expect((await refusal(enter(email, wrongCodeOf(secret)))).code).toBe('VALIDATION')
    expect((await refusal(enter(email))).code).toBe('LOCKED')
  })

  it('has ten recovery codes, each of which works once, and their use is reported by mail', async () => {
    const { email, recovery } = await guarded()
    expect(new Set(recovery).size).toBe(10)
    const [first = '', second = ''] = recovery
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    await expect(enter(email, first.toLowerCase().replaceAll('-', ' '))).resolves.toBeDefined()
    expect((await refusal(enter(email, first))).code).toBe('VALIDATION')
    await expect(enter(email, second)).resolves.toBeDefined()
    expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Een herstelcode'))).toHaveLength(2)
  })

  it('[A9] spends no recovery code on a login that the session of another role refuses', async () => {
    const { email, recovery } = await guarded()
    const given = {
      name: 'Accountant',
      email: 'books@example.com',
      role: 'cms-accountant',
      password,
      demo: false,
    } as const
    await createUser(suite.database, given)
    const browser = new Browser(suite.services)
    await browser.login(given.email, password)
    const [code] = recovery
    expect((await refusal(browser.login(email, password, code))).code).toBe('OTHER_ROLE')
    expect(await enter(email, code)).toMatchObject({ email })
  })

  it('takes no recovery code of another account', async () => {
    const [{ recovery }, { email }] = [await guarded(), await guarded()]
    expect((await refusal(enter(email, recovery[0]))).code).toBe('VALIDATION')
  })

  it('gives new recovery codes for password and code; the old ones are invalid', async () => {
    const { email, browser, secret, recovery } = await guarded()
    const renewed = await renewRecoveryCodes(await browser.context(), password, codeOf(secret))
    expect((await refusal(enter(email, recovery[0]))).code).toBe('VALIDATION')
    await expect(enter(email, renewed[0])).resolves.toBeDefined()
  })

  it('is turned on by the password and a first right code; every other session ends, and a mail reports it', async () => {
    const { email, browser } = await loggedInAccount()
    const elsewhere = new Browser(suite.services)
    await elsewhere.login(email, password)
    expect((await refusal(beginSecondFactor(await browser.context(), 'wrong'))).code).toBe('VALIDATION')
    const { secret, address } = await beginSecondFactor(await browser.context(), password)
    expect(address).toContain(`secret=${secret}`)
    expect((await refusal(turnOnSecondFactor(await browser.context(), wrongCodeOf(secret)))).code).toBe('VALIDATION')
    await expect(enter(email)).resolves.toBeDefined()
    await turnOnSecondFactor(await browser.context(), codeOf(secret))
    expect((await refusal(enter(email))).code).toBe('SECOND_FACTOR')
    expect([(await browser.context()).viewer?.email, (await elsewhere.context()).viewer]).toEqual([email, null])
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('Inloggen met een code staat aan')])
  })

  it('cannot be begun while it is on, nor ended a quarter of an hour after it was begun', async () => {
    const { browser } = await guarded()
    expect((await refusal(beginSecondFactor(await browser.context(), password))).code).toBe('CONFLICT')
    const other = await loggedInAccount()
    const { secret } = await beginSecondFactor(await other.browser.context(), password)
    passMinutes(15)
    expect((await refusal(turnOnSecondFactor(await other.browser.context(), codeOf(secret)))).code).toBe('CONFLICT')
  })

  it('is turned off by password and code, and a mail reports it', async () => {
    const { email, browser, secret } = await guarded()
    const off = async (...given: [string, string]) => turnOffSecondFactor(await browser.context(), ...given)
    expect((await refusal(off('wrong', codeOf(secret)))).code).toBe('VALIDATION')
    expect((await refusal(off(password, wrongCodeOf(secret)))).code).toBe('VALIDATION')
    expect((await refusal(off(password, ''))).code).toBe('SECOND_FACTOR')
    await off(password, codeOf(secret))
    await expect(enter(email)).resolves.toBeDefined()
    await expect(subjectsTo(email)).resolves.toContainEqual(expect.stringContaining('staat uit'))
  })

  it('is stored encrypted, for that account alone, and its recovery codes as hashes', async () => {
    const { account, secret, recovery } = await guarded()
    const { reader } = suite.database
    const stored = await reader.findOneByOrFail(SecondFactor, { user: account.id })
    const codes = await reader.findBy(RecoveryCode, { user: account.id })
    const all = JSON.stringify([stored, codes])
    for (const plain of [secret, ...recovery.flatMap((code) => [code, code.replaceAll('-', '')])]) {
      expect(all).not.toContain(plain)
    }
    const other = await guarded()
    await suite.database.write((manager) =>
      manager.update(SecondFactor, { user: other.account.id }, { sealedSecret: stored.sealedSecret, lastStep: 0 }),
    )
    expect((await refusal(enter(other.email, codeOf(secret)))).code).toBe('VALIDATION')
  })

  it('under another SESSION_SECRET takes recovery codes, and can be turned off with one', async () => {
    const { email, secret, recovery } = await guarded()
    const later = servicesWith(suite.database, { SESSION_SECRET: 'another secret' })
    const browser = new Browser(later)
    expect((await refusal(browser.login(email, password, codeOf(secret)))).code).toBe('VALIDATION')
    await browser.login(email, password, recovery[0])
    await turnOffSecondFactor(await browser.context(), password, recovery[1] ?? '')
    await expect(enter(email)).resolves.toBeDefined()
  })

  it('is taken off an account by the operator, once, with a mail', async () => {
    const { email } = await guarded()
    await expect(resetSecondFactor(suite.services, email.toUpperCase())).resolves.toBe(true)
    await expect(resetSecondFactor(suite.services, email)).resolves.toBe(false)
    await expect(enter(email)).resolves.toBeDefined()
    expect((await refusal(resetSecondFactor(suite.services, 'nobody@example.com'))).code).toBe('NOT_FOUND')
    expect((await subjectsTo(email)).at(-1)).toContain('staat uit')
  })
})
