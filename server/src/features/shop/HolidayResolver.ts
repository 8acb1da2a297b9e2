import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { DayScalar } from '../../kernel/fields/scalars.js'
import { colleagueRights } from '../../kernel/shared/staffRights.js'
import { type HolidayOffer, holidayOffers } from './hours/holidayOffers.js'
import { readShop } from './readShop.js'

@ObjectType('Holiday', { simpleResolvers: true, description: 'A day on which a shop may want to be closed.' })
class HolidayType {
  @Field(() => DayScalar, { description: 'Such as 2026-12-25.' })
  day: string

  @Field(() => String, { description: 'Its name in Dutch.' })
  nameNl: string

  @Field(() => String, { description: 'Its name in English.' })
  nameEn: string

  @Field(() => Boolean, { description: 'Whether everybody has the day off, by law.' })
  isPublic: boolean
}

/** Nobody plans hours for other years; the library would calculate any. */
const years = { first: 2000, last: 2100 }

/** What the back office offers as exceptions to the opening hours. */
@Resolver()
export class HolidayResolver {
  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [HolidayType], { description: "The holidays of a year in the shop's country, by day." })
  async holidays(
    @Ctx() { services }: Context,
    @Arg('year', () => Int, { description: 'Four digits.' }) year: number,
  ): Promise<HolidayOffer[]> {
    if (year < years.first || year > years.last) throw new ShopError('BAD_REQUEST')
    const { country } = await readShop(services.database.reader)
    return holidayOffers(country, year)
  }
}
