import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { keyHelp } from '../billing/bookingInputs.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { BuyInInput } from './BuyInInput.js'
import { becomeProduct } from './becomeProduct.js'
import { buyIn } from './buyIn.js'

/** Used goods that the shop buys and sells again. */
@Resolver()
export class BuyingResolver {
  @Granted(['cms-admin'], { about: 'boughtItem' })
  @Mutation(() => BoughtItem, {
    description: 'Buys used goods of a person: enters them into the register for good, and takes cash from the till.',
  })
  async buyIn(
    @Ctx() context: Context,
    @Arg('input', () => BuyInInput, { description: 'Who sells what for how much.' }) input: BuyInInput,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<BoughtItem> {
    return whole(context, await buyIn(context, input, key ?? null))
  }

  @Granted(['cms-admin'], { about: 'boughtItem' })
  @Mutation(() => BoughtItem, {
    description: 'Makes a second-hand product of what was bought, once, with one in stock. Answers what was bought.',
  })
  async becomeProduct(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'Of what was bought.' }) id: number,
    @Arg('price', () => MoneyScalar, { description: 'What it is to cost.' }) price: number,
    @Arg('title', () => String, {
      nullable: true,
      description: 'What it is called; its make, model and number if left out.',
    })
    title: string | null,
  ): Promise<BoughtItem> {
    await becomeProduct(context, id, title ?? null, price)
    return whole(context, id)
  }
}

async function whole({ services: { database } }: Context, id: number): Promise<BoughtItem> {
  const found = await database.rows.first(BoughtItem, { id })
  if (!found) throw notFound(managedEntity(BoughtItem))
  return found as BoughtItem
}
