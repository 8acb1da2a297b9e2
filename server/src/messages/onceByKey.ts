import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { CallLimit } from '../limits/CallLimit.js'
import { replayLimit } from '../limits/callLimits.js'
import { AlreadyDone, assertKey, removeExpiredKeys, takeKey } from './idempotency.js'
import { keyOwner } from './keyOwner.js'
import { onlyOnce } from './onlyOnce.js'

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
 * Makes something for a visitor: once for each idempotency key, and no more than the limit allows. Repeated requests count
 * towards a limit of their own.
 * @throws ShopError RATE_LIMITED, BAD_REQUEST for a malformed key, VALIDATION for another content under the same one
 */
export async function onceByKey<Result>(context: Context, once: Once<Result>): Promise<Result> {
  const { services, caller } = context
  const key = caller?.idempotencyKey ?? null
  if (key !== null) {
    assertKey(key)
    await removeExpiredKeys(services.database)
  }
  const spend = onlyOnce(() => (caller ? once.limit.spend(services, caller) : Promise.resolve()))
  // Without a key it is no repetition, and is refused before it takes a transaction.
  if (key === null) await spend()
  try {
    return await once.write(async (manager) => {
      if (key !== null) await takeKey(manager, `${keyOwner(context)} ${key}`, once.about)
      await spend()
    })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    if (caller) await replayLimit.spend(services, caller)
    return once.madeBefore()
  }
}
