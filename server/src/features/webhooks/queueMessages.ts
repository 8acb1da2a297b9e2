import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { RecordedWrite } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { records } from '../../kernel/records/records.js'
import { happeningsOf } from './eventOf.js'
import { Webhook } from './Webhook.js'
import { WebhookDelivery } from './WebhookDelivery.js'
import type { WebhookEvent } from './webhookEvents.js'

/** How messages name what the APIs have: REST is what receivers ask for the rest. */
export interface ApiNames {
  /** The path of a record; null where REST has none. */
  recordPath(entity: string, id: number): string | null
  fieldName(name: string): string
}

/**
 * Adds a message about a write for every webhook that wants it, within the transaction of the write: both are committed
 * or neither.
 * @returns how many
 */
export async function queueMessages(manager: EntityManager, write: RecordedWrite, api: ApiNames): Promise<number> {
  const happenings = happeningsOf(write)
  if (happenings.length === 0) return 0
  const webhooks = await manager.find(Webhook, {
    select: { id: true, events: true },
    where: { enabled: true },
    order: { id: 'ASC' },
  })
  let queued = 0
  for (const { event, details } of happenings) {
    const data = dataOf(write, details, api)
    for (const { id } of webhooks.filter(({ events }) => events.includes(event))) {
      await queueMessage(manager, id, event, data)
      queued++
    }
  }
  return queued
}

/** Which record, and what of it has changed. Values are read from the API, with rights of one's own. */
function dataOf({ entity, before, after, changed }: RecordedWrite, details: Values, api: ApiNames): Values {
  const { id, version } = (after ?? before) as Row
  const named = Object.entries(details).map(([name, value]) => [api.fieldName(name), value])
  return {
    entity: entity.name,
    id,
    version,
    path: api.recordPath(entity.name, id),
    changed: before && after ? changed.map(api.fieldName) : [],
    ...Object.fromEntries(named),
  }
}

/** Adds one message to the outbox of webhooks. @returns the id of its delivery */
export async function queueMessage(
  manager: EntityManager,
  webhook: number,
  event: WebhookEvent,
  data: Values,
): Promise<number> {
  const at = new Date().toISOString()
  const messageId = randomUUID()
  const { id } = await records.insert(manager, WebhookDelivery, {
    createdAt: at,
    updatedAt: at,
    webhook,
    event,
    messageId,
    body: JSON.stringify({ id: messageId, type: event.replaceAll('-', '.'), at, data }),
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: at,
  })
  return id
}
