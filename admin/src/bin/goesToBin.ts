import type { ManagedEntity } from '../managed/ManagedEntity'

/** What can be added can be put back; a deleted access token is revoked, and stays so. */
export function goesToBin({ createdBy, canDelete }: ManagedEntity): boolean {
  return createdBy !== null && canDelete
}
