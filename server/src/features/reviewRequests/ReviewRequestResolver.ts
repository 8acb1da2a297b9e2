import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { openReviewRequest } from './openReviewRequest.js'
import { type WrittenReview, writeReview } from './writeReview.js'

const requestStates = defineChoice(
  'ReviewRequestState',
  ['open', 'written', 'over'],
  'Whether the review can be written, was written, or it is too late for it.',
)

@ObjectType({
  simpleResolvers: true,
  description: 'What a customer is asked for a review of, as anyone who holds the secret address sees it.',
})
class ReviewRequestInfo {
  @Field(() => requestStates.enumType, { description: 'How it stands.' })
  state: ValueOf<typeof requestStates>

  @Field(() => String, { nullable: true, description: 'What was repaired or built.' })
  subject: string | null

  @Field(() => String, { description: "The customer's first name, for the review." })
  firstName: string

  @Field(() => languageChoice.enumType, { description: 'The language that the customer was asked in.' })
  language: Language

  @Field(() => Boolean, { description: 'Whether the customer is asked no more.' })
  isStopped: boolean
}

@InputType({ description: 'A review as its customer writes it.' })
class WrittenReviewInput implements WrittenReview {
  @Field(() => Int, { nullable: true, description: 'From 1 to 5; has to be given.' })
  stars: number | null

  @Field(() => String)
  text: string

  @Field(() => String, { description: 'The name that is shown with it.' })
  name: string
}

const codeArgument = { description: 'The last part of the secret address.' }

/** Reviews that customers are asked for. Reading changes nothing. */
@Resolver()
export class ReviewRequestResolver {
  @Granted('everyone', { about: 'review' })
  @Query(() => ReviewRequestInfo, { description: 'What the secret address of a mail asks for.' })
  async reviewRequest(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<ReviewRequestInfo> {
    const { request, customer, isOver } = await openReviewRequest(context, code)
    return {
      state: request.answeredAt !== null ? 'written' : isOver ? 'over' : 'open',
      subject: request.subject,
      firstName: customer.name.trim().split(/\s+/)[0] ?? '',
      language: request.language,
      isStopped: customer.refusesReviews,
    }
  }

  @Granted('everyone', { about: 'review' })
  @Mutation(() => Boolean, {
    description: 'Sends the review that a customer was asked for, once. Visitors see it when the shop shows it.',
  })
  async writeReview(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
    @Arg('input', () => WrittenReviewInput) input: WrittenReviewInput,
  ): Promise<boolean> {
    await writeReview(context, code, { ...input, stars: input.stars ?? null })
    return true
  }

  @Granted('everyone', { about: 'review' })
  @Mutation(() => Boolean, { description: 'Says that a customer does not want to be asked for reviews any more.' })
  async stopReviewRequests(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<boolean> {
    const { customer } = await openReviewRequest(context, code)
    await context.services.database.write((manager) =>
      records.updateWhere(manager, Customer, { id: customer.id }, { refusesReviews: true }, unnoticed),
    )
    return true
  }
}
