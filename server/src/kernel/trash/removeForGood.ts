import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { notFound } from '../records/notFound.js'
import type { RecordEvent } from '../records/RecordEvent.js'
import { Revision } from '../records/Revision.js'
import { TrashedRecord } from '../records/TrashedRecord.js'
import { deletedTogether } from './deletedTogether.js'

/**
 * Permanently removes a record from the trash, with the sibling that was deleted along and their history.
 * @returns the ids of the records
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND when it is not in the trash
 */
export async function removeForGood(context: Context, entity: ManagedEntity, id: number): Promise<number[]> {
  allow(context.viewer, 'delete', entity.name)
  return context.services.database.write(async (manager) => {
    const binned = await deletedTogether(manager, entity, id, context.services.settings)
    if (binned.length === 0) throw notFound(entity)
    for (const each of binned) await purge(manager, context, each)
    return binned.map(({ record }) => record)
  })
}

/** Removes a record from the trash together with its history. */
export async function purge(
  manager: EntityManager,
  context: Context,
  { id, entity, record }: RecordEvent,
): Promise<void> {
  const { purged } = context.services.writeHooks[entity] ?? {}
  const trashed = purged && (await manager.findOneBy(TrashedRecord, { id }))
  const { affected } = await manager.delete(TrashedRecord, { id })
  // Nothing is affected when another user has restored it.
  if (!affected) return
  if (trashed) purged(manager, context, trashed)
  await manager.delete(Revision, { entity, record })
}
