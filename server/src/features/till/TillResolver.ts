import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { BilledJobInput, keyHelp, ReceivedInput } from '../billing/bookingInputs.js'
import { Invoice } from '../invoices/Invoice.js'
import { invoiceKinds } from '../invoices/invoiceChoices.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { CashMovement } from './CashMovement.js'
import { type CountedPieces, closeTill } from './closeTill.js'
import { findOffers, TillFindings } from './findOffers.js'
import { moveCash } from './moveCash.js'
import { sellAtTill } from './sellAtTill.js'
import { TillClosing } from './TillClosing.js'
import { TillLine } from './TillLine.js'
import { TillState, tillState } from './TillState.js'

@InputType({ description: 'How many there are of a coin or note.' })
class CountedInput implements CountedPieces {
  @Field(() => MoneyScalar, { description: 'Of one.' })
  value: number

  @Field(() => Int, { description: 'How many.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'What a closing says to the last letter.' })
class TillClosingText {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'Canonical JSON (RFC 8785).' })
  document: string

  @Field(() => String, { description: 'SHA-256 of its bytes.' })
  sha: string
}

/** Selling over the counter, and the closing of the day. */
@Resolver()
export class TillResolver {
  @Granted(['cms-admin'], { about: 'invoice' })
  @Query(() => TillFindings, { description: 'Products and parts by barcode, article number or words.' })
  tillFind(
    @Ctx() context: Context,
    @Arg('search', () => String, { defaultValue: '', description: 'What was scanned or typed.' }) search: string,
  ): Promise<TillFindings> {
    return findOffers(context, search)
  }

  @Granted(['cms-admin'], { about: 'tillClosing' })
  @Query(() => TillState, { description: 'What has happened with the money since the till was closed.' })
  tillState(@Ctx() context: Context): Promise<TillState> {
    return tillState(context)
  }

  @Granted(['cms-admin'], { about: 'tillClosing' })
  @Query(() => TillClosingText, { description: 'A closing as it is printed.' })
  async tillClosingDocument(
    @Ctx() { services: { database } }: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<TillClosingText> {
    const closing = await database.reader.findOne(TillClosing, {
      select: { id: true, sha: true, document: true },
      where: { id },
    })
    if (!closing) throw notFound(managedEntity(TillClosing))
    return closing
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Invoice, {
    description:
      'Sells over the counter: issues the receipt or invoice, records the payments, takes from stock and collects. Answers it.',
  })
  async sellAtTill(
    @Ctx() context: Context<MailServices>,
    @Arg('lines', () => [TillLine], { defaultValue: [], description: 'What is sold.' }) lines: TillLine[],
    @Arg('jobs', () => [BilledJobInput], { defaultValue: [], description: 'That are collected, of one customer.' })
    jobs: BilledJobInput[],
    @Arg('customer', () => Int, { nullable: true, description: 'Null for someone whom the shop need not know.' })
    customer: number | null,
    @Arg('kind', () => invoiceKinds.enumType, { defaultValue: 'receipt', description: 'A receipt, or an invoice.' })
    kind: string,
    @Arg('payments', () => [ReceivedInput], {
      defaultValue: [],
      description: 'A receipt is paid exactly; an invoice may be paid later.',
    })
    payments: ReceivedInput[],
    @Arg('onlinePayment', () => Int, {
      nullable: true,
      description:
        'What was paid on a card terminal for it, and counts before the payments: the id of the online payment.',
    })
    onlinePayment: number | null,
    @Arg('total', () => MoneyScalar, { description: 'That was shown; another one is a CONFLICT.' }) total: number,
    @Arg('isAboveAgreed', () => Boolean, {
      defaultValue: false,
      description: 'Whether more may be billed than the customer has agreed to, or than the limit of costs.',
    })
    isAboveAgreed: boolean,
    @Arg('isAboveStock', () => Boolean, {
      defaultValue: false,
      description: 'Whether what is not in stock by its count may be sold.',
    })
    isAboveStock: boolean,
    @Arg('reference', () => String, { nullable: true, description: 'What the customer wants to read on it.' })
    reference: string | null,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<Invoice> {
    const sale = { lines, jobs, payments, total, isAboveAgreed, isAboveStock }
    const rest = {
      ...{ customer: customer ?? null, reference: reference ?? null, key: key ?? null },
      onlinePayment: onlinePayment ?? null,
    }
    const asked = kind === 'invoice' ? 'invoice' : 'receipt'
    return whole(context, Invoice, await sellAtTill(context, { ...sale, ...rest, kind: asked }))
  }

  @Granted(['cms-admin'], { about: 'cashMovement' })
  @Mutation(() => CashMovement, { description: 'Notes cash that is put into the till or taken out without a sale.' })
  async moveCash(
    @Ctx() context: Context,
    @Arg('amount', () => MoneyScalar, { description: 'Below zero for what is taken out.' }) amount: number,
    @Arg('reason', () => String, { description: 'Why.' }) reason: string,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<CashMovement> {
    return whole(context, CashMovement, await moveCash(context, { amount, reason, key: key ?? null }))
  }

  @Granted(['cms-admin'], { about: 'tillClosing' })
  @Mutation(() => TillClosing, {
    description: 'Closes the till: what was received so far is in this closing, for good.',
  })
  async closeTill(
    @Ctx() context: Context,
    @Arg('counted', () => [CountedInput], { description: 'What is in the drawer.' }) counted: CountedInput[],
    @Arg('floatLeft', () => MoneyScalar, { description: 'What stays in the drawer.' }) floatLeft: number,
    @Arg('expected', () => MoneyScalar, {
      nullable: true,
      description: 'That was shown; another one is a CONFLICT, since money was moved meanwhile.',
    })
    expected: number | null,
    @Arg('reason', () => String, { nullable: true, description: 'Why what was counted differs.' })
    reason: string | null,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<TillClosing> {
    const closing = { counted, floatLeft, expected: expected ?? null, reason: reason ?? null, key: key ?? null }
    return whole(context, TillClosing, await closeTill(context, closing))
  }
}

async function whole<Entity extends object>(
  { services: { database } }: Context,
  type: Class<Entity>,
  id: number,
): Promise<Entity> {
  const found = await database.rows.first(type, { id })
  if (!found) throw notFound(managedEntity(type))
  return found as Entity
}
