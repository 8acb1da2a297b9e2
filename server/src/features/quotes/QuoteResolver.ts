import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Reaches } from '../../kernel/access/Reaches.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { DayScalar, InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { Customer } from '../customers/Customer.js'
import { exampleAddresses } from '../jobs/jobAddresses.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'
import { linkPlace } from '../mailTexts/linkMark.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { writtenMail } from '../messages/queueMail.js'
import { buildDocument } from './buildDocument.js'
import { draftQuote } from './draftQuote.js'
import { endQuote } from './endQuote.js'
import { Quote, stateOfQuote } from './Quote.js'
import { quoteMail } from './quoteMails.js'
import { quoteStates } from './quoteStatuses.js'
import { sendQuote } from './sendQuote.js'
import { quoteEntity, wholeQuote } from './storedQuote.js'
import { type Acceptance, acceptanceOf, takeOverQuote } from './takeOverQuote.js'

const quoteEnds = defineChoice('QuoteEnd', ['replaced', 'withdrawn'], 'How the shop ends a quote before its day.')

@ObjectType({ simpleResolvers: true, description: 'A quote of a job, in short.' })
class QuoteSummary {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'Such as 26-0142/1.' })
  name: string

  @Field(() => quoteStates.enumType, { description: 'Where it stands.' })
  state: string

  @Field(() => DayScalar, { description: 'The last day on which it can be accepted.' })
  validUntil: string

  @Field(() => InstantScalar, { nullable: true, description: 'When it was sent, UTC.' })
  sentAt: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'When the customer decided, UTC.' })
  decidedAt: string | null

  @Field(() => String, { nullable: true, description: 'The name under which the customer decided.' })
  decidedBy: string | null
}

@ObjectType({ simpleResolvers: true, description: 'The mail by which a quote would be sent. Its link is left out.' })
class QuoteMail {
  @Field(() => String, {
    nullable: true,
    description: 'To whom; null for a customer without an address.',
  })
  recipient: string | null

  @Field(() => String, { description: 'What it is about.' })
  subject: string

  @Field(() => String, { description: 'What it says.' })
  text: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'A quote to the last letter: as it was sent, or as a draft would be.',
})
class WholeQuote extends QuoteSummary {
  @Field(() => jobKinds.enumType, { description: 'The kind of its job.' })
  jobKind: JobKind

  @Field(() => Int, { description: 'The id of its job.' })
  job: number

  @Field(() => Int, { description: 'Of the draft that it was made from.' })
  version: number

  @Reaches('customer')
  @Field(() => String, { description: 'Canonical JSON (RFC 8785).' })
  document: string

  @Field(() => String, { nullable: true, description: 'SHA-256 of its bytes; null for a draft.' })
  sha: string | null

  @Reaches('customer')
  @Field(() => String, { nullable: true, description: 'What was decided, as canonical JSON.' })
  decision: string | null

  @Field(() => String, { nullable: true, description: 'Why it was declined or ended.' })
  reason: string | null

  @Reaches('customer')
  @Field(() => QuoteMail, { nullable: true, description: 'Of a draft alone.' })
  mail: QuoteMail | null
}

@ObjectType({ simpleResolvers: true, description: 'What was accepted of a job, beside what the job says now.' })
class AcceptedQuote implements Acceptance {
  @Field(() => Int, { description: 'The id of the quote.' })
  quote: number

  @Field(() => String, { description: 'Such as 26-0142/1.' })
  name: string

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What was accepted, including VAT; null where its price was not known yet.',
  })
  total: number | null

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What the job comes to, including VAT; null for one without a price.',
  })
  jobTotal: number | null

  @Field(() => Boolean, { description: 'Whether the job has other lines than those that were accepted.' })
  hasOtherLines: boolean

  @Field(() => Int, { description: 'The version of the job.' })
  jobVersion: number
}

/** What the shop does with the quotes of its jobs. */
@Resolver()
export class QuoteResolver {
  @Granted(['cms-admin'], { needs: ['quote'], isNamed: true })
  @Query(() => [QuoteSummary], { description: 'The quotes of a job, the last one first.' })
  quotesOfJob(
    @Ctx() { services: { database } }: Context,
    @Arg('job', () => jobKinds.enumType) jobKind: JobKind,
    @Arg('id', () => Int) job: number,
  ): Promise<Quote[]> {
    return database.reader.find(Quote, { where: { jobKind, job }, order: { edition: 'DESC' } }).then(withStates)
  }

  @Granted(['cms-admin'], { about: 'quote' })
  @Query(() => WholeQuote, { description: 'A quote as the customer reads it, with the mail that a draft would go by.' })
  async quoteDocument(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<WholeQuote> {
    const { database, settings } = context.services
    const { reader } = database
    const quote = await wholeQuote(reader, id)
    if (!quote) throw notFound(quoteEntity)
    const document = quote.document ?? (await buildDocument(reader, quote, settings))
    const isDraft = quote.status === 'draft'
    return { ...withState(quote), document, mail: isDraft ? await draftMail(context, quote, document) : null } as never
  }

  @Granted(['cms-admin'], { needs: ['quote'], isNamed: true })
  @Query(() => AcceptedQuote, {
    nullable: true,
    description: 'The last quote of a job that was accepted; null where none was.',
  })
  acceptedQuote(
    @Ctx() { services: { database } }: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<Acceptance | null> {
    return acceptanceOf(database.reader, kind, id)
  }

  @Granted(['cms-admin'], { about: 'quote' })
  @Mutation(() => Int, {
    description:
      'Gives a job the lines of a quote that were accepted, in the place of its own. Answers the id of the job.',
  })
  takeOverQuote(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true, description: 'Of the job that was read; a stale one is a CONFLICT.' })
    version: number | null,
  ): Promise<number> {
    return takeOverQuote(context, id, version ?? null)
  }

  @Granted(['cms-admin'], { needs: ['quote'], isNamed: true })
  @Mutation(() => Int, {
    description: 'Adds a draft of a quote to a job, filled in with what is known. Answers its id.',
  })
  async draftQuote(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<number> {
    return (await draftQuote(context, kind, id)).id
  }

  @Granted(['cms-admin'], { about: 'quote' })
  @Mutation(() => QuoteSummary, { description: 'Sends a draft, which stays as it is from then on.' })
  async sendQuote(
    @Ctx() context: Context<MailServices>,
    @Arg('id', () => Int) id: number,
    @Arg('isMailed', () => Boolean, { defaultValue: true, description: 'Whether the customer is mailed the address.' })
    isMailed: boolean,
    @Arg('version', () => Int, { nullable: true, description: 'That was read; a stale one is refused with CONFLICT.' })
    version: number | null,
  ): Promise<Quote> {
    return withState(await sendQuote(context, id, isMailed, version ?? null))
  }

  @Granted(['cms-admin'], { about: 'quote' })
  @Mutation(() => QuoteSummary, { description: 'Ends a quote that nobody has decided on, and says why.' })
  async endQuote(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('how', () => quoteEnds.enumType, { description: 'Replaced in agreement with the customer, or withdrawn.' })
    how: 'replaced' | 'withdrawn',
    @Arg('reason', () => String, { defaultValue: '', description: 'What the customer agreed to, or what was wrong.' })
    reason: string,
  ): Promise<Quote> {
    return withState(await endQuote(context, id, how, reason))
  }
}

async function draftMail({ services }: Context, quote: Quote, document: string): Promise<QuoteMail> {
  const { database, settings } = services
  const customer = await database.reader.findOneByOrFail(Customer, { id: quote.customer })
  // The link is not made before it is sent.
  const place = exampleAddresses(settings)[quote.language]
  const mail = quoteMail(document, customer, place, settings)
  const { subject, text } = await writtenMail(database.reader, mail, settings)
  return { recipient: customer.email || null, subject, text: text.replace(linkPlace, place) }
}

function withStates(quotes: Quote[]): Quote[] {
  return quotes.map(withState)
}

/** With the state that follows from its status and its day. */
export function withState(quote: Quote): Quote {
  return { ...quote, state: stateOfQuote(quote) }
}
