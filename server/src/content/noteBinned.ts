import type { EntityManager } from 'typeorm'
import { isProgram } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { BinnedRecord, type Forgotten } from './BinnedRecord.js'
import { goesToBin } from './goesToBin.js'
import { Redirect } from './Redirect.js'

/** What is kept of a record elsewhere and goes when it goes. Asked while all of it is still there. */
export async function keptBesides(
  manager: EntityManager,
  { services }: Context,
  entity: ManagedEntity,
  row: Row,
): Promise<Values> {
  if (!goesToBin(entity)) return {}
  const redirects = await manager.findBy(Redirect, { entity: entity.name, record: row.id })
  const paths = redirects.map(({ language, path }) => ({ language, path }))
  return {
    ...(await services.writeHooks[entity.name]?.trash?.(manager, row)),
    ...(paths.length > 0 && { redirects: paths }),
  }
}

/** Puts a record that has just been deleted into the bin. */
export async function noteBinned(
  manager: EntityManager,
  { viewer }: Context,
  entity: ManagedEntity,
  row: Row,
  { deletedWith, besides, forgotten }: { deletedWith: number; besides: Values; forgotten: Forgotten[] },
): Promise<void> {
  if (!goesToBin(entity)) return
  // Its id may have been given to another one at the very moment of an earlier deletion.
  await manager.delete(BinnedRecord, { entity: entity.name, record: row.id })
  const binned: Omit<BinnedRecord, 'id'> = {
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
  await manager.insert(BinnedRecord, binned as object)
}
