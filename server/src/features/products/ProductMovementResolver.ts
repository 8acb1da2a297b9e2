import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { assertPage } from '../../kernel/records/listing.js'
import { notFound } from '../../kernel/records/notFound.js'
import { StockMovement } from '../stock/StockMovement.js'
import { stockReasons } from '../stock/stockReasons.js'
import { Product } from './Product.js'

@ObjectType({ simpleResolvers: true, description: 'How the stock of a product moved, once for both languages.' })
class ProductMovement {
  @Field(() => Int)
  id: number

  @Field(() => InstantScalar, { description: 'When it moved, UTC.' })
  at: string

  @Field(() => String, {
    nullable: true,
    description: 'Who moved it; null for a visitor, a program and the shop itself.',
  })
  userName: string | null

  @Field(() => Int, { description: 'Added, or taken when below zero.' })
  delta: number

  @Field(() => Int, { description: 'What was there afterwards.' })
  stock: number

  @Field(() => stockReasons.enumType, { nullable: true, description: 'Why.' })
  reason: ValueOf<typeof stockReasons> | null

  @Field(() => String, { nullable: true, description: 'The number of the job or document that it moved for.' })
  about: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A page of the ledger of a product.' })
class ProductMovementList {
  @Field(() => [ProductMovement])
  items: ProductMovement[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

@Resolver()
export class ProductMovementResolver {
  @Granted(['cms-admin'], { about: 'product' })
  @Query(() => ProductMovementList, { description: 'How the stock of a product has moved, the latest first.' })
  async productMovements(
    @Ctx() { services: { database } }: Context,
    @Arg('product', () => Int, { description: 'Its id, in either language.' }) id: number,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 1000.' }) perPage: number,
  ): Promise<ProductMovementList> {
    assertPage({ page, perPage })
    const product = await database.rows.first<Product>(Product, { id })
    if (!product) throw notFound(managedEntity(Product))
    const where = { pair: product.pair }
    const [items, total] = await Promise.all([
      database.rows.find<StockMovement>(StockMovement, {
        where,
        order: [['id', 'DESC']],
        limit: perPage,
        offset: (page - 1) * perPage,
      }),
      database.rows.count(StockMovement, { where }),
    ])
    return { items, total }
  }
}
