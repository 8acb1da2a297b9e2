import type { EntityManager } from 'typeorm'
import { features } from '../../features/features.js'
import { followRecord } from '../../features/previewLinks/followRecord.js'
import { followPriced } from '../../features/promotions/followPriced.js'
import { queueMessages } from '../../features/webhooks/queueMessages.js'
import type { WebhookServices } from '../../features/webhooks/WebhookSender.js'
import type { RecordedBy, RecordedWrite, WriteHooks } from '../../kernel/context/Context.js'
import { afterCommit } from '../../kernel/database/afterCommit.js'
import { assertApproved } from '../../kernel/publication/approval.js'
import { leaveWhenPublic } from '../../kernel/publication/releaseMembers.js'
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

/**
 * The side effects of every write, of whatever entity: webhooks are queued, links to previews and prices follow, and what is
 * public or gone leaves its release.
 * @throws ShopError FORBIDDEN to a colleague who has to ask before visitors see it
 */
export async function onRecorded(
  manager: EntityManager,
  { services, viewer }: RecordedBy<WebhookServices>,
  write: RecordedWrite,
): Promise<void> {
  await assertApproved(manager, viewer, write)
  await leaveWhenPublic(manager, write)
  await followRecord(manager, write)
  await followPriced(manager, write)
  const queued = await queueMessages(manager, write, { recordPath, fieldName: restName })
  if (queued > 0) afterCommit(manager, () => services.webhooks.wake())
}
