import { type FieldDescription, fieldsOf, isStored, isWritable } from '../fields/FieldDescription.js'
import { hasOperation, type ManagedEntity } from '../fields/Managed.js'

/** What has a history: what can be changed. A message is only read. */
export function hasHistory(entity: ManagedEntity): boolean {
  return hasOperation(entity, 'update')
}

/** What of a record has versions: what somebody fills in. The rest follows from it. */
export function historyFields({ type }: ManagedEntity): FieldDescription[] {
  return fieldsOf(type).filter((field) => isStored(field) && isWritable(field) && field.kind !== 'pair')
}
