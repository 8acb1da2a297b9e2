import { createHash } from 'node:crypto'
import { type EntityManager, In, LessThanOrEqual } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { JobGuess } from './JobGuess.js'

const minuteMilliseconds = 60 * 1000

/** Failures of one address before a number is closed to it for a while. */
const freeFailures = 5
const firstPause = 15 * minuteMilliseconds
const longestPause = 24 * 60 * minuteMilliseconds

/** Failures at a number, by all together, after which one answer alone opens it to nobody who is unknown. */
const maxOfNumber = 10

/** Long after the longest pause, or the doubling would begin anew while someone guesses on. */
const memoryMilliseconds = 30 * 24 * 60 * minuteMilliseconds

/** Until when a number that is not closed is closed: not now, which is later than what waited for its turn meanwhile. */
const open = instant(0)

/** Who guesses: a browser that has found the job before, or a network. */
export interface Guesser {
  name: string
  /** How many failures are free, as a multiple of those of one address. */
  share: number
}

/** An answer to what belongs to a number. */
export interface Guess {
  number: string
  guessers: readonly Guesser[]
  /** Whether failures of everybody count, and this one for everybody: not for a browser that has found the job before. */
  isOfStranger: boolean
}

function hashGuess(number: string, guesser: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([number, guesser]))
    .digest('hex')
}

/** How long a number is closed after its nth failure, in milliseconds: from the fifth on each time twice as long. */
export function pauseAfter(failures: number, share = 1): number {
  const free = freeFailures * share
  if (failures < free) return 0
  return Math.min(longestPause, firstPause * 2 ** Math.min(20, failures - free))
}

/**
 * Counts a failure before anything is compared, so that of any number of guesses side by side, on any instance, no more
 * are compared than in a row. `takeBackGuess` undoes it for what turned out to be right.
 * @param admit gets whether strangers have guessed so much at this number that one answer opens nothing; what it throws
 * leaves nothing counted
 * @throws ShopError RATE_LIMITED while the number is closed to one of the guessers, which nothing prolongs
 */
export async function countGuess(
  database: Database,
  guess: Guess,
  admit: (isGuessedAt: boolean) => void,
  now = Date.now(),
): Promise<void> {
  const shares = sharesOf(guess)
  await database.write(async (manager) => {
    const rows = await lockedGuesses(manager, [...shares.keys()], now)
    const all = rows.find(({ guessHash }) => shares.get(guessHash) === null)
    for (const { guessHash, closedUntil } of rows) {
      const closed = Date.parse(closedUntil) - now
      // A pause that is longer than any was written before the clock was set back.
      if (shares.get(guessHash) !== null && closed > 0 && closed <= longestPause) {
        throw new ShopError('RATE_LIMITED', { retryAfter: Math.ceil(closed / 1000) })
      }
    }
    admit(all !== undefined && all.failures >= maxOfNumber)
    for (const row of rows) {
      const share = shares.get(row.guessHash) ?? null
      const failures = row.failures + 1
      const pause = share === null ? 0 : pauseAfter(failures, share)
      const closedUntil = pause > 0 ? instant(now + pause) : open
      const expiresAt = instant(now + memoryMilliseconds)
      await manager.update(JobGuess, { guessHash: row.guessHash }, { failures, closedUntil, expiresAt })
    }
  })
}

/** Undoes the count of a guess that was right. Earlier failures stay: they may be those of others. */
export async function takeBackGuess(database: Database, guess: Guess, now = Date.now()): Promise<void> {
  await database.write(async (manager) => {
    for (const { guessHash, failures } of await lockedGuesses(manager, [...sharesOf(guess).keys()], now)) {
      await manager.update(JobGuess, { guessHash }, { failures: Math.max(0, failures - 1), closedUntil: open })
    }
  })
}

export async function removeOldGuesses(manager: EntityManager): Promise<void> {
  await manager.delete(JobGuess, { expiresAt: LessThanOrEqual(instant(Date.now())) })
}

/**
 * What a guess counts for, by its hash, with how much is free there; null for everybody's, which closes to nobody. In the
 * order in which the rows are locked: everybody's first, so that guesses at one number wait in turn and never for each other.
 */
function sharesOf({ number, guessers, isOfStranger }: Guess): Map<string, number | null> {
  const shares = new Map<string, number | null>()
  if (isOfStranger) shares.set(hashGuess(number, null), null)
  const own = guessers.map(({ name, share }): [string, number] => [hashGuess(number, name), share])
  for (const [hash, share] of own.sort(([one], [other]) => (one < other ? -1 : 1))) shares.set(hash, share)
  return shares
}

/** The rows of guesses, made where there is none or it is forgotten; locked by a write to each as the first statements. */
async function lockedGuesses(manager: EntityManager, hashes: readonly string[], now: number): Promise<JobGuess[]> {
  const first = { failures: 0, closedUntil: open, expiresAt: instant(now + memoryMilliseconds) }
  for (const guessHash of hashes) {
    const insert = manager
      .createQueryBuilder()
      .insert()
      .into(JobGuess)
      .values({ guessHash, ...first })
    // An update where there is one: what is ignored would be locked for reading, by several at once who then all wait.
    await insert.orUpdate(['guess_hash'], ['guess_hash']).execute()
  }
  const guessHash = In([...hashes])
  await manager.update(JobGuess, { guessHash, expiresAt: LessThanOrEqual(instant(now)) }, first)
  const query = manager.createQueryBuilder(JobGuess, 'guess').where({ guessHash }).orderBy('guess.guessHash', 'ASC')
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getMany()
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
