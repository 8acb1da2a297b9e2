import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { mayCall, mayWorkWith } from '../../rights/rights'

/** The fields of an entity that its list changes, for who may; none for others. */
export function editedFields(entity: ManagedEntity): ManagedField[] {
  const mayChange = entity.canEdit && mayCall('changeRecords') && mayWorkWith(entity.name)
  return mayChange ? entity.fields.filter(({ name }) => entity.editedInList.includes(name)) : []
}
