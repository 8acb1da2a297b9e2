import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { fieldsOf, isStored } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { eventOf } from './RecordEvent.js'
import { type Changes, Revision, type RevisionAction } from './Revision.js'

/** Fields that every write changes. */
const bookkeeping = ['version', 'updatedAt', 'ownChangedAt']

/** Records who changed what; a deletion records all values, so that the record can be restored. */
export async function recordRevision(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  action: RevisionAction,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const row = after ?? before
  if (!row) return
  const names = fieldsOf(entity.type)
    .filter((field) => isStored(field) && !bookkeeping.includes(field.name))
    .map(({ name }) => name)
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
  await manager.insert(Revision, {
    ...eventOf(context.viewer, entity, row),
    version: row.version,
    action,
    batch: context.batch ?? null,
    changes: Object.fromEntries(
      changed.map((name) => [name, { from: before?.[name] ?? null, to: after?.[name] ?? null }]),
    ) as Changes,
  })
  await context.services.onRecorded(manager, context, { entity, before, after, changed })
}
