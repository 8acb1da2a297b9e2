import { type EntityManager, MoreThan, Not } from 'typeorm'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { ownAccount } from './ownAccount.js'
import { Session } from './Session.js'
import { hashSecret } from './secrets.js'
import { clearSessionCookies } from './sessionCookies.js'
import { sessionSeconds } from './sessions.js'

/** A session as its owner sees it. */
export interface OwnSession {
  /** The hash that identifies it, which gives no access. */
  id: string
  isThisOne: boolean
  network: string | null
  device: string | null
  /** UTC. */
  signedInAt: string
  /** UTC, to a few minutes. */
  lastUsedAt: string
}

/** The viewer's sessions; this browser first, then the most recently used. */
export async function ownSessions(context: Context): Promise<OwnSession[]> {
  const { caller, viewer } = ownAccount(context)
  const here = caller.sessionToken && hashSecret(caller.sessionToken)
  const sessions = await context.services.database.reader.findBy(Session, {
    user: viewer.id,
    expiresAt: MoreThan(new Date().toISOString()),
  })
  return sessions
    .map(({ tokenHash, network, device, lastUsedAt, expiresAt }) => {
      const signedInAt = new Date(Date.parse(expiresAt) - sessionSeconds * 1000).toISOString()
      const isThisOne = tokenHash === here
      return { id: tokenHash, isThisOne, network, device, signedInAt, lastUsedAt: lastUsedAt ?? signedInAt }
    })
    .sort(
      (one, other) => Number(other.isThisOne) - Number(one.isThisOne) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    )
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
