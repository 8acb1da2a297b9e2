import { Ctx, Mutation, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { setShopOpen } from '../shop/setShopOpen.js'

/** A new shop is closed to visitors until its owner opens it. */
@Resolver()
export class OpeningResolver {
  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Mutation(() => Boolean, { description: 'Lets visitors and search engines in; answers whether they are now.' })
  async openShop(@Ctx() { services }: Context): Promise<boolean> {
    await services.database.write((manager) => setShopOpen(manager, true))
    return true
  }

  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Mutation(() => Boolean, {
    description:
      'Keeps visitors and search engines out; customers keep what they have a link to. Answers whether they are let in now.',
  })
  async closeShop(@Ctx() { services }: Context): Promise<boolean> {
    await services.database.write((manager) => setShopOpen(manager, false))
    return false
  }
}
