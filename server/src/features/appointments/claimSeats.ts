import { Between, type EntityManager } from 'typeorm'
import { Claim } from './Claim.js'
import { quantaOf, type Span } from './SlotRule.js'

interface Wanted {
  /** The kind of the appointment. */
  resource: number
  appointment: number
  span: Span
  capacity: number
  /** Of all kinds together; null where each kind goes by its own capacity. */
  atOnce: number | null
}

/**
 * Gives an appointment a seat for each five minutes of a span, in a transaction under the lock of the agenda.
 * @returns whether there was one for all of them; if not, none is claimed
 */
export async function claimSeats(manager: EntityManager, wanted: Wanted): Promise<boolean> {
  const { resource, appointment, span, capacity, atOnce } = wanted
  const { first, end } = quantaOf(span)
  const within = { quantum: Between(first, end - 1) }
  const claimed = await manager.findBy(Claim, atOnce === null ? { resource, ...within } : within)
  const taken = new Map<number, Set<number>>()
  const ofAllKinds = new Map<number, number>()
  for (const { resource: of, quantum, seat } of claimed) {
    ofAllKinds.set(quantum, (ofAllKinds.get(quantum) ?? 0) + 1)
    if (of === resource) taken.set(quantum, (taken.get(quantum) ?? new Set()).add(seat))
  }
  const claims: Omit<Claim, 'id'>[] = []
  for (let quantum = first; quantum < end; quantum++) {
    const seat = lowestFree(taken.get(quantum), capacity)
    if (seat === null || (atOnce !== null && (ofAllKinds.get(quantum) ?? 0) >= atOnce)) return false
    claims.push({ resource, quantum, seat, appointment })
  }
  await manager.insert(Claim, claims)
  return true
}

function lowestFree(taken: ReadonlySet<number> | undefined, capacity: number): number | null {
  // The kind may have had more at once before.
  if ((taken?.size ?? 0) >= capacity) return null
  for (let seat = 0; ; seat++) if (!taken?.has(seat)) return seat
}

export async function freeSeats(manager: EntityManager, appointment: number): Promise<void> {
  await manager.delete(Claim, { appointment })
}
