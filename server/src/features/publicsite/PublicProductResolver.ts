import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, ArgsType, Ctx, Field, Info, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import { type ValueOf } from '../../kernel/fields/Choice.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { requestedColumns, requestedReads } from '../../kernel/records/requestedReads.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Product, productConditions, productTypes } from '../products/Product.js'
import { narrowingOf, orderOf, type ProductFilter, productChoices, productOrders } from './productChoices.js'
import { publicList } from './publicList.js'
import { publicPageOf, publicRow } from './publicReads.js'

const productList = publicList(Product)
const optional = { nullable: true }

/** What products can be narrowed down to. */
@ArgsType()
class ProductArguments {
  @Field(() => languageChoice.enumType)
  language: Language

  @Field(() => productTypes.enumType, optional)
  type?: string

  @Field(() => productConditions.enumType, optional)
  condition?: string

  @Field(() => String, { nullable: true, description: 'Only products of this brand.' })
  brand?: string

  @Field(() => MoneyScalar, { nullable: true, description: 'Only products from this price.' })
  minPrice?: number

  @Field(() => MoneyScalar, { nullable: true, description: 'Only products below this price.' })
  belowPrice?: number

  @Field(() => Boolean, { nullable: true, description: 'Only products that can be had now, when true.' })
  inStock?: boolean
}

@ArgsType()
class ProductListArguments extends ProductArguments {
  @Field(() => Int, { defaultValue: 1 })
  page: number

  @Field(() => productOrders.enumType, {
    defaultValue: 'newest',
    description: 'The order; the newest first when left out.',
  })
  sort: ValueOf<typeof productOrders>
}

@ObjectType({ simpleResolvers: true, description: 'How many products there are under a heading.' })
class ProductTypeCount {
  @Field(() => productTypes.enumType, { description: 'The heading.' })
  value: string

  @Field(() => Int, { description: 'How many.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'How many products there are in a state.' })
class ProductConditionCount {
  @Field(() => productConditions.enumType, { description: 'The state.' })
  value: string

  @Field(() => Int, { description: 'How many.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'How many products there are of a brand.' })
class ProductBrandCount {
  @Field(() => String, { description: 'The brand.' })
  value: string

  @Field(() => Int, { description: 'How many.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'How many products there are between two prices.' })
class ProductPriceCount {
  @Field(() => Int, { description: 'The lowest price, in whole units of the currency.' })
  from: number

  @Field(() => Int, {
    nullable: true,
    description: 'The first price that is too high; null without an end.',
  })
  below: number | null

  @Field(() => Int, { description: 'How many.' })
  count: number
}

@ObjectType('ProductChoices', {
  simpleResolvers: true,
  description:
    'How many products each choice of a filter leaves, given the other filters; choices without any are left out.',
})
class ProductChoicesObject {
  @Field(() => [ProductTypeCount], { description: 'By heading.' })
  types: ProductTypeCount[]

  @Field(() => [ProductConditionCount], { description: 'By state.' })
  conditions: ProductConditionCount[]

  @Field(() => [ProductBrandCount], { description: 'By brand, in alphabetical order.' })
  brands: ProductBrandCount[]

  @Field(() => [ProductPriceCount], { description: 'By price, the lowest first.' })
  prices: ProductPriceCount[]

  @Field(() => Int, { description: 'How many can be had now.' })
  inStock: number
}

/** What visitors read of products. */
@Resolver()
export class PublicProductResolver {
  @PublicResponse()
  @Granted('everyone', { about: 'product' })
  @Query(() => productList, { description: 'The product overview, narrowed down and in the order asked for.' })
  publicProducts(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ProductListArguments) { page, sort, ...asked }: ProductListArguments,
  ) {
    const { where, ranges } = narrowingOf(filterOf(asked))
    const columns = requestedColumns(info, Product, 'items')
    return publicPageOf(context, Product, page, where, { columns, ranges, order: orderOf(sort) })
  }

  @PublicResponse()
  @Granted('everyone', { about: 'product' })
  @Query(() => ProductChoicesObject, { description: 'What the product overview can be narrowed down to.' })
  publicProductChoices(
    @Ctx() context: PublicContext,
    @Args(() => ProductArguments) asked: ProductArguments,
  ): Promise<ProductChoicesObject> {
    return productChoices(context, filterOf(asked))
  }

  @PublicResponse()
  @Granted('everyone', { about: 'product' })
  @Query(() => publicTypeOf(Product), { description: 'A product by its url.' })
  publicProductByUrl(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('url', () => String) url: string,
  ) {
    return publicRow(context, Product, { url }, requestedReads(info, Product))
  }
}

function filterOf({ type, ...rest }: ProductArguments): ProductFilter {
  return { ...rest, productType: type }
}
