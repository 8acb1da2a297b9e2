import { Ctx, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Role } from '../access/roles.js'
import type { Context } from '../context/Context.js'
import { colleagueRights } from '../shared/staffRights.js'
import { catalogueOfBlocks, catalogueOfEntities } from './managedCatalogue.js'
import { ManagedBlock, ManagedEntityType } from './managedTypes.js'

/** What the back office needs to know about entities and blocks beyond introspection. */
/** Who may read the catalogue of the back office. */
export const catalogueRoles: readonly Role[] = ['cms-admin']

@Resolver()
export class ManagedEntityResolver {
  @Granted(catalogueRoles, { colleagues: colleagueRights })
  @Query(() => [ManagedEntityType], { description: 'Every managed entity, in the order of the menu.' })
  async managedEntities(@Ctx() { services }: Context): Promise<ManagedEntityType[]> {
    return catalogueOfEntities(await services.switches.now())
  }

  @Granted(catalogueRoles, { colleagues: colleagueRights })
  @Query(() => [ManagedBlock], { description: 'Every kind of block.' })
  async managedBlocks(@Ctx() { services }: Context): Promise<ManagedBlock[]> {
    return catalogueOfBlocks(await services.switches.now())
  }
}
