import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Caller } from '../../kernel/context/Context.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { sessionSeconds } from './sessions.js'
import { rememberBrowser } from './visitor.js'

export const sessionCookie = 'session'

/** A browser on which a customer fills in one intake: it opens nothing else, see `features/intake/selfIntakes.ts`. */
export const selfIntakeCookie = 'self-intake'

/** Shows the front ends who is logged in. It grants no rights: only the session does. */
export const userCookie = 'user'

const userCookieSeconds = 3 * sessionSeconds

/**
 * Sets the session's cookies, and makes the session that of the current request. The browser is known from now on.
 * @param passwordHash of the account
 */
export function setSessionCookies(
  caller: Caller,
  settings: Settings,
  token: string,
  viewer: Viewer,
  passwordHash: string | null,
): void {
  const secure = settings.publicUrl.startsWith('https:')
  caller.setCookie(sessionCookie, token, { maxAge: sessionSeconds, httpOnly: true, secure })
  showUser(caller, viewer)
  caller.sessionToken = token
  rememberBrowser(caller, { id: viewer.id, passwordHash }, settings)
}

/** Tells the front ends who works in the session. */
export function showUser(caller: Caller, { id, name, role }: Viewer): void {
  caller.setCookie(userCookie, JSON.stringify({ id, name, role }), {
    maxAge: userCookieSeconds,
    httpOnly: false,
    secure: false,
  })
}

export function clearSessionCookies(caller: Caller): void {
  caller.clearCookie(sessionCookie)
  caller.clearCookie(userCookie)
  caller.sessionToken = null
}
