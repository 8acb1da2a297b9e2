import type { Viewer } from '../access/roles.js'
import type { Caller, Context } from '../content/Context.js'
import type { Database } from '../database/Database.js'
import { Customer } from '../entities/Customer.js'
import { ShopError } from '../errors/ShopError.js'
import { loginLimit } from '../limits/callLimits.js'
import { assertNoProgram } from './assertNoProgram.js'
import { setSessionCookies } from './sessionCookies.js'
import { endSession, newSession } from './sessions.js'
import { userWithPassword } from './userWithPassword.js'

/**
 * Logs the caller in, with a new session in place of the one that the browser had.
 * An address without an account is treated like a wrong password in words, in time and in locking.
 * @throws ShopError RATE_LIMITED, LOCKED, CREDENTIALS, OTHER_ROLE, which only who knows the password gets to see, or
 * FORBIDDEN to a program
 */
export async function login(context: Context, email: string, password: string): Promise<Viewer> {
  const { caller, services, viewer: current } = context
  assertNoProgram(current)
  if (!caller) throw new ShopError('BAD_REQUEST')
  await loginLimit.spend(services, caller.address)

  const user = await userWithPassword(services.database, email, password)
  if (!user) throw new ShopError('CREDENTIALS')
  if (current && current.role !== user.role) throw new ShopError('OTHER_ROLE')

  const { id, name, role, statusUser } = user
  const viewer: Viewer = { id, name, email: user.email, role, statusUser }
  const token = await startSession(services.database, caller, user)
  setSessionCookies(caller, services.settings, token, viewer)
  context.viewer = viewer
  return viewer
}

function startSession(database: Database, { sessionToken }: Caller, { id, passwordHash }: Customer): Promise<string> {
  return database.write(async (manager) => {
    // The password may have been changed since it was looked at, which has ended every session.
    const counted = await manager.increment(Customer, { id, passwordHash: passwordHash ?? '' }, 'loginCount', 1)
    if (!counted.affected) throw new ShopError('CREDENTIALS')
    if (sessionToken !== null) await endSession(manager, sessionToken)
    return newSession(manager, id)
  })
}
