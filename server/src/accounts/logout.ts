import type { Role } from '../access/roles.js'
import type { Context } from '../content/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { clearSessionCookies } from './sessionCookies.js'
import { endSession } from './sessions.js'

/** Where each role logs in. */
export const loginPages: Record<Role, string> = {
  'cms-admin': '/login-admin',
  'cms-status-user': '/login-status',
  'cms-zzp': '/login-zzp',
  'cms-accountant': '/login-boekhouding',
}

export interface Logout {
  loggedOut: boolean
  /** The login page of the role that has left. */
  loginRedirect: string
}

/** Ends the caller's session, here and in the browser. @throws ShopError UNAUTHENTICATED when nobody is logged in */
export async function logout(context: Context): Promise<Logout> {
  const { caller, services, viewer } = context
  if (!caller || !viewer) throw new ShopError('UNAUTHENTICATED')
  const { sessionToken } = caller
  if (sessionToken !== null) await services.database.write((manager) => endSession(manager, sessionToken))
  clearSessionCookies(caller)
  context.viewer = null
  return { loggedOut: true, loginRedirect: loginPages[viewer.role] }
}
