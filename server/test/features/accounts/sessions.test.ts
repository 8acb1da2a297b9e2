import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Services } from '../../../src/delivery/composition/Services.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Session } from '../../../src/features/sessions/Session.js'
import { liveSession } from '../../../src/features/sessions/sessions.js'
import { testDatabases } from '../../testDatabases.js'
import { Browser, servicesWith } from './Browser.js'
import { passMinutes, startClock, stopClock } from './clock.js'
import { openTestAccounts, type TestAccounts } from './openTestAccounts.js'

const password = 'a right password'

describe.each(testDatabases)('sessions, on $name', ({ create }) => {
  let test: TestAccounts
  let services: Services

  beforeAll(async () => {
    test = await openTestAccounts(create)
    services = servicesWith(test.database)
    const admin = { name: 'Admin', email: 'admin@example.com', password, role: 'cms-admin', demo: false } as const
    await createUser(test.database, admin)
  })

  afterAll(() => test.remove())

  afterEach(() => startClock())

  it('[A35] expire after a day, and their rows are deleted at the next login', async () => {
    stopClock()
    // Those of the staff end earlier without use.
    const browser = new Browser(servicesWith(test.database, { STAFF_SESSION_IDLE: 'off' }))
    await browser.login('admin@example.com', password)
    passMinutes(24 * 60 - 1)
    expect((await browser.context()).viewer).not.toBeNull()
    passMinutes(1)
    expect((await browser.context()).viewer).toBeNull()
    await new Browser(services).login('admin@example.com', password)
    await expect(test.database.reader.count(Session)).resolves.toBe(1)
  })

  it('[A35] end with the account', async () => {
    const email = 'leaving@example.com'
    const user = await createUser(test.database, { name: 'Leaving', email, password, role: 'cms-zzp', demo: false })
    const browser = new Browser(services)
    await browser.login(email, password)
    await test.database.write((manager) => manager.delete(Customer, { id: user.id }))
    expect((await browser.context()).viewer).toBeNull()
  })

  it('[A35] carry the role that the account has now', async () => {
    const email = 'moving@example.com'
    const user = await createUser(test.database, { name: 'Moving', email, password, role: 'cms-admin', demo: false })
    const browser = new Browser(services)
    await browser.login(email, password)
    await test.database.write((manager) => manager.update(Customer, { id: user.id }, { role: 'cms-zzp' }))
    expect((await browser.context()).viewer?.role).toBe('cms-zzp')
  })

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['a made-up one', 'a'.repeat(43)],
    ['an injection', "' OR '1'='1"],
    ['a very long one', 'a'.repeat(100_000)],
  ])('[A35] do not exist for %s as a token', async (_, token) => {
    await expect(liveSession(services, token)).resolves.toBeNull()
  })

  it('[A35] the stored hash does not work as a token', async () => {
    await new Browser(services).login('admin@example.com', password)
    const [session] = await test.database.reader.find(Session)
    await expect(liveSession(services, session?.tokenHash ?? '')).resolves.toBeNull()
  })
})
