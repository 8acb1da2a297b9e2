import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import { notFound } from '../content/notFound.js'
import { Revision } from '../content/Revision.js'
import { TrashedRecord } from '../content/TrashedRecord.js'
import type { Context } from '../context/Context.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { deletedTogether } from './deletedTogether.js'
import { trashedSince } from './trashedSince.js'

/**
 * Takes a deleted record out of the bin, with the sibling that was deleted along. Nothing of it is left.
 * @returns the ids of the records
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND when it is not in the bin
 */
export async function removeForGood(context: Context, entity: ManagedEntity, id: number): Promise<number[]> {
  allow(context.viewer, 'delete', entity.name)
  return context.services.database.write(async (manager) => {
    const binned = await deletedTogether(manager, entity, id, trashedSince(context.services.settings))
    if (binned.length === 0) throw notFound(entity)
    for (const each of binned) await purge(manager, each)
    return binned.map(({ record }) => record)
  })
}

/** Out of the bin, and out of the history with it. */
export async function purge(manager: EntityManager, { id, entity, record }: TrashedRecord): Promise<void> {
  const { affected } = await manager.delete(TrashedRecord, { id })
  // Somebody else has put it back.
  if (affected) await manager.delete(Revision, { entity, record })
}
