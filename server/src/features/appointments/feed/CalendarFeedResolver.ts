import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import { Secret } from '../../../kernel/access/Secret.js'
import type { Context } from '../../../kernel/context/Context.js'
import { InstantScalar } from '../../../kernel/fields/scalars.js'
import { calendarFeed, type FeedAddress, renewCalendarFeed, revokeCalendarFeed } from './readFeed.js'

@ObjectType('CalendarFeed', {
  simpleResolvers: true,
  description: 'Where a calendar subscribes to the appointments of the shop.',
})
class CalendarFeedObject implements FeedAddress {
  @Field(() => String, {
    nullable: true,
    description: 'With scheme and host; null when it cannot be shown any more, though calendars that have it go on.',
  })
  address: string | null

  @Field(() => InstantScalar, { description: 'When it was made, UTC.' })
  createdAt: string
}

/** The calendar of all appointments, for the calendars of the shop's own people. */
@Resolver()
export class CalendarFeedResolver {
  @Secret('calendarFeed')
  @Granted(['cms-admin'], { needs: ['appointment'], colleagues: [] })
  @Query(() => CalendarFeedObject, {
    nullable: true,
    description: 'The secret address of the calendar with all appointments; null when there is none.',
  })
  calendarFeed(@Ctx() context: Context): Promise<FeedAddress | null> {
    return calendarFeed(context)
  }

  @Secret('calendarFeed')
  @Granted(['cms-admin'], { needs: ['appointment'], colleagues: [] })
  @Mutation(() => CalendarFeedObject, {
    description: 'Makes a new secret address of the calendar; the one before opens nothing any more.',
  })
  renewCalendarFeed(@Ctx() context: Context): Promise<FeedAddress> {
    return renewCalendarFeed(context)
  }

  @Granted(['cms-admin'], { needs: ['appointment'], colleagues: [] })
  @Mutation(() => Boolean, { description: 'Ends the secret address of the calendar.' })
  async revokeCalendarFeed(@Ctx() context: Context): Promise<boolean> {
    await revokeCalendarFeed(context)
    return true
  }
}
