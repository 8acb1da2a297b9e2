import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Services } from '../../../src/delivery/composition/Services.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import { countAttempt, hashAddress } from '../../../src/features/sessions/loginAttempts.js'
import { Session } from '../../../src/features/sessions/Session.js'
import { hashedAsInProduction } from '../../quickHashes.mjs'
import { bothDatabases } from '../../testDatabases.js'
import { workOf } from '../../workOf.js'
import { Browser, refusal, servicesWith } from './Browser.js'
import { passMinutes, startClock, stopClock } from './clock.js'
import { openTestAccounts, type TestAccounts } from './openTestAccounts.js'

const password = 'a right password'

describe.each(bothDatabases)('logging in, on $name', ({ create, alike }) => {
  let test: TestAccounts
  let services: Services
  let admin: Customer

  beforeAll(async () => {
    test = await openTestAccounts(create)
    services = servicesWith(test.database)
    await addUser('customer@example.com', 'cms-status-user')
    await addUser('partner@example.com', 'cms-zzp')
    await addUser('accountant@example.com', 'cms-accountant')
    await addUser('unhurried@example.com', 'cms-zzp')
    admin = await addUser('Admin@Example.com', 'cms-admin')
  })

  afterAll(() => test.remove())

  beforeEach(() => test.database.write((manager) => manager.deleteAll(LoginAttempt)))

  afterEach(() => startClock())

  const addUser = (email: string, role: Customer['role']) =>
    // The hash that an unknown address is compared with costs what it does in production.
    hashedAsInProduction(() =>
      createUser(test.database, { name: `Name of ${email}`, email, password, role, demo: false }),
    )

  const reload = (user: Customer) => test.database.reader.findOneByOrFail(Customer, { id: user.id })

  async function fail(times: number, email: string): Promise<string[]> {
    const codes: string[] = []
    for (let time = 1; time <= times; time++) {
      const browser = new Browser(services, `192.0.2.${time}`)
      codes.push((await refusal(browser.login(email, `wrong ${time}`))).code)
    }
    return codes
  }

  alike(() => {
    it('[A1] answers who is logged in', async () => {
      const browser = new Browser(services)
      const viewer = {
        id: admin.id,
        name: 'Name of Admin@Example.com',
        email: 'Admin@Example.com',
        role: 'cms-admin',
        statusUser: true,
        mustEnrol: false,
      }
      await expect(browser.login('Admin@Example.com', password)).resolves.toEqual(viewer)
      expect((await browser.context()).viewer).toMatchObject(viewer)
    })
  })

  it('[A1] knows an address in any letter case, with spaces around it and in full width', async () => {
    for (const email of ['  ADMIN@example.COM ', 'ａｄｍｉｎ@example.com']) {
      await expect(new Browser(services).login(email, password)).resolves.toMatchObject({ id: admin.id })
    }
  })

  alike(() => {
    it('[A1] counts successful logins', async () => {
      const { loginCount } = await reload(admin)
      await new Browser(services).login('admin@example.com', password)
      await fail(1, 'admin@example.com')
      expect((await reload(admin)).loginCount).toBe(loginCount + 1)
    })

    it('[A2] sets the session cookie for a day, out of reach of scripts, and does not store its token', async () => {
      const browser = new Browser(services)
      await browser.login('admin@example.com', password)
      const cookie = browser.cookies.get('session')
      expect(cookie?.options).toEqual({ maxAge: 86_400, httpOnly: true, secure: false })
      expect(cookie?.value).toMatch(/^[\w-]{43}$/)
      const sessions = await test.database.reader.find(Session)
      expect(JSON.stringify(sessions)).not.toContain(cookie?.value)
    })

    it('[A2] marks the session cookie as secure where the shop is at https', async () => {
      const browser = new Browser(servicesWith(test.database, { PUBLIC_URL: 'https://shop.example.com' }))
      await browser.login('admin@example.com', password)
      expect(browser.cookies.get('session')?.options.secure).toBe(true)
      expect(browser.cookies.get('user')?.options.secure).toBe(false)
    })

    it('[A3] sets the user cookie for three days, readable by scripts and never secure', async () => {
      const browser = new Browser(services)
      await browser.login('admin@example.com', password)
      const cookie = browser.cookies.get('user')
      expect(cookie?.options).toEqual({ maxAge: 3 * 86_400, httpOnly: false, secure: false })
      expect(JSON.parse(cookie?.value ?? '')).toEqual({
        id: admin.id,
        name: 'Name of Admin@Example.com',
        role: 'cms-admin',
      })
    })

    it('[A2] replaces the session that the browser had, and adopts none that was planted', async () => {
      const browser = new Browser(services)
      await browser.login('admin@example.com', password)
      const first = browser.session
      await browser.login('admin@example.com', password)
      expect(browser.session).not.toBe(first)
      const thief = new Browser(services)
      thief.cookies.set('session', { value: first ?? '', options: { maxAge: 1, httpOnly: true, secure: false } })
      expect((await thief.context()).viewer).toBeNull()

      const planted = 'p'.repeat(43)
      thief.cookies.set('session', { value: planted, options: { maxAge: 1, httpOnly: true, secure: false } })
      await thief.login('admin@example.com', password)
      expect(thief.session).not.toBe(planted)
    })

    it('[A4] refuses a wrong password and sets no cookie', async () => {
      const browser = new Browser(services)
      expect((await refusal(browser.login('admin@example.com', 'yet another chosen one'))).code).toBe('CREDENTIALS')
      expect(browser.cookies.size).toBe(0)
    })

    it.each([
      ['empty', ''],
      ['very long', 'a'.repeat(100_000)],
    ])('[A4] refuses a password that is %s', async (_, given) => {
      expect((await refusal(new Browser(services).login('admin@example.com', given))).code).toBe('CREDENTIALS')
    })

    it('[A4] refuses an account without a password', async () => {
      const email = 'invited@example.com'
      await createUser(test.database, { name: 'Invited', email, password: null, role: 'cms-zzp', demo: false })
      for (const given of ['', 'null', password]) {
        expect((await refusal(new Browser(services).login(email, given))).code).toBe('CREDENTIALS')
      }
    })

    it('[A5] says the same of an unknown address, and locks it in the same way', async () => {
      const answers = [...Array(5).fill('CREDENTIALS'), 'LOCKED']
      await expect(fail(6, 'nobody@example.com')).resolves.toEqual(answers)
      await expect(fail(6, 'customer@example.com')).resolves.toEqual(answers)
    })

    it('[A5] takes the same time for an unknown address', async () => {
      const times: Record<string, number[]> = { known: [], unknown: [] }
      for (let round = 0; round < 8; round++) {
        const known = ['accountant@example.com', 'partner@example.com'][round % 2] ?? ''
        times.known?.push(await workOf(() => fail(1, known)))
        times.unknown?.push(await workOf(() => fail(1, `nobody-${round % 2}@example.com`)))
      }
      const ratio = median(times.unknown) / median(times.known)
      expect(ratio).toBeGreaterThan(0.4)
      expect(ratio).toBeLessThan(2.5)
    })
  })

  it('[A7] locks after five failures from any address and in any letter case, for the right password too', async () => {
    stopClock()
    const writings = [
      'admin@example.com',
      'ADMIN@EXAMPLE.COM',
      ' admin@example.com',
      'Admin@example.com',
      'admin@EXAMPLE.com',
    ]
    for (const writing of writings) await expect(fail(1, writing)).resolves.toEqual(['CREDENTIALS'])
    const locked = new Browser(services, '198.51.100.7')
    expect(await refusal(locked.login('admin@example.com', password))).toEqual({ code: 'LOCKED', retryAfter: 900 })
    expect(locked.cookies.size).toBe(0)
    await expect(new Browser(services).login('partner@example.com', password)).resolves.toBeDefined()
  })

  it('[A7] unlocks after fifteen minutes, which further attempts do not prolong, and then gives five more', async () => {
    stopClock()
    await fail(5, 'admin@example.com')
    passMinutes(14)
    expect(await refusal(new Browser(services).login('admin@example.com', password))).toEqual({
      code: 'LOCKED',
      retryAfter: 60,
    })
    passMinutes(1)
    await expect(fail(4, 'admin@example.com')).resolves.toEqual(Array(4).fill('CREDENTIALS'))
    await expect(new Browser(services).login('admin@example.com', password)).resolves.toBeDefined()
  })

  it('[A7] begins to count anew after a success', async () => {
    await fail(4, 'admin@example.com')
    await new Browser(services).login('admin@example.com', password)
    await expect(fail(5, 'admin@example.com')).resolves.toEqual(Array(5).fill('CREDENTIALS'))
    await expect(fail(1, 'admin@example.com')).resolves.toEqual(['LOCKED'])
  })

  it('[A7] remembers four failures for hours', async () => {
    stopClock()
    await fail(4, 'unhurried@example.com')
    passMinutes(23 * 60)
    await expect(fail(2, 'unhurried@example.com')).resolves.toEqual(['CREDENTIALS', 'LOCKED'])
  })

  it('[A7] answers five of a hundred simultaneous guesses, also when the right one is among the rest', async () => {
    const guesses = Array.from({ length: 100 }, (_, index) =>
      refusal(new Browser(services, `192.0.2.${index}`).login('admin@example.com', index === 60 ? password : 'guess')),
    )
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((code) => code === 'LOCKED')).toHaveLength(95)
  })

  it('[A7] counts exactly, when guesses arrive on several servers simultaneously', async () => {
    const addressHash = hashAddress('admin@example.com')
    const counts = Array.from({ length: 40 }, () => countAttempt(test.database, addressHash))
    const results = await Promise.allSettled(counts)
    const codes = results.map((result) => (result.status === 'fulfilled' ? 'counted' : result.reason.code))
    expect(codes.filter((code) => code === 'counted')).toHaveLength(5)
    expect(codes.filter((code) => code === 'LOCKED')).toHaveLength(35)
  })

  it('[A7] does not take right passwords that arrive together for guesses', async () => {
    const logins = Array.from({ length: 12 }, () => new Browser(services).login('admin@example.com', password))
    await expect(Promise.all(logins)).resolves.toHaveLength(12)
  })

  it('[A7] existing sessions survive while the account is locked', async () => {
    const browser = new Browser(services)
    await browser.login('admin@example.com', password)
    await fail(6, 'admin@example.com')
    expect((await browser.context()).viewer?.id).toBe(admin.id)
  })

  alike(() => {
    it('[A9] refuses to log in while logged in with another role, and leaves that session alone', async () => {
      const browser = new Browser(services)
      await browser.login('admin@example.com', password)
      const { session } = browser
      expect((await refusal(browser.login('partner@example.com', password))).code).toBe('OTHER_ROLE')
      expect(browser.session).toBe(session)
      expect((await browser.context()).viewer?.role).toBe('cms-admin')
    })

    it('[A9] reveals a role only with the right password', async () => {
      const browser = new Browser(services)
      await browser.login('admin@example.com', password)
      for (const email of ['partner@example.com', 'nobody@example.com']) {
        expect((await refusal(browser.login(email, 'wrong password'))).code).toBe('CREDENTIALS')
      }
    })

    it('[A9] applies the same rule to a second login of the same call', async () => {
      const context = await new Browser(services).context()
      const { login } = await import('../../../src/features/accounts/login.js')
      await login(context, 'admin@example.com', password)
      expect((await refusal(login(context, 'partner@example.com', password))).code).toBe('OTHER_ROLE')
    })

    it.each([
      ['admin@example.com', '/login-admin'],
      ['customer@example.com', '/login-status'],
      ['partner@example.com', '/login-zzp'],
      ['accountant@example.com', '/login-boekhouding'],
    ])('[A11] logs %s out to %s', async (email, loginRedirect) => {
      const browser = new Browser(services)
      await browser.login(email, password)
      const stolen = browser.session ?? ''
      await expect(browser.logout()).resolves.toEqual({ loggedOut: true, loginRedirect })
      expect([...browser.cookies.keys()]).toEqual(['visitor'])
      browser.cookies.set('session', { value: stolen, options: { maxAge: 1, httpOnly: true, secure: false } })
      expect((await browser.context()).viewer).toBeNull()
    })

    it('[A11] does nothing without a session', async () => {
      expect((await refusal(new Browser(services).logout())).code).toBe('UNAUTHENTICATED')
    })
  })
})

function median(times: number[] = []): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN
}
