import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { targetOf } from '../fields/outputTypes.js'
import { idsOf } from './blockReferences.js'
import { lockedRow } from './lockedRow.js'
import type { ClearedReferences } from './TrashedRecord.js'
import { changeRow } from './updateRecord.js'
import { blockUsers } from './usesInBlocks.js'

/** Clears the references to a record that is being deleted from all blocks. */
export async function clearReferencesInBlocks(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  id: number,
): Promise<ClearedReferences[]> {
  const cleared: ClearedReferences[] = []
  for (const { type, field, ids } of await blockUsers(manager, entity.type, id)) {
    const user = managedEntity(type)
    for (const userId of ids) {
      const row = await lockedRow(manager, user, userId)
      if (!row) continue
      const blocks = (row[field.name] as Values[]).map((block) => withoutReference(field, block, entity.type, id))
      await changeRow(manager, context, user, row, { [field.name]: blocks }, null)
    }
    cleared.push({ entity: user.name, field: field.name, ids })
  }
  return cleared
}

/** A block without its references to a record. */
export function withoutReference(holder: FieldDescription, block: Values, target: Class, id: number): Values {
  const type = holder.kind.parts?.typeOf(holder, block)
  if (!type) return block
  const cleared = fieldsOf(type)
    .filter((field) => field.target && targetOf(field) === target && idsOf(field, block).includes(id))
    .map(({ name, kind }) => [name, kind.references?.without(block[name], id)])
  return { ...block, ...Object.fromEntries(cleared) }
}
