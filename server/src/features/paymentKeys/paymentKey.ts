import type { CoreServices } from '../../kernel/context/Context.js'
import { type Binding, seal, unseal } from '../../kernel/secrets/secretBox.js'
import { OnlinePaymentKey } from './OnlinePaymentKey.js'

/** The key of the only row. */
const keyId = 1

const binding: Binding = { purpose: 'payment provider', owner: 'mollie' }

type Needs = Pick<CoreServices, 'database' | 'settings'>

/** The key by which the shop takes payments: that of the environment, or else the shop's own; null: it takes none online. */
export async function paymentKey({ database, settings }: Needs): Promise<string | null> {
  if (settings.mollieKey !== null) return settings.mollieKey
  const row = await database.rows.first<OnlinePaymentKey>(OnlinePaymentKey, { id: keyId })
  return row && unseal(row.sealed, binding, settings)
}

/** @param key null for none */
export async function storePaymentKey({ database, settings }: Needs, key: string | null): Promise<void> {
  await database.write(async (manager) => {
    if (key === null) await manager.delete(OnlinePaymentKey, { id: keyId })
    else await manager.upsert(OnlinePaymentKey, { id: keyId, sealed: seal(key, binding, settings) }, ['id'])
  })
}
