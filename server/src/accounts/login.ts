import type { Viewer } from '../access/roles.js'
import type { Caller, Context } from '../content/Context.js'
import { comparisonKey } from '../content/slugs.js'
import type { Database } from '../database/Database.js'
import { ShopError } from '../errors/ShopError.js'
import { countAttempt, forgetFailures, hashAddress } from './loginAttempts.js'
import { spendLogin } from './loginLimit.js'
import { oneAtATime } from './oneAtATime.js'
import { isPassword } from './passwords.js'
import { setSessionCookies } from './sessionCookies.js'
import { endSession, newSession } from './sessions.js'
import { User } from './User.js'

/**
 * Logs the caller in, with a new session in place of the one that the browser had.
 * An address without an account is treated like a wrong password in words, in time and in locking.
 * @throws ShopError RATE_LIMITED, LOCKED, CREDENTIALS, or OTHER_ROLE, which only who knows the password gets to see
 */
export async function login(context: Context, email: string, password: string): Promise<Viewer> {
  const { caller, services, viewer: current } = context
  if (!caller) throw new ShopError('BAD_REQUEST')
  await spendLogin(services.settings, caller.address)

  // In turn, so that right passwords that arrive together are not taken for five guesses.
  const user = await oneAtATime(hashAddress(email), () => userWithPassword(services.database, email, password))
  if (current && current.role !== user.role) throw new ShopError('OTHER_ROLE')

  const viewer: Viewer = { id: user.id, name: user.name, email: user.email, role: user.role }
  const token = await startSession(services.database, caller, user.id)
  setSessionCookies(caller, services.settings, token, viewer)
  context.viewer = viewer
  return viewer
}

async function userWithPassword(database: Database, email: string, password: string): Promise<User> {
  const addressHash = hashAddress(email)
  await countAttempt(database, addressHash)
  const user = await database.reader.findOneBy(User, { emailKey: comparisonKey(email) })
  const matches = await isPassword(user?.passwordHash ?? null, password)
  if (!user || !matches) throw new ShopError('CREDENTIALS')
  await forgetFailures(database, addressHash)
  return user
}

function startSession(database: Database, caller: Caller, user: number): Promise<string> {
  return database.write(async (manager) => {
    const counted = await manager.increment(User, { id: user }, 'loginCount', 1)
    if (!counted.affected) throw new ShopError('CREDENTIALS')
    if (caller.sessionToken !== null) await endSession(manager, caller.sessionToken)
    return newSession(manager, user)
  })
}
