import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Services } from '../../../src/delivery/composition/Services.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { changePassword } from '../../../src/features/passwords/changePassword.js'
import { hashPassword } from '../../../src/features/passwords/passwords.js'
import { beginSecondFactor } from '../../../src/features/secondFactor/changeSecondFactor.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import { knowsJob, rememberJob } from '../../../src/features/sessions/visitor.js'
import { required } from '../../required.js'
import { testDatabases } from '../../testDatabases.js'
import { Browser, refusal, servicesWith } from './Browser.js'
import { passMinutes, startClock, stopClock } from './clock.js'
import { openTestAccounts, type TestAccounts } from './openTestAccounts.js'

const password = 'a right password'
const email = 'owner@example.com'

describe.each(testDatabases)('a browser that is known, on $name', ({ create }) => {
  let test: TestAccounts
  let services: Services

  beforeAll(async () => {
    test = await openTestAccounts(create)
    services = servicesWith(test.database)
    for (const each of [email, 'second@example.com']) {
      await createUser(test.database, { name: 'Anna', email: each, password, role: 'cms-admin', demo: false })
    }
  })
  afterAll(() => test.remove())
  beforeEach(() => test.database.write((manager) => manager.deleteAll(LoginAttempt)))
  afterEach(() => startClock())

  /** A browser in which this account has logged in before. */
  async function known(account = email): Promise<Browser> {
    const browser = new Browser(services)
    await browser.login(account, password)
    await browser.logout()
    return browser
  }
  async function guess(times: number, account = email, from?: Browser): Promise<string[]> {
    const codes: string[] = []
    for (let time = 1; time <= times; time++) {
      const browser = from ?? new Browser(services, `192.0.2.${time}`)
      codes.push((await refusal(browser.login(account, `guess ${time}`))).code)
    }
    return codes
  }
  const locking = [...Array(5).fill('CREDENTIALS'), 'LOCKED']

  it('[X5] logs in while strangers lock the account, again and again, and leaves them locked out', async () => {
    stopClock()
    const browser = await known()
    for (let quarter = 1; quarter <= 3; quarter++) {
      await expect(guess(6)).resolves.toEqual(locking)
      await expect(browser.login(email, password)).resolves.toMatchObject({ email })
      await browser.logout()
      await expect(guess(1)).resolves.toEqual(['LOCKED'])
      expect((await refusal(new Browser(services).login(email, password))).code).toBe('LOCKED')
      passMinutes(16)
    }
  })

  it('[X5] locks itself by its own failures, and everybody else too', async () => {
    const [browser, other] = [await known(), await known()]
    await expect(guess(6, email, browser)).resolves.toEqual(locking)
    expect((await refusal(browser.login(email, password))).code).toBe('LOCKED')
    expect((await refusal(new Browser(services).login(email, password))).code).toBe('LOCKED')
    await expect(other.login(email, password)).resolves.toMatchObject({ email })
  })

  it('[X5] is known for its own account alone, and not when its cookie is made up or moved', async () => {
    const browser = await known('second@example.com')
    await guess(5)
    expect((await refusal(browser.login(email, password))).code).toBe('LOCKED')
    const owner = await known('second@example.com')
    const value = owner.cookies.get('visitor')?.value ?? ''
    await guess(5, 'second@example.com')
    const [id = '', signature = '', mark = ''] = value.split('.')
    for (const made of [`${id}.${signature}`, `${id}.x.${mark}`, `x.${signature}.${mark}`, `${value}x`, '', '...']) {
      const options = { maxAge: 1, httpOnly: true, secure: false }
      const thief = new Browser(services)
      thief.cookies.set('visitor', { value: made, options })
      expect([made, (await refusal(thief.login('second@example.com', password))).code]).toEqual([made, 'LOCKED'])
    }
    await expect(owner.login('second@example.com', password)).resolves.toBeDefined()
  })

  it('[X5] is forgotten when the password was changed elsewhere', async () => {
    const browser = await known()
    const change = async (given: string) => {
      const passwordHash = await hashPassword(given)
      await test.database.write((manager) => manager.update(Customer, { email }, { passwordHash }))
    }
    await change('a password that a thief knows no more')
    try {
      await guess(5)
      const right = browser.login(email, 'a password that a thief knows no more')
      expect((await refusal(right)).code).toBe('LOCKED')
    } finally {
      await change(password)
    }
  })

  it('[X5] a running session proves and changes its password while strangers lock the account', async () => {
    const browser = new Browser(services)
    await browser.login(email, password)
    await guess(6)
    await expect(beginSecondFactor(await browser.context(), password)).resolves.toHaveProperty('secret')
    await expect(changePassword(await browser.context(), password, 'another right one')).resolves.toBe(true)
    await expect(changePassword(await browser.context(), 'another right one', password)).resolves.toBe(true)
    for (let time = 1; time <= 5; time++) {
      expect((await refusal(beginSecondFactor(await browser.context(), 'wrong'))).code).toBe('VALIDATION')
    }
    expect((await refusal(beginSecondFactor(await browser.context(), password))).code).toBe('LOCKED')
  })

  it('[X5] has a cookie that no script reads, for a year', async () => {
    const browser = await known()
    expect(browser.cookies.get('visitor')?.options).toEqual({ maxAge: 31_536_000, httpOnly: true, secure: false })
    expect(browser.cookies.get('visitor')?.value).not.toContain(email)
  })
  it('[X5] stays known however many jobs are found in it, and knows the last five of those whoever logs in', async () => {
    const browser = await known()
    const { caller } = await browser.context()
    const numbers = Array.from({ length: 6 }, (_, index) => `26-000${index + 1}`)
    for (const number of numbers) rememberJob(required(caller, 'a caller'), number, services.settings)
    await guess(6)
    await expect(browser.login(email, password)).resolves.toMatchObject({ email })
    await browser.logout()
    await browser.login('second@example.com', password)
    const { visitor = null } = (await browser.context()).caller ?? {}
    const isKnown = numbers.map((number) => knowsJob(visitor, number, services.settings))
    expect(isKnown).toEqual([false, true, true, true, true, true])
  })
})
