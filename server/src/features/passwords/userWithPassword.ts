import { Mutex } from 'async-mutex'
import type { Database } from '../../kernel/database/Database.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { Customer } from '../customers/Customer.js'
import { clearFailures, countAttempt, hashAddress, hashKnown, takeBackAttempt } from '../sessions/loginAttempts.js'
import { isPassword } from './passwords.js'

/** By what is guessed at, while a guess is checked. */
const mutexes = new Map<string, Mutex>()

/** Whom failed attempts are counted for, when not for every stranger: a browser that is known, or the own sessions. */
type Known = (user: Customer) => string | null

/** A session is proof enough that the caller is no stranger. */
export const ofSessions: Known = () => 'sessions'

/**
 * The account of an e-mail address whose password this is; null for a wrong password and, after the same work, for an
 * unknown address. A wrong one counts as a failed login, and so does an error of `askMore`.
 * @param askMore checks what is required after a correct password
 * @param knownAs who is not locked out by the failures of strangers
 * @throws ShopError LOCKED, and what `askMore` throws
 */
export async function userWithPassword(
  database: Database,
  email: string,
  password: string,
  askMore?: (user: Customer) => Promise<void>,
  knownAs: Known = () => null,
): Promise<Customer | null> {
  const addressHash = hashAddress(email)
  const user = await database.reader
    .createQueryBuilder(Customer, 'customer')
    .addSelect('customer.passwordHash')
    .where('customer.emailKey = :key', { key: emailKey(email) })
    .getOne()
  const known = user && knownAs(user)
  const knownHash = known === null ? null : hashKnown(email, known)
  // Serialized, so that concurrent correct passwords are not counted as five guesses. Strangers keep nobody waiting.
  return exclusively(knownHash ?? addressHash, async () => {
    const attempt = await countAttempt(database, addressHash, knownHash)
    const matches = await isPassword(user?.passwordHash ?? null, password)
    if (!user || !matches) return null
    try {
      await askMore?.(user)
    } catch (error) {
      // Other errors are no failed login. Earlier failures remain: they may have been guesses at codes.
      if (!isWrong(error)) await takeBackAttempt(database, attempt)
      throw error
    }
    await clearFailures(database, attempt)
    return user
  })
}

/** Runs work after what waits under the same key in this process. */
export async function exclusively<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const mutex = mutexes.get(key) ?? new Mutex()
  mutexes.set(key, mutex)
  try {
    return await mutex.runExclusive(work)
  } finally {
    if (!mutex.isLocked() && mutexes.get(key) === mutex) mutexes.delete(key)
  }
}

function isWrong(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'VALIDATION'
}
