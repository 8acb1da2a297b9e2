import { Arg, Ctx, Field, ObjectType } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { DayScalar, InstantScalar } from '../../kernel/fields/scalars.js'
import { inOrderOfDay, type OpeningException } from '../../kernel/shared/openingHours.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { Closure, OpeningDay, OpenPeriod } from '../shop/hours/ShopHours.js'

/** The caller's language, unless another is wanted. */
const languageWanted = { nullable: true, description: 'The language wanted; that of the call when left out.' }
const languageType = () => languageChoice.enumType

@ObjectType({ simpleResolvers: true, description: 'From when until when the shop is open on a day, by its own clock.' })
export class OpeningTime {
  @Field(() => String, { description: 'Such as 09:00.' })
  opens: string

  @Field(() => String, { description: 'Such as 18:00; 24:00 at the end of the day.' })
  closes: string
}

@ObjectType('OpenPeriod', { simpleResolvers: true, description: 'A time of one day at which the shop is open.' })
export class OpenPeriodType extends OpeningTime {
  @Field(() => DayScalar, { description: 'The day on which it is.' })
  day: string

  @Field(() => InstantScalar, { description: 'When it begins.' })
  opensAt: string

  @Field(() => InstantScalar, { description: 'When it ends.' })
  closesAt: string

  static of({ day, opens, closes, opensAt, closesAt }: OpenPeriod): OpenPeriodType {
    const instants = { opensAt: instant(opensAt), closesAt: instant(closesAt) }
    return Object.assign(new OpenPeriodType(), { day, opens, closes, ...instants })
  }
}

@ObjectType('PublicOpeningException', { description: 'A day or several with other hours than usual.' })
export class OpeningExceptionType {
  @Field(() => DayScalar, { simple: true, description: 'Its first day.' })
  firstDay: string

  @Field(() => DayScalar, { simple: true, description: 'Its last day, which is part of it.' })
  lastDay: string

  @Field(() => [OpeningTime], { simple: true, description: 'The hours of each of its days; closed without any.' })
  hours: readonly OpeningTime[]

  private exception: OpeningException

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason(
    @Ctx() context: PublicContext,
    @Arg('language', languageType, languageWanted) language?: Language,
  ): string | null {
    return reasonOf(this.exception, language ?? context.language)
  }

  static of(exception: OpeningException): OpeningExceptionType {
    const { firstDay, lastDay, spans } = exception
    return Object.assign(new OpeningExceptionType(), { firstDay, lastDay, hours: inOrderOfDay(spans), exception })
  }
}

@ObjectType('OpeningDay', { description: 'A day and when the shop is open on it.' })
export class OpeningDayType {
  @Field(() => DayScalar, { simple: true, description: 'Such as 2026-11-21.' })
  day: string

  @Field(() => InstantScalar, { simple: true, description: 'When it begins.' })
  startsAt: string

  @Field(() => [OpenPeriodType], { simple: true, description: 'In their order; none when the shop is closed.' })
  periods: OpenPeriodType[]

  @Field(() => Boolean, { simple: true, description: 'Whether its hours are other than usual.' })
  isException: boolean

  private exception: OpeningException | null

  @Field(() => String, { nullable: true, description: 'Why its hours are other than usual.' })
  reason(
    @Ctx() context: PublicContext,
    @Arg('language', languageType, languageWanted) language?: Language,
  ): string | null {
    return this.exception && reasonOf(this.exception, language ?? context.language)
  }

  static of({ day, startsAt, periods, exception }: OpeningDay): OpeningDayType {
    return Object.assign(new OpeningDayType(), {
      day,
      startsAt: instant(startsAt),
      periods: periods.map(OpenPeriodType.of),
      isException: exception !== null,
      exception,
    })
  }
}

@ObjectType('ShopClosure', { description: 'Days on end on which the shop is closed, other than every week.' })
export class ShopClosureType {
  @Field(() => DayScalar, { simple: true, description: 'The first day.' })
  firstDay: string

  @Field(() => DayScalar, { simple: true, description: 'The last day.' })
  lastDay: string

  @Field(() => OpenPeriodType, { simple: true, nullable: true, description: 'When it opens again, if it does.' })
  reopens: OpenPeriodType | null

  private exceptions: readonly OpeningException[]

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason(
    @Ctx() context: PublicContext,
    @Arg('language', languageType, languageWanted) language?: Language,
  ): string | null {
    const reasons = this.exceptions.flatMap((one) => reasonOf(one, language ?? context.language) ?? [])
    return [...new Set(reasons)].join(', ') || null
  }

  static of({ firstDay, lastDay, reopens, exceptions }: Closure): ShopClosureType {
    const again = reopens && OpenPeriodType.of(reopens)
    return Object.assign(new ShopClosureType(), { firstDay, lastDay, reopens: again, exceptions })
  }
}

/** In the other language rather than none: a reason is often a name. */
function reasonOf({ reasonNl, reasonEn }: OpeningException, language: Language): string | null {
  const inBoth = [reasonNl, reasonEn]
  const [own, other] = language === 'nl' ? inBoth : inBoth.toReversed()
  return own || other || null
}

/** As the API writes it. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
