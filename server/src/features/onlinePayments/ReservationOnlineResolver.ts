import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { paymentKey } from '../paymentKeys/paymentKey.js'
import { reservationOfCode } from '../reservations/reservationAddresses.js'
import { VisitorReservation } from '../reservations/reservationTypes.js'
import { lastOnlineStatus } from './lastOnlineStatus.js'
import { StartedOnlinePayment } from './OnlinePaymentResolver.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'
import { type OnlinePaymentStatus, onlinePaymentStatuses } from './onlinePaymentStatuses.js'
import { openOfReservation } from './Payable.js'
import { startOnlinePaymentOfReservation } from './startOnlinePayment.js'

@ObjectType({ simpleResolvers: true, description: 'How a reservation is paid online, before it is collected.' })
class ReservationOnline {
  @Field(() => MoneyScalar, { nullable: true, description: 'What can be paid now, with VAT; null for nothing.' })
  amount: number | null

  @Field(() => onlinePaymentStatuses.enumType, {
    nullable: true,
    description: 'Where the last payment stands; null before there is one.',
  })
  status: OnlinePaymentStatus | null
}

/** Visitors pay online what they have reserved. */
@Resolver(() => VisitorReservation)
export class ReservationOnlineResolver {
  @Granted('everyone')
  @Mutation(() => StartedOnlinePayment, {
    description:
      'Has a visitor pay a reservation online, before it is collected. A repeated call answers the same payment.',
  })
  async startOnlinePaymentOfReservation(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('code', () => String, { description: 'The last part of the secret address of the reservation.' })
    code: string,
    @Arg('amount', () => MoneyScalar, { nullable: true, description: 'That was shown; another one is a CONFLICT.' })
    amount: number | null,
  ): Promise<StartedOnlinePayment> {
    return { checkoutUrl: await startOnlinePaymentOfReservation(context, code, amount ?? null) }
  }

  @FieldResolver(() => ReservationOnline, {
    nullable: true,
    description: 'How it is paid online; null where the shop takes no payments online.',
  })
  async online(@Root() { code }: VisitorReservation, @Ctx() { services }: Context): Promise<ReservationOnline | null> {
    if ((await services.switches.now()).entities.has('onlinePayment')) return null
    if ((await paymentKey(services)) === null) return null
    const { reader } = services.database
    const reservation = await reservationOfCode(reader, code)
    if (!reservation) return null
    const [amount, status] = await Promise.all([
      openOfReservation(reader, reservation),
      lastOnlineStatus(reader, { reservation: reservation.id }),
    ])
    return { amount, status }
  }
}
