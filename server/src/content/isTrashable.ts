import { hasOperation, type ManagedEntity } from '../fields/Managed.js'

/** Records that can be added can be restored. A deleted access token stays revoked. */
export function isTrashable(entity: ManagedEntity): boolean {
  return hasOperation(entity, 'create') && hasOperation(entity, 'delete')
}
