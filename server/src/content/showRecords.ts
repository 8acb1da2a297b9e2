import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { lockedRow } from './lockedRow.js'
import { assertNotTooMany, namesOf } from './manyRecords.js'
import { notFound } from './notFound.js'
import { changeRow } from './updateRecord.js'

/**
 * Shows records to visitors, or hides them: all of them or none.
 * @returns how many changed
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for records that cannot be hidden, or CONFLICT
 * that names those that another user changed in the meantime
 */
export async function showRecords(
  context: Context,
  entity: ManagedEntity,
  records: readonly { id: number; version: number }[],
  visible: boolean,
): Promise<number> {
  const permission = allow(context.viewer, 'update', entity.name)
  if (permission.changes && !permission.changes.includes('visible')) throw new ShopError('FORBIDDEN')
  if (!fieldsOf(entity.type).some(({ name, kind }) => name === 'visible' && kind === 'boolean')) {
    throw new ShopError('BAD_REQUEST')
  }
  assertNotTooMany(records)
  const changed = await context.services.database.write(async (manager) => {
    const stale: Row[] = []
    let count = 0
    // Always in the same order, so that concurrent calls cannot deadlock.
    for (const { id, version } of records.toSorted((one, other) => one.id - other.id)) {
      const before = await lockedRow(manager, entity, id)
      if (!before || !isThere(permission, before)) throw notFound(entity)
      if (before.version !== version) stale.push(before)
      else if (before.visible !== visible) {
        await changeRow(manager, context, entity, before, { visible }, version)
        count++
      }
    }
    if (stale.length > 0) {
      const values = { titles: namesOf(entity, stale) }
      throw new ShopError('CONFLICT', { message: { key: 'bulk.changedMeanwhile', values } })
    }
    return count
  })
  await context.services.writeHooks[entity.name]?.afterCommit?.(context)
  if (entity.isPublic) await context.services.contentChanged()
  return changed
}
