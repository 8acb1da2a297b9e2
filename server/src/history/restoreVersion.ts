import { updateRecord } from '../content/updateRecord.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { fieldOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { withoutDeletedReferences } from '../trash/withoutDeletedReferences.js'
import { historyFields } from './historyFields.js'
import { recordAt, withRequiredImages } from './recordAt.js'

/**
 * Makes a record what it was after a change: an update like any other.
 * @param version that the record has now, as the reader knows it
 * @returns also the names of the fields that hold less than they did, because what they referred to is gone
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
  for (const { name, kind } of historyFields(entity)) {
    input[name] = kind === 'blocks' ? ((whole[name] as Values[] | null) ?? []).map(blockInput) : whole[name]
  }
  // Its customer was told when it happened.
  if (fieldOf(entity.type, 'holdBackNotice')) input.holdBackNotice = true
  return { row: await updateRecord(context, entity, id, input), emptied }
}

/** From `{ type: 'faq', … }`, which is how a block is kept, to the input's `{ faq: { … } }`. */
function blockInput({ type, ...fields }: Values): Values {
  return { [String(type)]: fields }
}
