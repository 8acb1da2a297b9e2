import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { In } from 'typeorm'
import { allow, isThere } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import { managedByName, managedEntityNames } from '../../kernel/records/managedByName.js'
import { notFound } from '../../kernel/records/notFound.js'
import { type PricedEntity, pricedEntities } from '../../kernel/shared/priceReferences.js'
import { Promotion } from './Promotion.js'
import { type PromotionState, promotionStates } from './promotionState.js'
import { reducedPrice } from './reducedPrice.js'
import { type Choosable, isFor } from './runningPromotions.js'

@ObjectType({ simpleResolvers: true, description: 'A promotion that a product or a service is in.' })
class PromotionOfRecord {
  @Field(() => Int, { description: 'The id of the promotion.' })
  id: number

  @Field(() => String, { description: 'Its name, for the shop itself.' })
  name: string

  @Field(() => promotionStates.enumType, { description: 'Whether it runs or is still to come.' })
  state: PromotionState

  @Field(() => InstantScalar, { description: 'Begins, UTC.' })
  startsAt: string

  @Field(() => InstantScalar, { description: 'Ends, UTC.' })
  endsAt: string

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What the price of now becomes by it, in the currency; null where it takes nothing off.',
  })
  price: number | null
}

/** Which promotions a product or a service is in, for its form. */
@Resolver()
export class PromotionsOfResolver {
  @Granted(['cms-admin'], { about: 'promotion' })
  @Query(() => [PromotionOfRecord], {
    description: 'The promotions that run or are planned for a product or a service, the first to begin first.',
  })
  async promotionsOf(
    @Ctx() { viewer, services: { database } }: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: '`product` or `service`.' }) entity: string,
    @Arg('record', () => Int, { description: 'The record.' }) record: number,
  ): Promise<PromotionOfRecord[]> {
    if (!isPriced(entity)) throw new ShopError('BAD_REQUEST')
    const managed = managedByName(entity)
    const permission = allow(viewer, 'read', entity)
    const row = (await database.reader.findOneBy(managed.type, { id: record })) as Priced | null
    if (!row || !isThere(permission, row)) throw notFound(managed)
    const languages = (await database.reader.findBy(managed.type, { pair: row.pair } as object)) as Priced[]
    const promotions = await database.reader.find(Promotion, {
      where: { state: In(['planned', 'running']) },
      order: { startsAt: 'ASC', id: 'ASC' },
    })
    return promotions
      .filter((each) => (each.percent !== null || each.amount !== null) && isFor(each, entity, languages))
      .map((each) => ({ ...each, price: reducedPrice(row.price, each) }))
  }
}

type Priced = Row & Choosable & { price: number | null }

function isPriced(entity: string): entity is PricedEntity {
  return (pricedEntities as readonly string[]).includes(entity)
}
