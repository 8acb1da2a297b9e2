import { createHash } from 'node:crypto'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import type { Database } from '../database/Database.js'
import { ShopError } from '../errors/ShopError.js'
import { JobGuess } from './JobGuess.js'

const minuteMilliseconds = 60 * 1000

/** Failures before a number is closed for a while. */
const freeFailures = 5
const firstPause = 15 * minuteMilliseconds
const longestPause = 24 * 60 * minuteMilliseconds

/** Long after the longest pause, or the doubling would begin anew while someone guesses on. */
const memoryMilliseconds = 30 * 24 * 60 * minuteMilliseconds

export function hashGuess(number: string, browser: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([number, browser]))
    .digest('hex')
}

/** How long a number is closed after its nth failure, in milliseconds: from the fifth on each time twice as long. */
export function pauseAfter(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(longestPause, firstPause * 2 ** Math.min(20, failures - freeFailures))
}

/**
 * Counts a failure before anything is compared, so that of any number of guesses side by side, on any instance, no more
 * are compared than in a row. `takeBackGuess` undoes it for what turned out to be right.
 * @throws ShopError RATE_LIMITED while the number is closed, which nothing prolongs
 */
export async function countGuess(database: Database, guessHash: string, now = Date.now()): Promise<void> {
  await database.write(async (manager) => {
    const guess = await lockedGuess(manager, guessHash, now)
    const closed = Date.parse(guess.closedUntil) - now
    // A pause that is longer than any was written before the clock was set back.
    if (closed > 0 && closed <= longestPause) {
      throw new ShopError('RATE_LIMITED', { retryAfter: Math.ceil(closed / 1000) })
    }
    const failures = guess.failures + 1
    await manager.update(
      JobGuess,
      { guessHash },
      {
        failures,
        closedUntil: instant(now + pauseAfter(failures)),
        expiresAt: instant(now + memoryMilliseconds),
      },
    )
  })
}

/** Undoes the count of a guess that was right. Earlier failures stay: they may be those of others. */
export async function takeBackGuess(database: Database, guessHash: string, now = Date.now()): Promise<void> {
  await database.write(async (manager) => {
    const { failures } = await lockedGuess(manager, guessHash, now)
    await manager.update(JobGuess, { guessHash }, { failures: Math.max(0, failures - 1), closedUntil: instant(now) })
  })
}

export async function removeOldGuesses(manager: EntityManager): Promise<void> {
  await manager.delete(JobGuess, { expiresAt: LessThanOrEqual(instant(Date.now())) })
}

/** The row of a number, made where there is none or it is forgotten; locked by a write to it as the first statement. */
async function lockedGuess(manager: EntityManager, guessHash: string, now: number): Promise<JobGuess> {
  const first = { guessHash, failures: 0, closedUntil: instant(now), expiresAt: instant(now + memoryMilliseconds) }
  await manager.createQueryBuilder().insert().into(JobGuess).values(first).orIgnore().execute()
  await manager.update(JobGuess, { guessHash, expiresAt: LessThanOrEqual(instant(now)) }, first)
  const query = manager.createQueryBuilder(JobGuess, 'guess').where('guess.guessHash = :guessHash', { guessHash })
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getOneOrFail()
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
