import { Between, type EntityManager } from 'typeorm'
import { violatedIndex } from '../database/databaseErrors.js'
import { Claim } from './Claim.js'
import { quantaOf, type Span } from './SlotRule.js'

interface Wanted {
  /** The kind of the appointment. */
  resource: number
  appointment: number
  span: Span
  capacity: number
}

/**
 * Gives an appointment a seat for each five minutes of a span, in a transaction that has locked the resource.
 * @returns whether there was one for all of them; if not, none is claimed
 */
export async function claimSeats(manager: EntityManager, wanted: Wanted): Promise<boolean> {
  const { resource, appointment, span, capacity } = wanted
  const { first, end } = quantaOf(span)
  const claimed = await manager.findBy(Claim, { resource, quantum: Between(first, end - 1) })
  const taken = new Map<number, Set<number>>()
  for (const { quantum, seat } of claimed) taken.set(quantum, (taken.get(quantum) ?? new Set()).add(seat))
  const claims: Omit<Claim, 'id'>[] = []
  for (let quantum = first; quantum < end; quantum++) {
    const seat = lowestFree(taken.get(quantum), capacity)
    if (seat === null) return false
    claims.push({ resource, quantum, seat, appointment })
  }
  await manager.insert(Claim, claims)
  return true
}

function lowestFree(taken: ReadonlySet<number> | undefined, capacity: number): number | null {
  for (let seat = 0; seat < capacity; seat++) if (!taken?.has(seat)) return seat
  return null
}

export async function freeSeats(manager: EntityManager, appointment: number): Promise<void> {
  await manager.delete(Claim, { appointment })
}

const mostTries = 5

/** Runs a transaction again while the database finds that a seat which it claims was given away meanwhile. */
export async function claiming<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === mostTries || !isSeatTaken(error)) throw error
    }
  }
}

function isSeatTaken(error: unknown): boolean {
  const index = violatedIndex(error)
  return index !== null && (index.includes('seat') || index.some((name) => /claim.*seat/i.test(name)))
}
