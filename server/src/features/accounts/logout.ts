import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { roleAddresses } from '../../kernel/shared/screens.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { clearSessionCookies } from '../sessions/sessionCookies.js'
import { endSession } from '../sessions/sessions.js'

export interface Logout {
  loggedOut: boolean
  /** The login page of the user's role. */
  loginRedirect: string
}

/**
 * Ends the caller's session, here and in the browser.
 * @throws ShopError UNAUTHENTICATED when nobody is logged in, FORBIDDEN to a program
 */
export async function logout(context: Context): Promise<Logout> {
  const { caller, services, viewer } = context
  assertNoProgram(viewer)
  if (!caller || !viewer) throw new ShopError('UNAUTHENTICATED')
  const { sessionToken } = caller
  if (sessionToken !== null) await services.database.write((manager) => endSession(manager, sessionToken))
  clearSessionCookies(caller)
  // Anyone who uses this computer next finds nothing of what was shown or drafted.
  caller.clearStored()
  context.viewer = null
  return { loggedOut: true, loginRedirect: roleAddresses[viewer.role].login }
}
