import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { AlreadyDone, assertKey, removeExpiredKeys, storeRecord, takeKey } from '../messages/idempotency.js'

/** Under which a booking is known, for a day. */
export interface BookingKey {
  /** Takes the key, in the transaction of the booking. */
  take(manager: EntityManager): Promise<void>
  /** @param id of what was booked */
  made(manager: EntityManager, id: number): Promise<void>
}

/**
 * Books something once for each key: whoever repeats a request, because the answer was lost or a button was pressed twice, is
 * told what was booked then.
 * @param key of the request, or its header `Idempotency-Key`; null for a request that is never repeated
 * @param about what the key stands for, the same for a repeated request
 * @throws ShopError VALIDATION for another booking under the same key, BAD_REQUEST for a malformed one
 */
export async function bookedOnce(
  { caller, viewer, services: { database } }: Context,
  key: string | null,
  about: readonly unknown[],
  book: (key: BookingKey) => Promise<number>,
): Promise<number> {
  const given = key ?? caller?.idempotencyKey ?? null
  if (given === null) return book({ take: async () => undefined, made: async () => undefined })
  assertKey(given)
  await removeExpiredKeys(database)
  const own = `booking of ${viewer?.id ?? 0} ${given}`
  try {
    return await book({
      take: (manager) => takeKey(manager, own, about),
      made: (manager, id) => storeRecord(manager, own, id),
    })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    if (error.record === null) throw new ShopError('CONFLICT')
    return error.record
  }
}
