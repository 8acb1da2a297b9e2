import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../context/Context.js'
import { Appointment } from '../../entities/Appointment.js'
import { ExceptionSpan } from '../../entities/ShopSettings.js'
import { ShopError } from '../../errors/ShopError.js'
import { partInput } from '../../fields/inputs.js'
import { DayScalar, InstantScalar } from '../../fields/scalars.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import { cancelAppointments } from '../changeByShop.js'
import { appointmentsOutside, appointmentsWithin } from './concernedAppointments.js'

/** The most that are cancelled at once. */
const mostCancelled = 200

/** Appointments that a closure or a blocked time concerns. */
@Resolver()
export class ClosingResolver {
  @Query(() => [Appointment], {
    description:
      'The booked appointments to come that do not fit into the hours that some days are to have: all of them without any hours. At most 200.',
  })
  appointmentsOutside(
    @Ctx() { services: { database, settings } }: Context,
    @Arg('firstDay', () => DayScalar) firstDay: string,
    @Arg('lastDay', () => DayScalar) lastDay: string,
    @Arg('spans', () => [partInput(ExceptionSpan)], { description: 'The hours of each of these days.' })
    spans: ExceptionSpan[],
  ): Promise<Appointment[]> {
    const zone = TimeZone.named(settings.timeZone)
    return appointmentsOutside(database.reader, zone, { firstDay, lastDay, spans }, Date.now())
  }

  @Query(() => [Appointment], {
    description: 'The booked appointments of a time, also those that are only partly in it. At most 200.',
  })
  appointmentsWithin(
    @Ctx() { services: { database } }: Context,
    @Arg('from', () => InstantScalar) from: string,
    @Arg('to', () => InstantScalar) to: string,
  ): Promise<Appointment[]> {
    return appointmentsWithin(database.reader, Date.parse(from), Date.parse(to))
  }

  @Mutation(() => [Appointment], {
    description:
      'Cancels appointments for the shop, all or none, and answers them; those that are not booked any more are left out.',
  })
  cancelAppointments(
    @Ctx() context: Context<MailServices>,
    @Arg('ids', () => [Int]) ids: number[],
    @Arg('notify', () => Boolean, { description: 'Whether each customer is mailed about it.' }) notify: boolean,
    @Arg('reason', () => String, { nullable: true, description: 'For the customers.' }) reason: string | null,
  ): Promise<Appointment[]> {
    if (ids.length > mostCancelled) throw new ShopError('BAD_REQUEST')
    return cancelAppointments(context, ids, notify, reason ?? null)
  }
}
