import { createHash, randomBytes } from 'node:crypto'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import type { Viewer } from '../access/roles.js'
import type { Database } from '../database/Database.js'
import { LoginAttempt } from './LoginAttempt.js'
import { Session } from './Session.js'

/** A day. */
export const sessionSeconds = 24 * 60 * 60

/** Written out, since every signed-in call begins with it. */
const viewerQuery = `
  SELECT account.id, account.name, account.email, account.role
  FROM session JOIN user account ON account.id = session.user
  WHERE session.token_hash = ? AND session.expires_at > ?`

/** Whose session this is, as the account is now; null when it has ended or never was. */
export async function viewerOf(database: Database, token: string | null): Promise<Viewer | null> {
  if (token === null || !isToken(token)) return null
  const [viewer] = await database.reader.query<Viewer[]>(viewerQuery, [hashToken(token), new Date().toISOString()])
  return viewer ?? null
}

/** Starts a session and answers its token, which is kept nowhere. Sessions that have expired go at the same time. */
export async function newSession(manager: EntityManager, user: number): Promise<string> {
  await removeExpired(manager)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000).toISOString()
  await manager.insert(Session, { tokenHash: hashToken(token), user, expiresAt })
  return token
}

export async function endSession(manager: EntityManager, token: string): Promise<void> {
  await manager.delete(Session, { tokenHash: hashToken(token) })
}

async function removeExpired(manager: EntityManager): Promise<void> {
  const expiresAt = LessThanOrEqual(new Date().toISOString())
  await manager.delete(Session, { expiresAt })
  await manager.delete(LoginAttempt, { expiresAt })
}

/** Anything else need not be looked up. */
function isToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token)
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
