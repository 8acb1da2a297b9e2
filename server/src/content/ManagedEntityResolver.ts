import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../context/Context.js'
import { managedBlocks, managedEntities } from './managedCatalogue.js'
import { ManagedBlock, ManagedEntityType } from './managedTypes.js'

/** What the back office needs to know about entities and blocks beyond introspection. */
@Resolver()
export class ManagedEntityResolver {
  @Query(() => [ManagedEntityType], { description: 'Every managed entity, in the order of the menu.' })
  async managedEntities(@Ctx() { services }: Context): Promise<ManagedEntityType[]> {
    return managedEntities(await services.parts.now())
  }

  @Query(() => [ManagedBlock], { description: 'Every kind of block.' })
  async managedBlocks(@Ctx() { services }: Context): Promise<ManagedBlock[]> {
    return managedBlocks(await services.parts.now())
  }
}
