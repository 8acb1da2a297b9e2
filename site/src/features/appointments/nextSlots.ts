import { QueryError } from '../../kernel/data/Query'

/** A free time as the server offers it in place of one that has gone. */
export interface NextSlot {
  /** UTC. */
  startsAt: string
  /** By the shop's clock. */
  time: string
}

/** What a refusal offers instead; nothing where the time is not what was wrong. */
export function nextSlotsOf(error: unknown): NextSlot[] {
  if (!(error instanceof QueryError)) return []
  const { nextSlots } = error.extensions
  return Array.isArray(nextSlots) ? (nextSlots as NextSlot[]) : []
}
