import { hasOperation, type ManagedEntity } from '../fields/Managed.js'

/** What can be added can be put back. A deleted access token is revoked, and stays so. */
export function isTrashable(entity: ManagedEntity): boolean {
  return hasOperation(entity, 'create') && hasOperation(entity, 'delete')
}
