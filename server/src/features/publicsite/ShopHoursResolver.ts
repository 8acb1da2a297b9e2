import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { DayScalar, InstantScalar } from '../../kernel/fields/scalars.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import { instant, OpeningDayType, OpeningExceptionType, OpenPeriodType, ShopClosureType } from './openingTypes.js'
import { ShopType } from './ShopType.js'

/** The most days that are answered at once: two months. */
const maxDays = 62

/** As far ahead as appointments are made. */
const maxDaysAhead = 366

/** When the shop is open in the days to come. What it answers holds until the shop opens or closes, or the day ends. */
@Resolver(() => ShopType)
export class ShopHoursResolver {
  @FieldResolver(() => DayScalar, { description: 'The day that it is in the shop.' })
  today(@Root() shop: ShopType, @Ctx() context: PublicContext): string {
    return asked(shop, context).today
  }

  @FieldResolver(() => [OpeningDayType], { description: 'The coming days with their hours.' })
  openingDays(
    @Root() shop: ShopType,
    @Ctx() context: PublicContext,
    @Arg('count', () => Int, { defaultValue: 7, description: `From 1 to ${maxDays}.` }) count: number,
    @Arg('from', () => DayScalar, {
      nullable: true,
      description: 'The first day, within a year; today when left out.',
    })
    from: string | null,
  ): OpeningDayType[] {
    const { hours, today } = asked(shop, context)
    const first = from ?? today
    // One that has just become yesterday is asked for around midnight.
    const isKnown = first >= dayAfter(today, -1) && first <= dayAfter(today, maxDaysAhead)
    if (count < 1 || count > maxDays || !isKnown) throw new ShopError('BAD_REQUEST')
    return hours.openingDays(first, count).map(OpeningDayType.of)
  }

  @FieldResolver(() => OpenPeriodType, { nullable: true, description: 'The period in which it is open now, if it is.' })
  openNow(@Root() shop: ShopType, @Ctx() context: PublicContext): OpenPeriodType | null {
    const { hours, now } = asked(shop, context)
    const period = hours.openAt(now)
    return period && OpenPeriodType.of(period)
  }

  @FieldResolver(() => OpenPeriodType, {
    nullable: true,
    description: 'When it opens next; null while it has no hours.',
  })
  nextOpening(@Root() shop: ShopType, @Ctx() context: PublicContext): OpenPeriodType | null {
    const { hours, now } = asked(shop, context)
    const period = hours.nextOpening(now)
    return period && OpenPeriodType.of(period)
  }

  @FieldResolver(() => [OpeningExceptionType], {
    description: 'The days with other hours than usual that are not over yet, by their first day.',
  })
  openingExceptions(@Root() shop: ShopType, @Ctx() context: PublicContext): OpeningExceptionType[] {
    const { hours, today } = asked(shop, context)
    return hours.comingExceptions(today).map(OpeningExceptionType.of)
  }

  @FieldResolver(() => ShopClosureType, {
    nullable: true,
    description: 'The closure of today or of the days after it, once the shop announces it.',
  })
  closure(@Root() shop: ShopType, @Ctx() context: PublicContext): ShopClosureType | null {
    const { hours, today } = asked(shop, context)
    const found = shop.closureNoticeDays > 0 ? hours.closureWithin(today, shop.closureNoticeDays) : null
    return found && ShopClosureType.of(found)
  }

  @FieldResolver(() => InstantScalar, { description: 'Until when these answers about hours hold.' })
  hoursHoldUntil(@Root() shop: ShopType, @Ctx() context: PublicContext): string {
    const { hours, now } = asked(shop, context)
    return instant(hours.nextChange(now))
  }
}

function asked({ hours }: ShopType, { answer }: PublicContext) {
  const now = answer.instant
  answer.holdsUntil = Math.min(answer.holdsUntil, hours.nextChange(now))
  return { hours, now, today: hours.zone.dayOf(now) }
}
