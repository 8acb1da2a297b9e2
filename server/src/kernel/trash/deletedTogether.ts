import type { EntityManager } from 'typeorm'
import type { ManagedEntity } from '../fields/Managed.js'
import { TrashedRecord } from '../records/TrashedRecord.js'
import type { Settings } from '../settings/readSettings.js'
import { retainedSince } from '../settings/retainedSince.js'

/** The trashed records of one deletion, the requested one first; empty when it is not in the trash or has expired. */
export async function deletedTogether(
  manager: EntityManager,
  entity: ManagedEntity,
  record: number,
  settings: Settings,
): Promise<TrashedRecord[]> {
  const meant = await manager.findOneBy(TrashedRecord, { entity: entity.name, record })
  if (!meant || meant.at <= trashedSince(settings)) return []
  const all = await manager.findBy(TrashedRecord, { entity: entity.name, deletedWith: meant.deletedWith })
  return all.sort((one, other) => Number(other.id === meant.id) - Number(one.id === meant.id))
}

/** Records deleted at that moment or earlier have expired; earlier than any record where the trash is never emptied. */
export function trashedSince({ retention }: Settings, now = new Date()): string {
  return retention.bin === null ? '' : retainedSince(retention.bin, now)
}
