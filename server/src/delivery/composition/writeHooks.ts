import type { EntityManager } from 'typeorm'
import { features } from '../../features/features.js'
import { queueMessages } from '../../features/webhooks/queueMessages.js'
import type { WebhookServices } from '../../features/webhooks/WebhookSender.js'
import type { Context, RecordedWrite, WriteHooks } from '../../kernel/context/Context.js'
import { afterCommit } from '../../kernel/database/afterCommit.js'
import { combinedHooks } from '../../kernel/records/combinedHooks.js'
import { restName } from '../rest/names.js'
import { recordPath } from '../rest/routes.js'

const entities = new Set(features.flatMap(({ hooks = {} }) => Object.keys(hooks)))

/** The side effects of writes, by entity name: those of all features. */
export const writeHooks: Readonly<Record<string, WriteHooks>> = Object.fromEntries(
  [...entities].map((entity) => [
    entity,
    // The composition gives every feature the services that it needs.
    combinedHooks(features.flatMap(({ hooks }) => (hooks?.[entity] as WriteHooks | undefined) ?? [])),
  ]),
)

/** The side effect of every write, of whatever entity: webhooks are queued. */
export async function onRecorded(
  manager: EntityManager,
  { services }: Context<WebhookServices>,
  write: RecordedWrite,
): Promise<void> {
  const queued = await queueMessages(manager, write, { recordPath, fieldName: restName })
  if (queued > 0) afterCommit(manager, () => services.webhooks.wake())
}
