import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Reaches } from '../../kernel/access/Reaches.js'
import type { Context } from '../../kernel/context/Context.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { Invoice } from '../invoices/Invoice.js'
import { invoiceKinds } from '../invoices/invoiceChoices.js'
import { invoiceEntity, issueInvoice } from '../invoices/issueInvoice.js'
import { previewInvoice } from '../invoices/previewInvoice.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { correctPayment } from '../payments/correctPayment.js'
import { lockInvoices, payInvoices } from '../payments/payInvoices.js'
import { type ReceivedBy, receivedBy } from '../payments/paymentMethods.js'
import { billDeposit } from './billDeposit.js'
import { billJobs } from './billJobs.js'
import { bookedOnce } from './bookedOnce.js'
import { BilledJobInput, keyHelp, ReceivedInput } from './bookingInputs.js'
import { JobBilling, jobBilling } from './jobBilling.js'
import { takeBack } from './takeBack.js'
import { UnbilledJob, unbilledJobs } from './unbilledJobs.js'

@ObjectType({ simpleResolvers: true, description: 'What an invoice says to the last letter, or would say as a draft.' })
class InvoiceText {
  @Field(() => Int)
  id: number

  @Field(() => Int, { description: 'Of the draft that it was made from.' })
  version: number

  @Reaches('customer')
  @Field(() => String, { description: 'Canonical JSON (RFC 8785).' })
  document: string

  @Field(() => String, { nullable: true, description: 'SHA-256 of its bytes; null for a draft.' })
  sha: string | null
}

/** What the shop does with invoices and payments. */
@Resolver()
export class BillingResolver {
  @Granted(['cms-admin'], { about: 'invoice' })
  @Query(() => JobBilling, { description: 'How far a job is billed and paid, and what would be billed now.' })
  jobBilling(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
    @Arg('also', () => [BilledJobInput], {
      defaultValue: [],
      description: 'Other jobs of the same customer that are billed together with it.',
    })
    also: BilledJobInput[],
  ): Promise<JobBilling> {
    return jobBilling(context, kind, id, also)
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Query(() => [UnbilledJob], { description: 'The finished jobs of a customer that are neither billed nor paid.' })
  unbilledJobs(
    @Ctx() { services: { database } }: Context,
    @Arg('customer', () => Int, { description: 'The id of the customer.' }) customer: number,
  ): Promise<UnbilledJob[]> {
    return unbilledJobs(database.reader, customer)
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Query(() => InvoiceText, { description: 'An invoice as its customer reads it.' })
  invoiceDocument(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<InvoiceText> {
    return previewInvoice(context, id)
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Invoice, { description: 'Gives a draft its number; it stays as it is from then on.' })
  async issueInvoice(
    @Ctx() context: Context<MailServices>,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true, description: 'That was read; a stale one is refused with CONFLICT.' })
    version: number | null,
    @Arg('total', () => MoneyScalar, { nullable: true, description: 'That was shown; another one is a CONFLICT.' })
    total: number | null,
    @Arg('isMailed', () => Boolean, { defaultValue: false, description: 'Whether the customer is mailed it.' })
    isMailed: boolean,
  ): Promise<Invoice> {
    const issued = await issueInvoice(context, id, version ?? null, total ?? null, undefined, isMailed)
    context.services.mail.wake()
    return issued
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Invoice, {
    description: 'Bills jobs of one customer and records what is paid at once. Answers the invoice or receipt.',
  })
  async billJobs(
    @Ctx() context: Context,
    @Arg('jobs', () => [BilledJobInput], { description: 'Of one customer.' }) jobs: BilledJobInput[],
    @Arg('kind', () => invoiceKinds.enumType, { defaultValue: 'invoice', description: 'An invoice, or a receipt.' })
    kind: string,
    @Arg('total', () => MoneyScalar, { nullable: true, description: 'That was shown; another one is a CONFLICT.' })
    total: number | null,
    @Arg('payments', () => [ReceivedInput], { defaultValue: [], description: 'What is paid at once.' })
    payments: ReceivedInput[],
    @Arg('isAboveAgreed', () => Boolean, {
      defaultValue: false,
      description: 'Whether more may be billed than the customer has agreed to, or than the limit of costs.',
    })
    isAboveAgreed: boolean,
    @Arg('reference', () => String, { nullable: true, description: 'Instead of the reference of the jobs.' })
    reference: string | null,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<Invoice> {
    const billing = {
      jobs,
      payments,
      isAboveAgreed,
      total: total ?? null,
      reference: reference ?? null,
      key: key ?? null,
    }
    const asked = kind === 'receipt' ? 'receipt' : 'invoice'
    return wholeInvoice(context, await billJobs(context, { ...billing, kind: asked }))
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Invoice, {
    description: 'Issues a deposit invoice for a job, which its final invoice takes off. Answers it.',
  })
  async billDeposit(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
    @Arg('amount', () => MoneyScalar, { description: 'With VAT.' }) amount: number,
    @Arg('payments', () => [ReceivedInput], { defaultValue: [], description: 'What is paid at once.' })
    payments: ReceivedInput[],
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<Invoice> {
    return wholeInvoice(context, await billDeposit(context, { job: { kind, id }, amount, payments, key: key ?? null }))
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Invoice, { description: 'Takes an invoice back, in whole or by line. Answers the credit note.' })
  async creditInvoice(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('lines', () => [Int], { nullable: true, description: 'Their places, from 0; all that are left without it.' })
    lines: number[] | null,
    @Arg('text', () => String, { nullable: true, description: 'What it says to the customer.' }) text: string | null,
    @Arg('refund', () => receivedBy.enumType, {
      nullable: true,
      description: 'How money that is too much now is given back at once; later when left out.',
    })
    refund: ReceivedBy | null,
    @Arg('givesBackStock', () => Boolean, { defaultValue: false, description: 'Whether parts go back into stock.' })
    givesBackStock: boolean,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<Invoice> {
    const asked = { lines: lines ?? null, text: text ?? null, refund: refund ?? null, givesBackStock, key: key ?? null }
    return wholeInvoice(context, await takeBack(context, { ...asked, invoice: id }))
  }

  @Granted(['cms-admin'], { about: 'payment' })
  @Mutation(() => [Invoice], {
    description:
      'Records money for invoices of one customer: the oldest first, each as far as it reaches. Answers them.',
  })
  async recordPayment(
    @Ctx() context: Context,
    @Arg('invoices', () => [Int], { description: 'Their ids.' }) invoices: number[],
    @Arg('payment', () => ReceivedInput, { description: 'What was received or given back.' }) payment: ReceivedInput,
    @Arg('key', () => String, { nullable: true, description: keyHelp }) key: string | null,
  ): Promise<Invoice[]> {
    const about = ['recordPayment', invoices, payment]
    await bookedOnce(context, key ?? null, about, (booking) =>
      context.services.database.write(async (manager) => {
        await booking.take(manager)
        const locked = await lockInvoices(manager, invoices)
        const { payment: recorded } = await payInvoices(manager, context, locked, payment)
        await booking.made(manager, recorded.id)
        return recorded.id
      }),
    )
    return Promise.all(invoices.map((id) => wholeInvoice(context, id)))
  }

  @Granted(['cms-admin'], { about: 'payment' })
  @Mutation(() => Int, {
    description: 'Takes back a payment that was recorded by mistake. Answers the id of its opposite.',
  })
  async correctPayment(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String, { description: 'Why.' }) reason: string,
  ): Promise<number> {
    return (await correctPayment(context, id, reason)).id
  }
}

async function wholeInvoice({ services: { database } }: Context, id: number): Promise<Invoice> {
  const found = await database.rows.first<Invoice>(Invoice, { id })
  if (!found) throw notFound(invoiceEntity)
  return found
}
