import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import type { Services } from '../../../src/delivery/composition/Services.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import type { Customer } from '../../../src/features/customers/Customer.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import type { TestDatabase } from '../../testDatabases.js'
import { servicesWith } from './Browser.js'
import { startClock, stopClock } from './clock.js'
import { openTestAccounts } from './openTestAccounts.js'

/** The password of every account in such a suite. */
export const password = 'a right password'

/** The database and services that the tests of a suite share. */
export class AccountSuite {
  database: Database
  services: Services
  private accounts = 0

  /** Creates an account. */
  async createAccount(): Promise<{ email: string; account: Customer }> {
    this.accounts++
    const email = `person${this.accounts}@example.com`
    const given = { name: `Person ${this.accounts}`, email, role: 'cms-zzp', password, demo: false } as const
    return { email, account: await createUser(this.database, given) }
  }
}

/** Registers hooks: a database for the suite, and a stopped clock for each test. */
export function accountSuite(create: () => Promise<TestDatabase>): AccountSuite {
  const suite = new AccountSuite()
  let remove: () => Promise<void>
  beforeAll(async () => {
    const opened = await openTestAccounts(create)
    remove = opened.remove
    suite.database = opened.database
    suite.services = servicesWith(opened.database)
  })
  afterAll(() => remove())
  beforeEach(() => {
    stopClock()
    return suite.database.write((manager) => manager.deleteAll(LoginAttempt))
  })
  afterEach(() => startClock())
  return suite
}
