import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { fieldOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { updateRecord } from '../records/updateRecord.js'
import { withoutDeletedReferences } from '../trash/withoutDeletedReferences.js'
import { historyFields } from './historyFields.js'
import { recordAt, withRequiredImages } from './recordAt.js'

/**
 * Restores a record to its state after a change, as an ordinary update.
 * @param version the record's current version, as the caller read it
 * @returns also the names of the fields that lost values, because what they referred to was deleted
 * @throws ShopError as `updateRecord`
 */
export async function restoreVersion(
  context: Context,
  entity: ManagedEntity,
  { id, change, version }: { id: number; change: number; version: number },
): Promise<{ row: Row; emptied: string[] }> {
  const { was, now } = await recordAt(context, entity, id, change)
  const { row: left, emptied } = await withoutDeletedReferences(context.services.database.reader, entity.type, was)
  const whole = withRequiredImages(entity, left, now)
  const input: Values = { version }
  for (const field of historyFields(entity)) {
    const { parts } = field.kind
    const value = whole[field.name]
    input[field.name] = parts ? ((value as Values[] | null) ?? []).map((part) => parts.sent(field, part)) : value
  }
  // The customer was notified of the original change.
  if (fieldOf(entity.type, 'holdBackNotice')) input.holdBackNotice = true
  return { row: await updateRecord(context, entity, id, input), emptied }
}
