import { createHash } from 'node:crypto'
import { type EntityManager, In, MoreThan, MoreThanOrEqual } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { largestClockDifference } from '../../kernel/instances/largestClockDifference.js'
import { LoginAttempt } from './LoginAttempt.js'

const maxFailures = 5
const lockMilliseconds = 15 * 60 * 1000

/** Failures that led to no lock expire after a day. */
const memoryMilliseconds = 24 * 60 * 60 * 1000

/** The hash is the same for every spelling of an e-mail address. */
export function hashAddress(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex')
}

/** The hash under which the failures of a browser that is known, or of the sessions, of an account are counted apart. */
export function hashKnown(email: string, who: string): string {
  return createHash('sha256')
    .update(`${hashAddress(email)} ${who}`)
    .digest('hex')
}

/** The hash under which wrong PINs in one session are counted, whoever's they are: no one locks the PINs of all in one go. */
export function hashCounter(session: string): string {
  return createHash('sha256').update(`pin ${session}`).digest('hex')
}

/** An attempt as it was counted. */
export interface CountedAttempt {
  /** The counts that it raised, each of which it may have locked. */
  raised: readonly string[]
}

/**
 * Counts a failure before the password is checked, in one statement, so that of any number of concurrent guesses on any
 * number of instances only five are checked. After a correct password `clearFailures` resets the count.
 * @param knownHash from `hashKnown`, for one who has logged in before: such a failure counts for the account too, but only
 * the own failures lock
 * @throws ShopError LOCKED, with the seconds until the lock ends; attempts during a lock do not prolong it
 */
export async function countAttempt(
  database: Database,
  addressHash: string,
  knownHash: string | null = null,
): Promise<CountedAttempt> {
  const now = Date.now()
  return database.write(async (manager) => {
    const ownHash = knownHash ?? addressHash
    const lockedUntil = await countOrFindLock(manager, ownHash, now)
    if (lockedUntil !== null) throw lockedFor(Date.parse(lockedUntil) - now)
    if (knownHash === null) return { raised: [ownHash] }
    const isLocked = (await countOrFindLock(manager, addressHash, now)) !== null
    return { raised: isLocked ? [ownHash] : [ownHash, addressHash] }
  })
}

function lockedFor(milliseconds: number): ShopError {
  return new ShopError('LOCKED', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
}

async function countOrFindLock(manager: EntityManager, addressHash: string, now: number): Promise<string | null> {
  const attempts = manager.getRepository(LoginAttempt)
  await attempts
    .createQueryBuilder()
    .delete()
    .where('addressHash = :addressHash')
    // An expiry too far ahead was written before the clock was set back.
    .andWhere('(expiresAt <= :now OR expiresAt > :latest OR (failures >= :maxFailures AND expiresAt > :latestLock))')
    .setParameters({
      ...{ addressHash, maxFailures, now: instant(now) },
      latest: instant(now + memoryMilliseconds + largestClockDifference),
      latestLock: instant(now + lockMilliseconds + largestClockDifference),
    })
    .execute()
  await attempts
    .createQueryBuilder()
    .insert()
    .values({ addressHash, failures: 0, expiresAt: instant(now + memoryMilliseconds) })
    .orIgnore()
    .execute()
  const counted = await attempts
    .createQueryBuilder()
    .update()
    // MySQL assigns from left to right and reads the new values, so `failures` comes last.
    .set({
      expiresAt: () => `CASE WHEN failures >= ${maxFailures - 1} THEN :lockEnd ELSE :memoryEnd END`,
      failures: () => 'failures + 1',
    })
    .where('addressHash = :addressHash AND failures < :maxFailures', { addressHash, maxFailures })
    .setParameters({ lockEnd: instant(now + lockMilliseconds), memoryEnd: instant(now + memoryMilliseconds) })
    .execute()
  if (counted.affected) return null
  return (await attempts.findOneByOrFail({ addressHash })).expiresAt
}

/** Undoes the count of the last attempt, which turned out not to be a failure, and the lock it caused. */
export async function takeBackAttempt(database: Database, { raised }: CountedAttempt): Promise<void> {
  await database.write((manager) =>
    manager
      .createQueryBuilder()
      .update(LoginAttempt)
      .set({ failures: () => 'failures - 1', expiresAt: instant(Date.now() + memoryMilliseconds) })
      .where('addressHash IN (:...raised) AND failures > 0', { raised })
      .execute(),
  )
}

/** Called after a correct password and, where required, a correct code. A lock that others caused before stays. */
export async function clearFailures(database: Database, { raised }: CountedAttempt): Promise<void> {
  await database.write((manager) => manager.delete(LoginAttempt, { addressHash: In([...raised]) }))
}

/** Until when logins from browsers that are not known are refused, by the hash of the address; UTC. */
export async function locksOf(reader: EntityManager, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const now = Date.now()
  const found = await reader.findBy(LoginAttempt, {
    addressHash: In(emails.map(hashAddress)),
    failures: MoreThanOrEqual(maxFailures),
    expiresAt: MoreThan(instant(now)),
  })
  return new Map(found.map(({ addressHash, expiresAt }) => [addressHash, expiresAt]))
}

/** Lifts the lock of an account, for strangers' browsers and for its own sessions. */
export async function clearLocks(manager: EntityManager, email: string): Promise<void> {
  await manager.delete(LoginAttempt, { addressHash: In([hashAddress(email), hashKnown(email, 'sessions')]) })
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
