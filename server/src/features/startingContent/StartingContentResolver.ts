import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import { ShopApi } from '../../kernel/graphql/ShopApi.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { isWithoutContent, loadStartingContent } from './loadStartingContent.js'

/** The example site of a new shop, as a step of its set-up. */
@Resolver()
export class StartingContentResolver {
  @Granted(['cms-admin'])
  @Query(() => Boolean, {
    description: 'Whether the shop has no page yet, so that it may begin with the example site.',
  })
  mayLoadStartingContent(@Ctx() { services }: Context): Promise<boolean> {
    return isWithoutContent(services.database.reader)
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, {
    description: 'Fills a shop that has no page yet with an example site in both languages; false when it has one.',
  })
  loadStartingContent(
    @Ctx() { services }: Context<CoreServices & MediaServices>,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<boolean> {
    return loadStartingContent(new ShopApi(schema, services))
  }
}
