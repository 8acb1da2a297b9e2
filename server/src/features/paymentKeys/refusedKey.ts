import { createHash } from 'node:crypto'
import type { CoreServices } from '../../kernel/context/Context.js'
import { paymentKey } from './paymentKey.js'
import { RefusedPaymentKey } from './RefusedPaymentKey.js'

/** The key of the only row. */
const refusedId = 1

type Needs = Pick<CoreServices, 'database' | 'settings'>

/** Whether the provider has said last, to any instance, that it does not know the key by which the shop takes payments. */
export async function isKeyRefused(services: Needs): Promise<boolean> {
  const key = await paymentKey(services)
  return key !== null && isNoted(services, key)
}

/** Notes for all instances whether the provider knows a key; what is known already is not written again. */
export async function noteAnswer(services: Needs, key: string, isRefused: boolean): Promise<void> {
  if ((await isNoted(services, key)) === isRefused) return
  const hash = hashOf(key)
  await services.database.write(async (manager) => {
    if (!isRefused) await manager.delete(RefusedPaymentKey, { id: refusedId, hash })
    else {
      const refusedAt = new Date().toISOString()
      await manager.upsert(RefusedPaymentKey, { id: refusedId, hash, refusedAt }, ['id'])
    }
  })
}

function isNoted({ database }: Needs, key: string): Promise<boolean> {
  return database.reader.existsBy(RefusedPaymentKey, { id: refusedId, hash: hashOf(key) })
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
