import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm'
import { mustEnrol } from '../../kernel/access/mustEnrol.js'
import { type Role, staffRoles } from '../../kernel/access/roles.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Caller, CoreServices } from '../../kernel/context/Context.js'
import type { Database } from '../../kernel/database/Database.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { asksApproval } from '../../kernel/shared/staffRights.js'
import type { Customer } from '../customers/Customer.js'
import { rightOf } from '../customers/rightOf.js'
import { atCounter, mayStandAtCounter } from './atCounter.js'
import { clientInfo } from './clientInfo.js'
import { LoginAttempt } from './LoginAttempt.js'
import { Session } from './Session.js'
import { hashSecret, isSecret, newSecret } from './secrets.js'

export const sessionSeconds = 24 * 60 * 60

/** The shortest interval between updates of a session's last use. */
const recordMilliseconds = 5 * 60 * 1000

/** Of the idle time, so that a session in use never ends much too early. */
const recordShare = 1 / 12

/** Handwritten SQL, since every authenticated request begins with it. */
const viewerQuery = `
  SELECT account.id, account.name, account.email, account.role, account.staff_right AS staffRight,
    account.status_user AS statusUser,
    session.last_used_at AS lastUsedAt, session.expires_at AS expiresAt, session.visitor, session.worker,
    EXISTS (SELECT 1 FROM counter_pin pin WHERE pin.user = session.worker) AS hasPin,
    EXISTS (
      SELECT 1 FROM second_factor factor WHERE factor.user = account.id AND factor.active_since IS NOT NULL
    ) AS hasSecondFactor,
    EXISTS (SELECT 1 FROM shop_settings shop WHERE shop.asks_approval = TRUE) AS shopAsksApproval
  FROM session JOIN customer account ON account.id = COALESCE(session.worker, session.user)
  WHERE session.token_hash = ? AND session.expires_at > ?`

type Known = Viewer &
  Pick<Session, 'lastUsedAt' | 'expiresAt' | 'visitor' | 'worker'> &
  Pick<Customer, 'staffRight'> &
  Record<'hasSecondFactor' | 'hasPin' | 'shopAsksApproval', number | boolean>

/** A session that has not ended. */
export interface LiveSession {
  /** Its account in its current state. */
  viewer: Viewer
  /** The id of the visitor who began it; null where that was not recorded. */
  visitor: string | null
}

/** The session of a token; null when it has ended or never existed. */
export async function liveSession(
  { database, log, settings }: Pick<CoreServices, 'database' | 'log' | 'settings'>,
  token: string | null,
): Promise<LiveSession | null> {
  if (token === null || !isSecret(token)) return null
  const tokenHash = hashSecret(token)
  const [known] = await database.reader.query<Known[]>(viewerQuery, [tokenHash, new Date().toISOString()])
  if (!known) return null
  const { lastUsedAt, expiresAt, visitor, worker, hasSecondFactor, hasPin, shopAsksApproval, staffRight, ...account } =
    known
  const right = rightOf({ role: account.role, staffRight })
  const viewer: Viewer = {
    ...account,
    right,
    asksApproval: asksApproval(right) && Boolean(shopAsksApproval),
    // Databases store booleans as 1 and 0.
    statusUser: Boolean(account.statusUser),
    session: tokenHash,
    mustEnrol: mustEnrol(account.role, Boolean(hasSecondFactor), settings),
    ...(worker !== null && atCounter(right)),
  }
  if (isIdle({ lastUsedAt, expiresAt }, viewer.role, settings)) {
    // It does not come back when the setting changes.
    await endIdle(database, { tokenHash, lastUsedAt }).catch((error: unknown) =>
      log.warn(error, 'A session without use was not removed'),
    )
    return null
  }
  // A colleague who may not stand at the counter any more works in nobody's session.
  if (worker !== null && !(hasPin && mayStandAtCounter(viewer))) return null
  // Reads must be answered even while the database is not writable.
  await recordUse(database, { tokenHash, lastUsedAt }, settings).catch((error: unknown) =>
    log.warn(error, 'The use of a session was not noted'),
  )
  return { viewer, visitor }
}

async function recordUse(
  database: Database,
  { tokenHash, lastUsedAt }: Pick<Session, 'tokenHash' | 'lastUsedAt'>,
  { staffSessionIdle }: Settings,
): Promise<void> {
  const now = Date.now()
  const pause = Math.min(recordMilliseconds, (staffSessionIdle ?? sessionSeconds) * 1000 * recordShare)
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > now - pause) return
  const asKnown = { tokenHash, lastUsedAt: lastUsedAt ?? IsNull() }
  await database.write((manager) => manager.update(Session, asKnown, { lastUsedAt: new Date(now).toISOString() }))
}

async function endIdle(
  database: Database,
  { tokenHash, lastUsedAt }: Pick<Session, 'tokenHash' | 'lastUsedAt'>,
): Promise<void> {
  await database.write((manager) => manager.delete(Session, { tokenHash, lastUsedAt: lastUsedAt ?? IsNull() }))
}

/** When a session began; UTC. */
export function beganAt({ expiresAt }: Pick<Session, 'expiresAt'>): string {
  return new Date(Date.parse(expiresAt) - sessionSeconds * 1000).toISOString()
}

/**
 * Whether a session of the staff has been without use for too long. It ends up to five minutes early, because its use is
 * recorded no more often, and never late. Those of customers last the whole day.
 */
export function isIdle(
  { lastUsedAt, expiresAt }: Pick<Session, 'lastUsedAt' | 'expiresAt'>,
  role: Role,
  { staffSessionIdle }: Settings,
): boolean {
  if (staffSessionIdle === null || !staffRoles.includes(role)) return false
  return Date.parse(lastUsedAt ?? beganAt({ expiresAt })) <= Date.now() - staffSessionIdle * 1000
}

/** Starts a session and returns its token, which is not stored. Also removes expired sessions. */
export async function newSession(
  manager: EntityManager,
  user: number,
  caller: Pick<Caller, 'address' | 'userAgent' | 'visitor'>,
): Promise<string> {
  await removeExpired(manager)
  const token = newSecret()
  const now = Date.now()
  await manager.insert(Session, {
    tokenHash: hashSecret(token),
    user,
    worker: null,
    expiresAt: new Date(now + sessionSeconds * 1000).toISOString(),
    lastUsedAt: new Date(now).toISOString(),
    ...clientInfo(caller),
    visitor: caller.visitor?.id ?? null,
  })
  return token
}

/** Ends every session of an account, and those of others that it works in by PIN. @returns how many */
export async function endSessions(manager: EntityManager, user: number): Promise<number> {
  const own = await manager.delete(Session, { user })
  return (own.affected ?? 0) + ((await manager.delete(Session, { worker: user })).affected ?? 0)
}

/** Ends every session that colleagues share by PIN, of which this account is the one who logged in or works now. */
export async function endCounterSessions(manager: EntityManager, user: number): Promise<void> {
  await manager.delete(Session, { user, worker: Not(IsNull()) })
  await manager.delete(Session, { worker: user })
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
