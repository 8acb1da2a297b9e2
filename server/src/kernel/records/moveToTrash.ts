import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { hasOperation, type ManagedEntity } from '../fields/Managed.js'
import { eventOf } from './RecordEvent.js'
import { Redirect } from './Redirect.js'
import { type ClearedReferences, TrashedRecord } from './TrashedRecord.js'

/** Records that can be added can be restored. A deleted access token stays revoked. */
export function isTrashable(entity: ManagedEntity): boolean {
  return hasOperation(entity, 'create') && hasOperation(entity, 'delete')
}

/** The data of other tables that is deleted with a record. Call before the deletion. */
export async function dependentData(
  manager: EntityManager,
  { services }: Context,
  entity: ManagedEntity,
  row: Row,
): Promise<Values> {
  if (!isTrashable(entity)) return {}
  const redirects = await manager.findBy(Redirect, { entity: entity.name, record: row.id })
  const paths = redirects.map(({ language, path }) => ({ language, path }))
  return {
    ...(await services.writeHooks[entity.name]?.trash?.(manager, row)),
    ...(paths.length > 0 && { redirects: paths }),
  }
}

/** Adds a record that has just been deleted to the trash. */
export async function moveToTrash(
  manager: EntityManager,
  { viewer }: Context,
  entity: ManagedEntity,
  row: Row,
  { deletedWith, besides, forgotten }: { deletedWith: number; besides: Values; forgotten: ClearedReferences[] },
): Promise<void> {
  if (!isTrashable(entity)) return
  // A record added at the moment of an earlier deletion may have got the same id.
  await manager.delete(TrashedRecord, { entity: entity.name, record: row.id })
  const trashed: Omit<TrashedRecord, 'id'> = {
    ...eventOf(viewer, entity, row),
    deletedWith,
    content: { ...row },
    besides,
    forgotten,
  }
  await manager.insert(TrashedRecord, trashed as object)
}
