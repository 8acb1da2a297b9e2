import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { isMissingReference } from '../database/databaseErrors.js'
import { ShopError } from '../errors/ShopError.js'
import { hasOperation, type ManagedEntity } from '../fields/Managed.js'
import { nl, type TextKey } from '../i18n/nl.js'
import { clearReferences } from './clearReferences.js'
import { clearReferencesInBlocks } from './clearReferencesInBlocks.js'
import { lockedRow, lockRows } from './lockedRow.js'
import { assertNotTooMany, namesOf } from './manyRecords.js'
import { dependentData, moveToTrash } from './moveToTrash.js'
import { notFound } from './notFound.js'
import { records } from './records.js'

/**
 * Moves a record and its sibling in the other language to the trash, and clears the references to them.
 * @param version that it must still have; any when null
 * @returns the ids of the deleted records, the record's own first
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or CONFLICT when another record requires it, its hooks
 * refuse or it has another version
 */
export async function deleteRecord(
  context: Context,
  entity: ManagedEntity,
  id: number,
  version: number | null = null,
): Promise<number[]> {
  return deleteRecords(context, entity, [id], version)
}

/**
 * Deletes records, each with its sibling: all of them or none.
 * @returns the ids of the deleted records, each record's own before its sibling's
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST, or CONFLICT that, for several records, names
 * those that other records require
 */
export async function deleteRecords(
  context: Context,
  entity: ManagedEntity,
  ids: readonly number[],
  version: number | null = null,
): Promise<number[]> {
  const permission = allow(context.viewer, 'delete', entity.name)
  if (!hasOperation(entity, 'delete')) throw new ShopError('BAD_REQUEST')
  assertNotTooMany(ids)
  const hooks = context.services.writeHooks[entity.name]
  const remove = async (manager: EntityManager, row: Row) => {
    const { id } = row
    const rows: Row[] =
      row.pair === undefined ? [row] : ((await manager.findBy(entity.type, { pair: row.pair })) as Row[])
    for (const each of rows) {
      await hooks?.assertDeletable?.(each, manager)
      const besides = await dependentData(manager, context, entity, each)
      await hooks?.inTransaction?.(manager, context, { before: each, after: null, sent: {} })
      const forgotten = [
        ...(await clearReferences(manager, context, entity, each.id)),
        ...(await clearReferencesInBlocks(manager, context, entity, each.id)),
      ]
      await records.remove(manager, entity.type, each, { by: context })
      await moveToTrash(manager, context, entity, each, { deletedWith: id, besides, forgotten })
    }
    return rows.map((each) => each.id).sort((one, other) => Number(other === id) - Number(one === id))
  }
  const deleted = await context.services.database.write(async (manager) => {
    const removed: number[] = []
    const required: Row[] = []
    await lockRows(manager, entity, ids)
    for (const id of ids) {
      if (removed.includes(id)) continue
      const row = await lockedRow(manager, entity, id)
      if (!row || !isThere(permission, row)) throw notFound(entity)
      if (version !== null && version !== row.version) throw new ShopError('CONFLICT')
      try {
        removed.push(...(await remove(manager, row)))
      } catch (error) {
        if (!isMissingReference(error)) throw error
        required.push(row)
      }
    }
    if (required.length > 0) throw stillReferredTo(entity, ids.length > 1 ? required : [])
    return removed
  })
  await hooks?.afterCommit?.(context)
  return deleted
}

/** For records that the database does not delete because other records require them. */
function stillReferredTo(entity: ManagedEntity, ofSeveral: readonly Row[]): ShopError {
  if (ofSeveral.length > 0) {
    return new ShopError('CONFLICT', {
      title: { key: 'referred.title' },
      message: { key: 'bulk.referred', values: { titles: namesOf(entity, ofSeveral) } },
    })
  }
  const key = `referred.${entity.name}`
  return new ShopError('CONFLICT', {
    title: { key: 'referred.title' },
    message: { key: key in nl ? (key as TextKey) : 'referred.record' },
  })
}
