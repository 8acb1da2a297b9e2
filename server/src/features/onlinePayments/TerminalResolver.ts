import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { IsNull, Not } from 'typeorm'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { ProviderRefused } from './Mollie.js'
import { OnlinePayment } from './OnlinePayment.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'
import { isOver } from './onlinePaymentStatuses.js'
import { startTerminalPayment, startTerminalPaymentOfSale } from './startOnlinePayment.js'

@ObjectType({ simpleResolvers: true, description: 'A card terminal at the counter.' })
class PaymentTerminal {
  @Field(() => String, { description: 'By which the payment provider knows it.' })
  id: string

  @Field(() => String, { description: 'What it is called there.' })
  name: string
}

/** More of them is nothing that a screen helps with. */
const maxUnbooked = 50

const idHelp = { description: 'Of the online payment.' }

/** Paying on a terminal at the counter. */
@Resolver()
export class TerminalResolver {
  @Granted(['cms-admin'], { about: 'onlinePayment' })
  @Query(() => [PaymentTerminal], { description: 'The card terminals that can be paid on; none without a key.' })
  paymentTerminals(@Ctx() { services }: Context<OnlinePaymentServices>): Promise<PaymentTerminal[]> {
    return services.onlinePayments.terminals()
  }

  @Granted(['cms-admin'], { about: 'onlinePayment' })
  @Mutation(() => OnlinePayment, {
    description: 'Has what is open of an invoice paid on a card terminal. A repeated call answers the same payment.',
  })
  async startTerminalPayment(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('invoice', () => Int, { description: 'Its id.' }) invoice: number,
    @Arg('terminal', () => String, { description: 'The id of the terminal.' }) terminal: string,
    @Arg('amount', () => MoneyScalar, { description: 'That was shown; another one is a CONFLICT.' }) amount: number,
  ): Promise<OnlinePayment> {
    return rowOf(context, await startTerminalPayment(context, invoice, terminal, amount))
  }

  @Granted(['cms-admin'], { about: 'onlinePayment' })
  @Mutation(() => OnlinePayment, {
    description:
      'Has a sale at the till paid on a card terminal before it is booked. A repeated call answers the same payment.',
  })
  async startTerminalPaymentOfSale(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('sale', () => String, { description: 'Random: by which the till knows the sale.' }) sale: string,
    @Arg('terminal', () => String, { description: 'The id of the terminal.' }) terminal: string,
    @Arg('amount', () => MoneyScalar, { description: 'What of it is paid on the terminal.' }) amount: number,
  ): Promise<OnlinePayment> {
    return rowOf(context, await startTerminalPaymentOfSale(context, sale, terminal, amount))
  }

  @Granted(['cms-admin'], { about: 'onlinePayment' })
  @Query(() => [OnlinePayment], {
    description:
      'What was paid on card terminals at the till, and neither booked with a sale nor given back; the last one first.',
  })
  async unbookedTerminalPayments(@Ctx() { services: { database } }: Context): Promise<OnlinePayment[]> {
    const of = { sale: Not(IsNull()), invoice: IsNull() }
    const where = [
      { ...of, isUnbooked: true },
      { ...of, isRefundDue: true },
    ]
    return database.reader.find(OnlinePayment, { where, order: { id: 'DESC' }, take: maxUnbooked })
  }

  @Granted(['cms-admin'], { about: 'onlinePayment' })
  @Mutation(() => OnlinePayment, { description: 'Asks the provider how an online payment stands, and answers it.' })
  async lookAtOnlinePayment(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('id', () => Int, idHelp) id: number,
  ): Promise<OnlinePayment> {
    const { onlinePayments } = context.services
    const row = await rowOf(context, id)
    if (row.providerId === null || isOver(row.status)) return row
    await onlinePayments.look(await onlinePayments.provider(), row).catch((error: unknown) => {
      context.log.warn({ onlinePayment: id, err: error }, 'It is not known how an online payment stands')
    })
    return rowOf(context, id)
  }

  @Granted(['cms-admin'], { about: 'onlinePayment' })
  @Mutation(() => OnlinePayment, {
    description: 'Cancels an online payment that was not paid yet; a CONFLICT where that is too late.',
  })
  async cancelOnlinePayment(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('id', () => Int, idHelp) id: number,
  ): Promise<OnlinePayment> {
    const { onlinePayments } = context.services
    const [row, provider] = [await rowOf(context, id), await onlinePayments.provider()]
    if (row.providerId === null || isOver(row.status) || !provider) return row
    try {
      await provider.cancel(row.providerId)
    } catch (error) {
      context.log.warn({ onlinePayment: id, err: error }, 'An online payment could not be cancelled')
      const isLate = error instanceof ProviderRefused
      if (!isLate) throw new ShopError('UNAVAILABLE', { message: { key: 'onlinePayment.unavailable' } })
    }
    // It may have been paid in the same moment: what the provider says then holds.
    await onlinePayments.look(provider, row)
    const after = await rowOf(context, id)
    if (!isOver(after.status)) throw new ShopError('CONFLICT', { message: { key: 'onlinePayment.notCancelled' } })
    return after
  }
}

async function rowOf({ services: { database } }: Context, id: number): Promise<OnlinePayment> {
  const row = await database.rows.first<OnlinePayment>(OnlinePayment, { id })
  if (!row) throw notFound(managedEntity(OnlinePayment))
  return row
}
