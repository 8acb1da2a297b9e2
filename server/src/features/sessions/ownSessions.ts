import { type EntityManager, Not } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { type AccountSession, accountSessions } from './accountSessions.js'
import { assertNoProgram } from './assertNoProgram.js'
import { ownAccount } from './ownAccount.js'
import { Session } from './Session.js'
import { hashSecret } from './secrets.js'
import { clearSessionCookies } from './sessionCookies.js'

/** The viewer's sessions; this browser first, then the most recently used. */
export async function ownSessions(context: Context): Promise<AccountSession[]> {
  // Pages that are rendered on the server ask for them without a caller.
  const { viewer } = context
  assertNoProgram(viewer)
  if (!viewer) throw new ShopError('UNAUTHENTICATED')
  const { database, settings } = context.services
  return accountSessions(database.reader, viewer, settings, viewer.session)
}

/**
 * Ends one of the viewer's own sessions.
 * @throws ShopError NOT_FOUND, also for another account's session or one that has ended
 */
export async function endOwnSession(context: Context, id: string): Promise<boolean> {
  const { caller, viewer } = ownAccount(context)
  const { affected } = await context.services.database.write((manager) =>
    manager.delete(Session, { tokenHash: id, user: viewer.id }),
  )
  if (!affected) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.session' } })
  if (caller.sessionToken !== null && hashSecret(caller.sessionToken) === id) clearSessionCookies(caller)
  return true
}

/** Ends every session of the viewer but this one. @returns how many were ended */
export async function endOwnOtherSessions(context: Context): Promise<number> {
  const { caller, viewer } = ownAccount(context)
  return context.services.database.write((manager) => endOtherSessions(manager, viewer.id, caller.sessionToken))
}

export async function endOtherSessions(manager: EntityManager, user: number, token: string | null): Promise<number> {
  const tokenHash = Not(token === null ? '' : hashSecret(token))
  return (await manager.delete(Session, { user, tokenHash })).affected ?? 0
}
