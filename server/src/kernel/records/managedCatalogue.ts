import type { SwitchedOff } from '../context/SwitchedOff.js'
import { blockKeyOf, blockTypes } from '../fields/blockTypes.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { describeBlock, describeEntity } from './describeEntities.js'
import type { ManagedBlock, ManagedEntityType } from './managedTypes.js'

/** Every managed entity, in the order of the menu; records may still name one of a part that is off. */
export function catalogueOfEntities(off: SwitchedOff): ManagedEntityType[] {
  return managedEntities().map((type) => ({
    ...describeEntity(type),
    isInUse: !off.entities.has(managedEntity(type).name),
  }))
}

/** Every kind of block; pages may still have some of a part that is off. */
export function catalogueOfBlocks(off: SwitchedOff): ManagedBlock[] {
  return blockTypes().map((type) => ({ ...describeBlock(type), isInUse: !off.blocks.has(blockKeyOf(type)) }))
}
