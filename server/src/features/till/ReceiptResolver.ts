import { Arg, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { keyHelp } from '../billing/bookingInputs.js'
import { takeBack } from '../billing/takeBack.js'
import { Invoice } from '../invoices/Invoice.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { type ReceivedBy, receivedBy } from '../payments/paymentMethods.js'
import { findReceipt, TillReceipt } from './findReceipt.js'
import { mailReceipt } from './mailReceipt.js'

@InputType({ description: 'A line that a customer brings back.' })
class ReturnedLineInput {
  @Field(() => Int, { description: 'Its place in the document, from 0.' })
  place: number

  @Field(() => Int, { nullable: true, description: 'How many of it; all that are left when left out.' })
  pieces?: number | null
}

/** What is done with a receipt that was given: it is taken back, or mailed. */
@Resolver()
export class ReceiptResolver {
  @Granted(['cms-admin'], { about: 'invoice' })
  @Query(() => TillReceipt, {
    nullable: true,
    description: 'A receipt or invoice by its number, with what can be taken back of it.',
  })
  tillReceipt(
    @Ctx() context: Context,
    @Arg('number', () => String, { description: 'Such as `B26-0012`.' }) number: string,
  ): Promise<TillReceipt | null> {
    return findReceipt(context, number)
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Invoice, {
    description: 'Takes back what was sold, line by line: its credit note, the stock and the money. Answers the note.',
  })
  async returnAtTill(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'Of the receipt or invoice.' }) id: number,
    @Arg('lines', () => [ReturnedLineInput], { description: 'What comes back.' }) lines: ReturnedLineInput[],
    @Arg('refund', () => receivedBy.enumType, { description: 'How the money is given back.' }) refund: ReceivedBy,
    @Arg('total', () => MoneyScalar, { description: 'That was shown; another one is a CONFLICT.' }) total: number,
    @Arg('givesBackStock', () => Boolean, {
      defaultValue: true,
      description: 'Whether it goes back into stock; no for what is broken.',
    })
    givesBackStock: boolean,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<Invoice> {
    const credit = await takeBack(context, {
      ...{ invoice: id, refund, total, givesBackStock, text: null, key: key ?? null },
      lines: lines.map(({ place }) => place),
      pieces: new Map(lines.flatMap(({ place, pieces }) => (pieces == null ? [] : [[place, pieces]]))),
    })
    const { rows } = context.services.database
    const found = await rows.first<Invoice>(Invoice, { id: credit })
    if (!found) throw notFound(managedEntity(Invoice))
    return found
  }

  @Secret('people')
  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Int, {
    description:
      'Mails a receipt to an address that the customer tells; the address is kept with the mail alone. Answers the id of the mail.',
  })
  async mailReceipt(
    @Ctx() context: Context<MailServices>,
    @Arg('id', () => Int, { description: 'Of the receipt, or the note of its return.' }) id: number,
    @Arg('address', () => String, { description: 'An e-mail address.' }) address: string,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<number> {
    const mail = await mailReceipt(context, { id, address, key: key ?? null })
    context.services.mail.wake()
    return mail
  }
}
