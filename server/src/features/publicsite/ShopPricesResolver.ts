import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { Service } from '../services/Service.js'
import { ShopType } from './ShopType.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Between which amounts the prices of all services lie, free ones aside.',
})
class ServicePrices {
  @Field(() => MoneyScalar, { description: 'The least of them.' })
  from: number

  @Field(() => MoneyScalar, {
    description: 'The most of them, of which more may be charged where it is a price from.',
  })
  to: number
}

@Resolver(() => ShopType)
export class ShopPricesResolver {
  @FieldResolver(() => ServicePrices, {
    nullable: true,
    description:
      'Between which amounts the prices of its services lie; null while none has a price, or it is not open yet.',
  })
  async servicePrices(@Root() { isOpen }: ShopType, @Ctx() { services }: PublicContext): Promise<ServicePrices | null> {
    if (!isOpen) return null
    const { reader, rows } = services.database
    const [price, priceTo, salePrice, salePriceTo, state] = [
      ...['price', 'priceTo', 'salePrice', 'salePriceTo', 'state'].map((name) => rows.column(Service, name)),
    ]
    // What it costs now: `currentPrices` says the same of a record.
    const now = `COALESCE(${salePrice}, ${price})`
    const nowTo = `CASE WHEN ${salePrice} IS NULL THEN ${priceTo} ELSE ${salePriceTo} END`
    const [found]: { least: unknown; most: unknown }[] = await reader.query(
      `SELECT MIN(${now}) AS least, MAX(COALESCE(${nowTo}, ${now})) AS most
       FROM ${rows.tableOf(Service)} WHERE ${state} = ? AND (${price} > 0 OR ${priceTo} > 0)`,
      [publishedWhere(Service).state],
    )
    return found?.least == null ? null : { from: Number(found.least), to: Number(found.most) }
  }
}
