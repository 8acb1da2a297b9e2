import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { keyHelp } from '../billing/bookingInputs.js'
import { Invoice } from '../invoices/Invoice.js'
import { OnlinePayment } from './OnlinePayment.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'
import { refundOnline } from './refundOnline.js'

/** What customers set out to pay of an invoice. */
@Resolver(() => Invoice)
export class InvoiceOnlineResolver {
  @FieldResolver(() => [OnlinePayment], {
    description: 'What customers set out to pay of it online, the last one first.',
  })
  onlinePayments(@Root() { id }: Invoice, @Ctx() { loaders }: Context): Promise<OnlinePayment[]> {
    const load = async (invoices: readonly number[]) => {
      const rows = await loaders.rows.find(OnlinePayment, { where: { invoice: invoices }, order: [['id', 'DESC']] })
      const groups = groupRows(rows, 'invoice')
      return invoices.map((one) => groups.get(one) ?? [])
    }
    return loaders.batch('online payments of invoices', load).load(id)
  }

  @Granted(['cms-admin'], { about: 'onlinePayment' })
  @Mutation(() => OnlinePayment, {
    description: 'Gives money back by the way it came: once for each key, and never more than was paid.',
  })
  async refundOnline(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('id', () => Int, { description: 'Of the online payment.' }) id: number,
    @Arg('amount', () => MoneyScalar, { description: 'How much.' }) amount: number,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<OnlinePayment> {
    await refundOnline(context, id, amount, key ?? null)
    return (await context.services.database.rows.first<OnlinePayment>(OnlinePayment, { id })) as OnlinePayment
  }
}
