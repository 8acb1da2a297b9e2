import { Ctx, Field, FieldResolver, ObjectType, Resolver } from 'type-graphql'
import { PublicContext } from '../context/PublicContext.js'
import { Service } from '../entities/Service.js'
import { MoneyScalar } from '../fields/scalars.js'
import { ShopType } from './ShopType.js'

@ObjectType({ description: 'Between which amounts the prices of all services lie, free ones aside.' })
class ServicePrices {
  @Field(() => MoneyScalar, { simple: true, description: 'The least of them.' })
  from: number

  @Field(() => MoneyScalar, {
    simple: true,
    description: 'The most of them, of which more may be charged where it is a price from.',
  })
  to: number
}

@Resolver(() => ShopType)
export class ShopPricesResolver {
  @FieldResolver(() => ServicePrices, {
    nullable: true,
    description: 'Between which amounts the prices of its services lie; null while none has a price.',
  })
  async servicePrices(@Ctx() { services }: PublicContext): Promise<ServicePrices | null> {
    const prices = await services.database.reader
      .createQueryBuilder(Service, 'service')
      .select('MIN(service.price)', 'from')
      .addSelect('MAX(COALESCE(service.priceTo, service.price))', 'to')
      .where('(service.price > 0 OR service.priceTo > 0)')
      .getRawOne<{ from: number | null; to: number | null }>()
    return prices?.from == null ? null : { from: Number(prices.from), to: Number(prices.to) }
  }
}
