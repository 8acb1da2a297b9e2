import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { keyHelp } from '../billing/bookingInputs.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { purchaseMethods } from '../boughtItems/boughtItemChoices.js'
import { BuyInInput } from './BuyInInput.js'
import { becomeProduct } from './becomeProduct.js'
import { buyIn } from './buyIn.js'
import { openTradeIns } from './openTradeIns.js'
import { payOut } from './payOut.js'

/** Used goods that the shop buys and sells again. */
@Resolver()
export class BuyingResolver {
  @Granted(['cms-admin'], { about: 'boughtItem' })
  @Query(() => [BoughtItem], {
    description:
      'What was bought to be set off, and is set off against no sale yet: the last one first, a few of them.',
  })
  openTradeIns(@Ctx() { services: { database } }: Context): Promise<BoughtItem[]> {
    return openTradeIns(database.reader)
  }

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
    description:
      'Pays the seller all that is still owed for what was bought, and takes cash from the till. Answers it.',
  })
  async payOutBought(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'Of what was bought.' }) id: number,
    @Arg('paidBy', () => purchaseMethods.enumType, { description: 'In cash or by bank.' })
    paidBy: ValueOf<typeof purchaseMethods>,
    @Arg('amount', () => MoneyScalar, { description: 'That was shown to be owed; another one is a CONFLICT.' })
    amount: number,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<BoughtItem> {
    return whole(context, await payOut(context, { id, paidBy, amount, key: key ?? null }))
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
