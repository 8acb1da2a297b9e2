import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import type { CallLimit } from '../../kernel/limits/CallLimit.js'
import { replayLimit } from '../../kernel/limits/callLimits.js'
import { AlreadyDone, assertKey, removeExpiredKeys, storeRecord, takeKey } from './idempotency.js'
import { keyOwner } from './keyOwner.js'
import { onlyOnce } from './onlyOnce.js'

interface Once<Result> {
  /** What the key stands for, the same for a repeated request. */
  about: readonly unknown[]
  limit: CallLimit
  /** The write; within its transaction it has to take the key first, and to store under it what it made. */
  write(key: CallKey): Promise<Result>
  /** The same by its id. @throws ShopError CONFLICT once that is gone */
  madeBefore(id: number): Promise<Result>
  /** What is said when what was made is not known any more. */
  gone: TextKey
}

/** The key of one request. */
export interface CallKey {
  take(manager: EntityManager): Promise<void>
  /** @param id of what the request made, by which a repeated one is answered: never by what it says */
  made(manager: EntityManager, id: number): Promise<void>
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
  const ownKey = `${keyOwner(context)} ${key}`
  const spend = onlyOnce(() => (caller ? once.limit.spend(services, caller) : Promise.resolve()))
  // Without a key it is no repetition, and is refused before it takes a transaction.
  if (key === null) await spend()
  try {
    return await once.write({
      async take(manager) {
        if (key !== null) await takeKey(manager, ownKey, once.about)
        await spend()
      },
      async made(manager, id) {
        if (key !== null) await storeRecord(manager, ownKey, id)
      },
    })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    if (caller) await replayLimit.spend(services, caller)
    if (error.record === null) throw new ShopError('CONFLICT', { message: { key: once.gone } })
    return once.madeBefore(error.record)
  }
}
