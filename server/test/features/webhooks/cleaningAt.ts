import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import type { TestShop } from '../../startTestShop.js'

/** Cleans up as if that many days had passed. @returns how many lines of the log of webhooks went */
export async function cleaningAt({ services }: TestShop, days: number): Promise<number> {
  const now = new Date(Date.now() + days * 24 * 60 * 60_000)
  const { webhookDeliveries } = await new Cleaning(() => ownContext(services)).clean(now)
  return webhookDeliveries
}
