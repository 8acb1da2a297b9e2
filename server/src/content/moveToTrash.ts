import type { EntityManager } from 'typeorm'
import { isProgram } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { isTrashable } from './isTrashable.js'
import { Redirect } from './Redirect.js'
import { type Forgotten, TrashedRecord } from './TrashedRecord.js'

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
  { deletedWith, besides, forgotten }: { deletedWith: number; besides: Values; forgotten: Forgotten[] },
): Promise<void> {
  if (!isTrashable(entity)) return
  // A record added at the moment of an earlier deletion may have got the same id.
  await manager.delete(TrashedRecord, { entity: entity.name, record: row.id })
  const trashed: Omit<TrashedRecord, 'id'> = {
    entity: entity.name,
    record: row.id,
    deletedWith,
    user: viewer && !isProgram(viewer) ? viewer.id : null,
    userName: viewer?.name ?? null,
    at: new Date().toISOString(),
    content: { ...row },
    besides,
    forgotten,
  }
  await manager.insert(TrashedRecord, trashed as object)
}
