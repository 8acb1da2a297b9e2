import { In, Not } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { dueNow } from '../../kernel/outbox/claims.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import { queueMessage } from './queueMessages.js'
import { Webhook } from './Webhook.js'
import { WebhookDelivery } from './WebhookDelivery.js'
import type { WebhookServices } from './WebhookSender.js'

export interface Resent {
  /** Null for all that were given up. */
  ids: readonly number[] | null
  /** Of this webhook alone. */
  webhook: number | null
}

/**
 * Makes messages due again, with all their attempts, those that have arrived too where their ids are given. A webhook that
 * is switched off gets none.
 * @returns how many
 */
export async function resendMessages(
  { services }: Context<WebhookServices>,
  { ids, webhook }: Resent,
): Promise<number> {
  const count = await services.database.write(async (manager) => {
    const enabled = await manager.find(Webhook, {
      select: { id: true },
      where: { enabled: true, ...(webhook !== null && { id: webhook }) },
    })
    const which = ids === null ? { status: 'failed' as const, event: Not('test' as const) } : { id: In([...ids]) }
    return records.updateWhere(
      manager,
      WebhookDelivery,
      { ...which, webhook: In(enabled.map(({ id }) => id)) },
      { ...dueNow(), status: 'waiting', failure: null, deliveredAt: null, claimedUntil: null, attempts: 0 },
    )
  })
  services.webhooks.wake()
  return count
}

/**
 * Queues a message that tells of nothing, to see whether it arrives, also of a webhook that is switched off.
 * @returns the id of its delivery
 * @throws ShopError NOT_FOUND
 */
export async function sendTestMessage({ services }: Context<WebhookServices>, id: number): Promise<number> {
  const delivery = await services.database.write(async (manager) => {
    if (!(await manager.existsBy(Webhook, { id }))) throw notFound(managedEntity(Webhook))
    return queueMessage(manager, id, 'test', {})
  })
  services.webhooks.wake()
  return delivery
}
