import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { Caller, CoreServices } from '../context/Context.js'
import type { Database } from '../database/Database.js'
import { clientInfo } from './clientInfo.js'
import { LoginAttempt } from './LoginAttempt.js'
import { Session } from './Session.js'
import { hashSecret, isSecret, newSecret } from './secrets.js'

export const sessionSeconds = 24 * 60 * 60

/** The shortest interval between updates of a session's last use. */
const recordMilliseconds = 5 * 60 * 1000

/** Handwritten SQL, since every authenticated request begins with it. */
const viewerQuery = `
  SELECT account.id, account.name, account.email, account.role, account.status_user AS statusUser,
    session.last_used_at AS lastUsedAt
  FROM session JOIN customer account ON account.id = session.user
  WHERE session.token_hash = ? AND session.expires_at > ?`

type Known = Viewer & Pick<Session, 'lastUsedAt'>

/** The account of a session in its current state; null when the session has ended or never existed. */
export async function viewerOf(
  { database, log }: Pick<CoreServices, 'database' | 'log'>,
  token: string | null,
): Promise<Viewer | null> {
  if (token === null || !isSecret(token)) return null
  const tokenHash = hashSecret(token)
  const [known] = await database.reader.query<Known[]>(viewerQuery, [tokenHash, new Date().toISOString()])
  if (!known) return null
  const { lastUsedAt, ...viewer } = known
  // Reads must be answered even while the database is not writable.
  await recordUse(database, { tokenHash, lastUsedAt }).catch((error: unknown) =>
    log.warn(error, 'The use of a session was not noted'),
  )
  // Databases store booleans as 1 and 0.
  return { ...viewer, statusUser: Boolean(viewer.statusUser) }
}

async function recordUse(
  database: Database,
  { tokenHash, lastUsedAt }: Pick<Session, 'tokenHash' | 'lastUsedAt'>,
): Promise<void> {
  const now = Date.now()
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > now - recordMilliseconds) return
  const asKnown = { tokenHash, lastUsedAt: lastUsedAt ?? IsNull() }
  await database.write((manager) => manager.update(Session, asKnown, { lastUsedAt: new Date(now).toISOString() }))
}

/** Starts a session and returns its token, which is not stored. Also removes expired sessions. */
export async function newSession(
  manager: EntityManager,
  user: number,
  caller: Pick<Caller, 'address' | 'userAgent'>,
): Promise<string> {
  await removeExpired(manager)
  const token = newSecret()
  const now = Date.now()
  await manager.insert(Session, {
    tokenHash: hashSecret(token),
    user,
    expiresAt: new Date(now + sessionSeconds * 1000).toISOString(),
    lastUsedAt: new Date(now).toISOString(),
    ...clientInfo(caller),
  })
  return token
}

/** Ends every session of an account. */
export async function endSessions(manager: EntityManager, user: number): Promise<void> {
  await manager.delete(Session, { user })
}

export async function endSession(manager: EntityManager, token: string): Promise<void> {
  await manager.delete(Session, { tokenHash: hashSecret(token) })
}

/** Removes sessions and counts of failed logins that have expired. */
export async function removeExpired(manager: EntityManager): Promise<void> {
  const expiresAt = LessThanOrEqual(new Date().toISOString())
  await manager.delete(Session, { expiresAt })
  await manager.delete(LoginAttempt, { expiresAt })
}
