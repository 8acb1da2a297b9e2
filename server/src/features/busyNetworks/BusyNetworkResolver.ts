import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { networkColumns } from '../../kernel/limits/NetworkTrace.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { type BusyNetwork, busyNetworks } from './busyNetworks.js'
import { type CancelledCounts, cancelFromNetwork } from './cancelFromNetwork.js'

const networkWidths = defineChoice(
  'NetworkWidth',
  networkColumns,
  'How wide a network is: one connection, a subscriber or a few neighbours, or many subscribers of a provider.',
)

@ObjectType('BusyNetwork', {
  simpleResolvers: true,
  description: 'A network from which more came in the last hour than is usual.',
})
class BusyNetworkObject {
  @Field(() => String, {
    description: 'Names it to cancel what came from it; no address is read from it.',
  })
  network: string

  @Field(() => networkWidths.enumType, { description: 'How wide it is.' })
  width: string

  @Field(() => InstantScalar, { description: 'When it began.' })
  firstAt: string

  @Field(() => InstantScalar, { description: 'When something came last.' })
  lastAt: string

  @Field(() => Int, { description: 'Wrong answers to what belongs to a number of a job.' })
  guesses: number

  @Field(() => Int, { description: 'Wrong passwords.' })
  passwords: number

  @Field(() => Int, { description: 'Appointments that were made.' })
  appointments: number

  @Field(() => Int, { description: 'Reservations that were made.' })
  reservations: number

  @Field(() => Int, { description: 'Photos that were sent with messages.' })
  photos: number

  @Field(() => Int, { description: 'How many of the appointments can be cancelled.' })
  openAppointments: number

  @Field(() => Int, { description: 'How many of the reservations can be cancelled.' })
  openReservations: number

  static of({ network, column, firstAt, lastAt, counts, appointments, reservations }: BusyNetwork): BusyNetworkObject {
    const { guess, password, appointment, reservation, photo } = counts
    return {
      ...{ network, width: column, firstAt, lastAt },
      ...{ guesses: guess, passwords: password, appointments: appointment, reservations: reservation, photos: photo },
      openAppointments: appointments.length,
      openReservations: reservations.length,
    }
  }
}

@ObjectType('CancelledCounts', { simpleResolvers: true, description: 'What was cancelled of a network.' })
class CancelledCountsObject implements CancelledCounts {
  @Field(() => Int, { description: 'Appointments.' })
  appointments: number

  @Field(() => Int, { description: 'Reservations; their products are for sale again.' })
  reservations: number
}

/** Networks that do more than is usual, for the dashboard. */
@Resolver()
export class BusyNetworkResolver {
  @Granted(['cms-admin'])
  @Query(() => [BusyNetworkObject], {
    description: 'The networks from which more came in the last hour than is usual, the busiest first.',
  })
  async busyNetworks(@Ctx() { services }: Context): Promise<BusyNetworkObject[]> {
    const found = await busyNetworks(services.database.reader, Date.now())
    return found.map((each) => BusyNetworkObject.of(each))
  }

  @Granted(['cms-admin'])
  @Mutation(() => CancelledCountsObject, {
    description:
      'Cancels the appointments and reservations that a network made in the last hour; those whom they were made for are mailed.',
  })
  cancelFromNetwork(
    @Ctx() context: Context<MailServices>,
    @Arg('network', () => String, { description: 'As `busyNetworks` names it.' }) network: string,
  ): Promise<CancelledCountsObject> {
    return cancelFromNetwork(context, network)
  }
}
