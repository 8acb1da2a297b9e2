import type { Database } from '../database/Database.js'
import { Customer } from '../entities/Customer.js'
import { comparisonKey } from '../fields/comparisonKey.js'
import { countAttempt, forgetFailures, hashAddress } from './loginAttempts.js'
import { oneAtATime } from './oneAtATime.js'
import { isPassword } from './passwords.js'

/**
 * The account of an e-mail address whose password this is; null for a wrong password and, after the same work, for an
 * unknown address. A wrong one counts as a failed login.
 * @throws ShopError LOCKED
 */
export function userWithPassword(database: Database, email: string, password: string): Promise<Customer | null> {
  const addressHash = hashAddress(email)
  // In turn, so that right passwords that arrive together are not taken for five guesses.
  return oneAtATime(addressHash, async () => {
    await countAttempt(database, addressHash)
    const user = await database.reader
      .createQueryBuilder(Customer, 'customer')
      .addSelect('customer.passwordHash')
      .where('customer.emailKey = :key', { key: comparisonKey(email) })
      .getOne()
    const matches = await isPassword(user?.passwordHash ?? null, password)
    if (!user || !matches) return null
    await forgetFailures(database, addressHash)
    return user
  })
}
