import { Query, Resolver } from 'type-graphql'
import { pageBlocks } from '../blocks/registry.js'
import { entities } from '../entities/registry.js'
import { describeBlock, describeEntity } from './describeEntities.js'
import { ManagedBlock, ManagedEntityType } from './managedTypes.js'

/** What the back office needs to know about entities and blocks beyond introspection. */
@Resolver()
export class ManagedEntityResolver {
  @Query(() => [ManagedEntityType], { description: 'Every managed entity, in the order of the menu.' })
  managedEntities(): ManagedEntityType[] {
    return entities.map(describeEntity)
  }

  @Query(() => [ManagedBlock], { description: 'Every kind of block.' })
  managedBlocks(): ManagedBlock[] {
    return pageBlocks.map(describeBlock)
  }
}
