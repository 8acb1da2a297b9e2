import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { fieldsOf, isStored } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { assertReferences } from '../records/blockReferences.js'
import { restoreReference } from '../records/clearReferences.js'
import { notFound } from '../records/notFound.js'
import { Redirect } from '../records/Redirect.js'
import { records } from '../records/records.js'
import { assertImages, translateRefusal } from '../records/refusals.js'
import { type ClearedReferences, TrashedRecord } from '../records/TrashedRecord.js'
import { deletedTogether } from './deletedTogether.js'
import { type RestoreChoice, withChoices } from './restoreConflicts.js'
import { withoutDeletedReferences } from './withoutDeletedReferences.js'

/** The outcome of a restore. */
export interface Restored {
  /** The ids of the records, the one asked for first. */
  restored: number[]
  /** The fields that lost values, because what they referred to was deleted. */
  emptied: string[]
  /** How many records refer to it again. */
  relinked: number
  /** What referred to it and does so no more. */
  forgotten: ClearedReferences[]
}

/**
 * Restores a deleted record, with the sibling that was deleted along: under their ids and at their addresses, which
 * the database keeps unique.
 * @param choices what they are restored with instead of values that others have by now
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, BAD_REQUEST for a choice of no such record or field, NOT_FOUND when it is
 * not in the trash, VALIDATION when something else has its title or address by now or it cannot be without what is gone
 */
export async function restoreRecord(
  context: Context,
  entity: ManagedEntity,
  id: number,
  choices: readonly RestoreChoice[] = [],
): Promise<Restored> {
  allow(context.viewer, 'create', entity.name)
  const { database, settings } = context.services
  const binned = await deletedTogether(database.reader, entity, id, settings)
  if (binned.length === 0) throw notFound(entity)
  const chosen = await withChoices(database, entity, binned, choices)
  let current: Values = {}
  const work = async (manager: EntityManager): Promise<Restored> => {
    const result: Restored = { restored: [], emptied: [], relinked: 0, forgotten: [] }
    for (const each of chosen) {
      current = each.content
      // Of two concurrent restores only one deletes the row.
      const { affected } = await manager.delete(TrashedRecord, { id: each.id })
      if (!affected) throw notFound(entity)
      result.emptied.push(...(await restoreRow(manager, context, entity, each)))
      result.restored.push(each.record)
    }
    for (const each of chosen) await relink(manager, context, each, result)
    return { ...result, emptied: [...new Set(result.emptied)] }
  }
  const result = await database.write(work).catch(async (error: unknown) => {
    throw await translateRefusal(database.reader, entity, current, error)
  })
  await context.services.writeHooks[entity.name]?.afterCommit?.(context)
  return result
}

/** @returns the names of the fields that lost values */
async function restoreRow(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  { content, besides }: TrashedRecord,
): Promise<string[]> {
  const assigned = await context.services.writeHooks[entity.name]?.assign?.(manager, context, content)
  const was = { ...sinceAdded(entity), ...content, ...assigned } as Row
  const { row, emptied } = await withoutDeletedReferences(manager, entity.type, was)
  Object.assign(row, await context.services.writeHooks[entity.name]?.adopt?.(manager, row))
  await assertImages(manager, entity, row)
  await assertReferences(manager, context.viewer, entity, row)
  const restored = await records.insert(manager, entity.type, row, { by: context, action: 'restore' })
  await restoreRedirects(manager, entity, restored.id, (besides.redirects ?? []) as Path[])
  await context.services.writeHooks[entity.name]?.restore?.(manager, context, restored, besides)
  return emptied
}

/** Defaults for fields that were added after the record was deleted. */
function sinceAdded(entity: ManagedEntity): Values {
  const stored = fieldsOf(entity.type).filter(isStored)
  return Object.fromEntries(stored.map((field) => [field.name, field.default ?? null]))
}

type Path = Pick<Redirect, 'language' | 'path'>

/** Restores redirects from its former addresses, unless another record has them now. */
async function restoreRedirects(manager: EntityManager, entity: ManagedEntity, record: number, paths: Path[]) {
  for (const { language, path } of paths) {
    const at = { entity: entity.name, language, path }
    if (!(await manager.existsBy(Redirect, at))) await manager.insert(Redirect, { ...at, record })
  }
}

async function relink(
  manager: EntityManager,
  context: Context,
  { record, forgotten }: TrashedRecord,
  result: Restored,
): Promise<void> {
  for (const each of forgotten) {
    const again = new Set(await restoreReference(manager, context, each, record))
    result.relinked += again.size
    const lost = each.ids.filter((id) => !again.has(id))
    if (lost.length > 0) result.forgotten.push({ ...each, ids: lost })
  }
}
