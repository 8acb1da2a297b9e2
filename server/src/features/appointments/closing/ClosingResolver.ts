import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { partInput } from '../../../kernel/fields/inputs.js'
import { InstantScalar } from '../../../kernel/fields/scalars.js'
import { exceptionFaults, weekFaults } from '../../../kernel/shared/openingHours.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { ShopHours } from '../../shop/hours/ShopHours.js'
import { hoursOfShop } from '../../shop/hoursOfShop.js'
import { readShop } from '../../shop/readShop.js'
import { OpeningException, OpeningSpan } from '../../shop/ShopSettings.js'
import { Appointment } from '../Appointment.js'
import { cancelAppointments } from '../changeByShop.js'
import { appointmentsOutside, appointmentsWithin } from './concernedAppointments.js'

/** The most that are cancelled at once. */
const maxCancelled = 200

/** Appointments that a closure or a blocked time concerns. */
@Resolver()
export class ClosingResolver {
  @Granted(['cms-admin'], { needs: ['appointment'] })
  @Query(() => [Appointment], {
    description:
      'The booked appointments to come that do not fit into other opening hours, before these are saved. At most 200.',
  })
  async appointmentsOutside(
    @Ctx() { services: { database, settings } }: Context,
    @Arg('openingHours', () => [partInput(OpeningSpan)], { description: 'Of the week.' }) week: OpeningSpan[],
    @Arg('openingExceptions', () => [partInput(OpeningException)], { description: 'Days with hours of their own.' })
    exceptions: OpeningException[],
  ): Promise<Appointment[]> {
    const faults = { ...weekFaults(week), ...exceptionFaults(exceptions) }
    if (Object.keys(faults).length > 0) throw new ShopError('BAD_REQUEST')
    const present = hoursOfShop(await readShop(database.reader), settings.timeZone)
    const planned = new ShopHours({ week, exceptions }, present.zone)
    return appointmentsOutside(database.reader, present, planned, Date.now())
  }

  @Granted(['cms-admin'], { needs: ['appointment'] })
  @Query(() => [Appointment], {
    description: 'The booked appointments of a time, also those that are only partly in it. At most 200.',
  })
  appointmentsWithin(
    @Ctx() { services: { database } }: Context,
    @Arg('from', () => InstantScalar, { description: 'When that time begins.' }) from: string,
    @Arg('to', () => InstantScalar, { description: 'When it is over.' }) to: string,
  ): Promise<Appointment[]> {
    return appointmentsWithin(database.reader, Date.parse(from), Date.parse(to))
  }

  @Granted(['cms-admin'], { needs: ['appointment'] })
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
    if (ids.length > maxCancelled) throw new ShopError('BAD_REQUEST')
    return cancelAppointments(context, ids, notify, reason ?? null)
  }
}
