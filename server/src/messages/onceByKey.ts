import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { CallLimit } from '../limits/CallLimit.js'
import { AlreadyDone, assertKey, removeExpiredKeys, takeKey } from './idempotency.js'
import { keyOwner } from './keyOwner.js'

interface Once<Result> {
  /** What the key stands for, the same for a repeated request. */
  about: readonly unknown[]
  limit: CallLimit
  /** The write; it has to take the key within its transaction. */
  write(take: (manager: EntityManager) => Promise<void>): Promise<Result>
  /** What an earlier request with the same key has made. */
  madeBefore(): Promise<Result>
}

/**
 * Makes something for a visitor: once for each idempotency key, and no more than the limit allows.
 * @throws ShopError RATE_LIMITED, BAD_REQUEST for a malformed key, VALIDATION for another content under the same one
 */
export async function onceByKey<Result>(context: Context, once: Once<Result>): Promise<Result> {
  const { services, caller } = context
  const key = caller?.idempotencyKey ?? null
  if (key !== null) {
    assertKey(key)
    await removeExpiredKeys(services.database)
  }
  if (caller) await once.limit.spend(services, caller)
  try {
    return await once.write(async (manager) => {
      if (key !== null) await takeKey(manager, `${keyOwner(context)} ${key}`, once.about)
    })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    return once.madeBefore()
  }
}
