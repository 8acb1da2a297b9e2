import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { assertPage } from '../../kernel/records/listing.js'
import { adjustStock } from './adjustStock.js'
import { StockMovement } from './StockMovement.js'
import { ZzpProduct } from './ZzpProduct.js'

@ObjectType({ simpleResolvers: true, description: 'A page of the ledger of partner stock.' })
class StockMovementList {
  @Field(() => [StockMovement])
  items: StockMovement[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

@Resolver(() => StockMovement)
export class StockResolver {
  @Granted(['cms-admin', 'cms-zzp'], { about: 'zzpProduct' })
  @Mutation(() => ZzpProduct, {
    description: 'Adds to the stock of a product, or takes from it when delta is below zero.',
  })
  adjustStock(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('delta', () => Int) delta: number,
  ): Promise<Row> {
    return adjustStock(context, id, delta)
  }

  @Granted(['cms-admin', 'cms-zzp'], { about: 'zzpProduct' })
  @Query(() => StockMovementList, { description: 'How stock has moved, the latest first.' })
  async stockMovements(
    @Ctx() { services: { database } }: Context,
    @Arg('product', () => Int, { nullable: true, description: 'Of this one alone.' }) product: number | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 1000.' }) perPage: number,
  ): Promise<StockMovementList> {
    assertPage({ page, perPage })
    // Parts alone: products are the shop's own, and the partner sees nothing of them.
    const where = { pair: null, ...(product != null && { product }) }
    const [items, total] = await Promise.all([
      database.rows.find(StockMovement, {
        where,
        order: [['id', 'DESC']],
        limit: perPage,
        offset: (page - 1) * perPage,
      }),
      database.rows.count(StockMovement, { where }),
    ])
    return { items, total }
  }

  @FieldResolver(() => ZzpProduct, { description: 'What moved.' })
  async product(@Root() { product }: StockMovement, @Ctx() { loaders }: Context): Promise<Row | null> {
    return product === null ? null : loaders.record(ZzpProduct, product)
  }
}
