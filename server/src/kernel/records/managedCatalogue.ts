import { pageBlocks } from '../../features/blocks/registry.js'
import { entities } from '../../features/entities/registry.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { managedEntity } from '../fields/Managed.js'
import type { SwitchedOff } from '../parts/SwitchedOff.js'
import { describeBlock, describeEntity } from './describeEntities.js'
import type { ManagedBlock, ManagedEntityType } from './managedTypes.js'

/** Every managed entity, in the order of the menu; records may still name one of a part that is off. */
export function managedEntities(off: SwitchedOff): ManagedEntityType[] {
  return entities.map((type) => ({ ...describeEntity(type), isInUse: !off.entities.has(managedEntity(type).name) }))
}

/** Every kind of block; pages may still have some of a part that is off. */
export function managedBlocks(off: SwitchedOff): ManagedBlock[] {
  return pageBlocks.map((type) => ({ ...describeBlock(type), isInUse: !off.blocks.has(blockKeyOf(type)) }))
}
