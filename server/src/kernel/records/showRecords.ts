import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { fieldOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { changeMany, type RecordVersion } from './changeMany.js'

/**
 * Shows records to visitors, or hides them: all of them or none.
 * @returns how many changed
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for records that cannot be hidden, or CONFLICT
 * that names those that another user changed in the meantime
 */
export async function showRecords(
  context: Context,
  entity: ManagedEntity,
  records: readonly RecordVersion[],
  visible: boolean,
): Promise<number> {
  allow(context.viewer, 'update', entity.name)
  if (!fieldOf(entity.type, 'visible')) {
    throw new ShopError('BAD_REQUEST')
  }
  return changeMany(context, entity, records, { visible })
}
