import { type EntityManager, LessThanOrEqual } from 'typeorm'
import type { Viewer } from '../access/roles.js'
import type { Database } from '../database/Database.js'
import { LoginAttempt } from './LoginAttempt.js'
import { PasswordToken } from './PasswordToken.js'
import { Session } from './Session.js'
import { hashSecret, isSecret, newSecret } from './secrets.js'

/** A day. */
export const sessionSeconds = 24 * 60 * 60

/** Written out, since every signed-in call begins with it. */
const viewerQuery = `
  SELECT account.id, account.name, account.email, account.role, account.status_user AS statusUser
  FROM session JOIN customer account ON account.id = session.user
  WHERE session.token_hash = ? AND session.expires_at > ?`

/** Whose session this is, as the account is now; null when it has ended or never was. */
export async function viewerOf(database: Database, token: string | null): Promise<Viewer | null> {
  if (token === null || !isSecret(token)) return null
  const [viewer] = await database.reader.query<Viewer[]>(viewerQuery, [hashSecret(token), new Date().toISOString()])
  // Databases keep yes and no as 1 and 0.
  return viewer ? { ...viewer, statusUser: Boolean(viewer.statusUser) } : null
}

/** Starts a session and answers its token, which is kept nowhere. What has expired goes at the same time. */
export async function newSession(manager: EntityManager, user: number): Promise<string> {
  await removeExpired(manager)
  const token = newSecret()
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000).toISOString()
  await manager.insert(Session, { tokenHash: hashSecret(token), user, expiresAt })
  return token
}

/** Ends every session of an account, wherever it is logged in. */
export async function endSessions(manager: EntityManager, user: number): Promise<void> {
  await manager.delete(Session, { user })
}

export async function endSession(manager: EntityManager, token: string): Promise<void> {
  await manager.delete(Session, { tokenHash: hashSecret(token) })
}

async function removeExpired(manager: EntityManager): Promise<void> {
  const expiresAt = LessThanOrEqual(new Date().toISOString())
  await manager.delete(Session, { expiresAt })
  await manager.delete(LoginAttempt, { expiresAt })
  await manager.delete(PasswordToken, { expiresAt })
}
