import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { invoiceOfCode } from '../invoices/address/invoiceAddresses.js'
import { paymentKey } from '../paymentKeys/paymentKey.js'
import { VisitorInvoice, VisitorInvoiceSummary } from '../visitorInvoices/VisitorInvoice.js'
import { lastOnlineStatus } from './lastOnlineStatus.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'
import { type OnlinePaymentStatus, onlinePaymentStatuses } from './onlinePaymentStatuses.js'
import { startOnlinePayment } from './startOnlinePayment.js'

@ObjectType({ simpleResolvers: true, description: 'Where a customer pays online.' })
export class StartedOnlinePayment {
  @Field(() => String, { description: 'The page of the payment provider.' })
  checkoutUrl: string
}

@ObjectType({ simpleResolvers: true, description: 'How an invoice is paid online.' })
class InvoiceOnline {
  @Field(() => onlinePaymentStatuses.enumType, {
    nullable: true,
    description: 'Where the last payment stands; null before there is one.',
  })
  status: OnlinePaymentStatus | null
}

/** Customers pay online. */
@Resolver(() => VisitorInvoice)
export class OnlinePaymentResolver {
  @Granted('everyone')
  @Mutation(() => StartedOnlinePayment, {
    description: 'Has a customer pay online what is open of an invoice. A repeated call answers the same payment.',
  })
  async startOnlinePayment(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('code', () => String, { description: 'The last part of the secret address of the invoice.' }) code: string,
    @Arg('amount', () => MoneyScalar, { nullable: true, description: 'That was shown; another one is a CONFLICT.' })
    amount: number | null,
  ): Promise<StartedOnlinePayment> {
    return { checkoutUrl: await startOnlinePayment(context, code, amount ?? null) }
  }

  @FieldResolver(() => InvoiceOnline, {
    nullable: true,
    description: 'How it is paid online; null where the shop takes no payments online.',
  })
  async online(@Root() { summary }: VisitorInvoice, @Ctx() { services }: Context): Promise<InvoiceOnline | null> {
    if ((await paymentKey(services)) === null) return null
    const { reader } = services.database
    const invoice = await invoiceOfCode(reader, summary.code ?? '')
    return { status: await lastOnlineStatus(reader, { invoice: invoice ?? 0 }) }
  }
}

/** What of the invoices of a customer can be paid at once. */
@Resolver(() => VisitorInvoiceSummary)
export class PayableInvoiceResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether what is open of it can be paid online, at its secret address.',
  })
  async canPayOnline(
    @Root() { code, state }: VisitorInvoiceSummary,
    @Ctx() { services, loaders }: Context,
  ): Promise<boolean> {
    if (code === null || state !== 'open') return false
    const load = async (keys: readonly string[]) => {
      const isOn = (await paymentKey(services)) !== null
      return keys.map(() => isOn)
    }
    return loaders.batch('payments online', load).load('')
  }
}
