import { Arg, Ctx, Field, FieldResolver, InputType, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Reaches } from '../../kernel/access/Reaches.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { openJob } from '../tracking/openJob.js'
import { TrackedJob } from '../tracking/TrackedJob.js'
import { type AskedDecision, decideQuote } from './decideQuote.js'
import type { Quote } from './Quote.js'
import { withState } from './QuoteResolver.js'
import { quoteStates } from './quoteStatuses.js'
import { sentQuotes } from './storedQuote.js'

const quoteDecisions = defineChoice('QuoteDecision', ['accepted', 'declined'], 'What a customer decides on a quote.')

@ObjectType({ simpleResolvers: true, description: 'A quote as it was sent to the customer.' })
export class TrackedQuote {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'Such as 26-0142/1.' })
  name: string

  @Field(() => quoteStates.enumType, { description: 'Where it stands.' })
  state: string

  @Reaches('customer')
  @Field(() => String, { description: 'Its exact text: canonical JSON (RFC 8785).' })
  document: string

  @Field(() => String, { description: 'SHA-256 of these bytes.' })
  sha: string

  @Reaches('customer')
  @Field(() => String, { nullable: true, description: 'What was decided, as canonical JSON.' })
  decision: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'When it was decided, UTC.' })
  decidedAt: string | null
}

@InputType({ description: 'What a customer decides on a quote.' })
class QuoteDecisionInput implements AskedDecision {
  @Field(() => Int, { description: 'Its id.' })
  quote: number

  @Field(() => String, { description: 'SHA-256 of the text that was read.' })
  sha: string

  @Field(() => quoteDecisions.enumType, { description: 'Whether it is accepted or declined.' })
  decision: 'accepted' | 'declined'

  @Field(() => [Int], { defaultValue: [], description: 'The places of the lines that are chosen, from 0.' })
  chosen: number[]

  @Field(() => String, { description: 'Of who decides.' })
  name: string

  @Field(() => String, { nullable: true, description: 'Why it is declined.' })
  reason: string | null

  @Field(() => String, { nullable: true, description: 'A drawing, as the path of an SVG of 600 × 200.' })
  signature: string | null

  @Field(() => String, { description: 'Random; a repeated call with the same one gets the same answer.' })
  key: string
}

/** The quotes of a job for anyone who holds its address, and the decision on them. */
@Resolver(() => TrackedJob)
export class TrackedQuoteResolver {
  @FieldResolver(() => [TrackedQuote], { description: 'The quotes that were sent, the last one first.' })
  async quotes(@Root() { kind, id }: TrackedJob, @Ctx() { services }: Context): Promise<Quote[]> {
    return (await sentQuotes(services.database.reader, kind, id)).map(withState)
  }

  @Granted('everyone')
  @Mutation(() => TrackedQuote, { description: 'Accepts or declines a quote, once; 409 when that has been done.' })
  async decideQuote(
    @Ctx() context: Context<MailServices>,
    @Arg('code', () => String, { description: 'The last part of the secret address of its job.' }) code: string,
    @Arg('input', () => QuoteDecisionInput) input: QuoteDecisionInput,
  ): Promise<Quote> {
    const { reason, signature, ...rest } = input
    const asked = { ...rest, reason: reason ?? null, signature: signature ?? null }
    return withState(await decideQuote(context, await openJob(context, code), code, asked))
  }
}
