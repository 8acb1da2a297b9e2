import { type FindOperator, IsNull, LessThanOrEqual, MoreThan } from 'typeorm'
import type { Database } from '../database/Database.js'
import { largestClockDifference } from '../instances/largestClockDifference.js'
import { records } from '../records/records.js'
import { unnoticed } from '../records/writeWhere.js'
import { longestDelay } from './nextAttempt.js'

/** What is delivered in the background: mails and messages to webhooks. */
export interface Queued {
  id: number
  version: number
  attempts: number
  /** When to try next; null once it was delivered or given up. */
  nextAttemptAt: string | null
  /** One instance has claimed its delivery until then. */
  claimedUntil: string | null
  updatedAt: string
}

interface DueEntry {
  nextAttemptAt: FindOperator<string>
  claimedUntil: FindOperator<string>
}

/** The conditions, any of which holds for entries that are due and that no instance has claimed. */
export function dueEntries(now: Date, claimMilliseconds: number): DueEntry[] {
  const claims = [IsNull() as FindOperator<string>, ...dueBy(now, claimMilliseconds)]
  return dueBy(now, longestDelay).flatMap((nextAttemptAt) =>
    claims.map((claimedUntil) => ({ nextAttemptAt, claimedUntil })),
  )
}

/**
 * Claims a due entry, in one statement, so that only one instance gets it.
 * @param claimMilliseconds longer than its delivery may take; after that, any instance may claim it again
 */
export async function claimEntry(
  database: Database,
  type: new () => Queued,
  id: number,
  now: Date,
  claimMilliseconds: number,
): Promise<boolean> {
  const due = dueEntries(now, claimMilliseconds).map((entry) => ({ id, ...entry }))
  const claim = { claimedUntil: later(now, claimMilliseconds), attempts: () => 'attempts + 1' }
  const claimed = await database.write((manager) => records.updateWhere(manager, type, due, claim, unnoticed))
  return claimed > 0
}

/** What makes an entry due. */
export function dueNow() {
  return { nextAttemptAt: new Date().toISOString() }
}

/** Due times: now or earlier, or so far ahead that they were set before the clock was turned back. */
function dueBy(now: Date, longest: number): FindOperator<string>[] {
  return [LessThanOrEqual(now.toISOString()), MoreThan(tooLateFor(now, longest))]
}

function tooLateFor(now: Date, longest: number): string {
  return later(now, longest + largestClockDifference)
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}

/** A clock that starts at that moment and continues during the delivery. */
export function clockFrom(now: Date): () => Date {
  const began = performance.now()
  return () => new Date(now.getTime() + performance.now() - began)
}
