import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { lockExistingRow, lockedRow, lockRows } from './lockedRow.js'
import { assertNotTooMany, namesOf } from './manyRecords.js'
import { notFound } from './notFound.js'
import { changeRow } from './updateRecord.js'

/** A record as it was when it was read. */
export interface RecordVersion {
  id: number
  version: number
}

/**
 * Gives several records the same values: all of them or none. The values must be valid for each.
 * @param along what is sent along with the change of a record, such as a note to its customer
 * @returns how many changed
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for too many, or CONFLICT that names those that
 * another user changed in the meantime
 */
export async function changeMany(
  context: Context,
  entity: ManagedEntity,
  records: readonly RecordVersion[],
  values: Values,
  along: Values = {},
): Promise<number> {
  const permission = allow(context.viewer, 'update', entity.name)
  const { changes } = permission
  if (changes && Object.keys(values).some((name) => !changes.includes(name))) throw new ShopError('FORBIDDEN')
  assertNotTooMany(records)
  const changed = await context.services.database.write(async (manager) => {
    const ids = records.map(({ id }) => id)
    await lockRows(manager, entity, ids)
    const stale: Row[] = []
    for (const { id, version } of records) {
      const row = await lockedRow(manager, entity, id)
      if (!row || !isThere(permission, row)) throw notFound(entity)
      if (row.version !== version) stale.push(row)
    }
    if (stale.length > 0) {
      const titles = namesOf(entity, stale)
      throw new ShopError('CONFLICT', { message: { key: 'bulk.changedMeanwhile', values: { titles } } })
    }
    let count = 0
    for (const id of ids) {
      // With its sibling among them, the record may have followed it by now.
      const before = await lockExistingRow(manager, entity, id)
      if (Object.entries(values).every(([name, value]) => before[name] === value)) continue
      await changeRow(manager, context, entity, before, { ...values, ...along }, null)
      count++
    }
    return count
  })
  await context.services.writeHooks[entity.name]?.afterCommit?.(context)
  return changed
}
