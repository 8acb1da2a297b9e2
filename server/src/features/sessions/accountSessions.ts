import { type EntityManager, In, MoreThan } from 'typeorm'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Customer } from '../customers/Customer.js'
import { Session } from './Session.js'
import { beganAt, isIdle } from './sessions.js'

/** A session as its owner, or an administrator, sees it. */
export interface AccountSession {
  /** The hash that identifies it, which gives no access. */
  id: string
  /** Whether it is the one that asks. */
  isThisOne: boolean
  network: string | null
  device: string | null
  /** UTC. */
  signedInAt: string
  /** UTC, to a few minutes. */
  lastUsedAt: string
}

type Account = Pick<Customer, 'id' | 'role'>

/**
 * The sessions of an account that have not ended; this browser first, then the most recently used.
 * @param here the id of the session that asks
 */
export async function accountSessions(
  reader: EntityManager,
  account: Account,
  settings: Settings,
  here: string | undefined,
): Promise<AccountSession[]> {
  return (await liveSessions(reader, [account], settings))
    .map((session) => {
      const { tokenHash: id, network, device, lastUsedAt } = session
      const signedInAt = beganAt(session)
      return { id, isThisOne: id === here, network, device, signedInAt, lastUsedAt: lastUsedAt ?? signedInAt }
    })
    .sort(
      (one, other) => Number(other.isThisOne) - Number(one.isThisOne) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    )
}

/** The rows of the sessions of these accounts that have not ended. */
export async function liveSessions(
  reader: EntityManager,
  accounts: readonly Account[],
  settings: Settings,
): Promise<Session[]> {
  const roles = new Map(accounts.map(({ id, role }) => [id, role]))
  const found = await reader.findBy(Session, {
    user: In([...roles.keys()]),
    expiresAt: MoreThan(new Date().toISOString()),
  })
  return found.filter((session) => {
    const role = roles.get(session.user)
    return role !== undefined && !isIdle(session, role, settings)
  })
}
