import { And, IsNull, LessThanOrEqual, Not } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { Webhook } from './Webhook.js'
import { WebhookDelivery } from './WebhookDelivery.js'
import { deliveryStatuses } from './webhookEvents.js'

/** A receiver may be away for this long before the owner hears of it. */
const patienceMilliseconds = 60 * 60 * 1000

/** How many webhooks nothing has reached for an hour, or were switched off for it. @throws the error of the database */
export function countFailing({ reader }: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - patienceMilliseconds).toISOString()
  return reader.countBy(Webhook, [
    { switchedOffAt: Not(IsNull()) },
    { switchedOffAt: IsNull(), failingSince: And(Not(IsNull()), LessThanOrEqual(since)) },
  ])
}

/** How many messages have come how far; those that have arrived are not counted. @throws the error of the database */
export async function countUndelivered({ reader }: Database): Promise<[string, number][]> {
  const statuses = deliveryStatuses.values.filter((status) => status !== 'delivered')
  return Promise.all(
    statuses.map(
      async (status): Promise<[string, number]> => [status, await reader.countBy(WebhookDelivery, { status })],
    ),
  )
}
