import { editableFields } from '../../managed/ManagedCatalogue'
import type { ManagedBlock, ManagedField } from '../../managed/ManagedEntity'

/** The fields that say how a block looks rather than what it says. */
export function optionsOf(block: ManagedBlock | undefined): ManagedField[] {
  return block ? editableFields(block.fields).filter(({ section }) => section === 'options') : []
}
