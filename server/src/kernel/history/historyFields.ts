import { type FieldDescription, fieldsOf, isStored, isWritable } from '../fields/FieldDescription.js'
import { hasOperation, type ManagedEntity } from '../fields/Managed.js'

/** Entities whose records can be changed have a history; messages cannot. */
export function hasHistory(entity: ManagedEntity): boolean {
  return hasOperation(entity, 'update')
}

/** The fields with versions: those that a user fills in, from which the others follow. */
export function historyFields({ type }: ManagedEntity): FieldDescription[] {
  return fieldsOf(type).filter((field) => isStored(field) && isWritable(field))
}
