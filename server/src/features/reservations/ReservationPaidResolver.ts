import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { Payment } from '../payments/Payment.js'
import { settledBy } from '../payments/recordPayment.js'
import { Reservation } from './Reservation.js'

/** What was paid before a reservation is collected. */
@Resolver(() => Reservation)
export class ReservationPaidResolver {
  @FieldResolver(() => MoneyScalar, { description: 'What was paid of it before, less what went back.' })
  paid(@Root() { id }: Reservation, @Ctx() { loaders }: Context): Promise<number> {
    const load = async (ids: readonly number[]) => {
      const groups = groupRows(await loaders.rows.find(Payment, { where: { reservation: ids } }), 'reservation')
      return ids.map((one) => (groups.get(one) ?? []).reduce((sum, payment) => sum + settledBy(payment), 0))
    }
    return loaders.batch('payments of reservations', load).load(id)
  }
}
