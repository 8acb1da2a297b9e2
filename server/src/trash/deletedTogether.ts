import type { EntityManager } from 'typeorm'
import { TrashedRecord } from '../content/TrashedRecord.js'
import type { ManagedEntity } from '../fields/Managed.js'

/**
 * The trashed records of one deletion, the requested one first; empty when it is not in the trash.
 * @param since records deleted by then have expired, UTC
 */
export async function deletedTogether(
  manager: EntityManager,
  entity: ManagedEntity,
  record: number,
  since: string,
): Promise<TrashedRecord[]> {
  const meant = await manager.findOneBy(TrashedRecord, { entity: entity.name, record })
  if (!meant || meant.at <= since) return []
  const all = await manager.findBy(TrashedRecord, { entity: entity.name, deletedWith: meant.deletedWith })
  return all.sort((one, other) => Number(other.id === meant.id) - Number(one.id === meant.id))
}
