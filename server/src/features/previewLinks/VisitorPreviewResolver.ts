import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { Tip } from '../tips/Tip.js'
import { answerPreview, type SaidOfPreview } from './answerPreview.js'
import { type Agreement, visitorPreview } from './visitorPreview.js'

@ObjectType({ simpleResolvers: true, description: 'That somebody agreed with a preview.' })
class PreviewAgreement implements Agreement {
  @Field(() => String, { nullable: true, description: 'The name that was given.' })
  name: string | null

  @Field(() => InstantScalar, { description: 'When what was agreed with was saved, UTC.' })
  versionAt: string

  @Field(() => Boolean, {
    description: 'Whether it has not been changed since; otherwise the agreement is of no account.',
  })
  isCurrent: boolean
}

@ObjectType({
  simpleResolvers: true,
  description: 'What is to become of a record, as anyone who holds the secret address sees it.',
})
class VisitorPreview {
  @Field(() => languageChoice.enumType, { description: 'The language of the record.' })
  language: Language

  @Field(() => InstantScalar, { description: 'Until when the address opens, UTC.' })
  expiresAt: string

  @Field(() => String, { description: 'What the content is known by; it changes with it.' })
  version: string

  @Field(() => InstantScalar, { description: 'When the content was saved, UTC.' })
  versionAt: string

  @Field(() => String, { nullable: true, description: 'Where all visitors see it; null while they do not.' })
  publicAddress: string | null

  @Field(() => [String], { description: 'The names of the fields that have to be filled in before it is published.' })
  missing: string[]

  @Field(() => PreviewAgreement, { nullable: true, description: 'The last agreement.' })
  agreement: PreviewAgreement | null

  @Field(() => publicTypeOf(Page), { nullable: true, simple: true, description: 'The page, where it is one.' })
  page: Row | null

  @Field(() => publicTypeOf(NewsItem), { nullable: true, simple: true, description: 'The news, where it is some.' })
  newsItem: Row | null

  @Field(() => publicTypeOf(Tip), { nullable: true, simple: true, description: 'The tip, where it is one.' })
  tip: Row | null

  @Field(() => publicTypeOf(Product), { nullable: true, simple: true, description: 'The product, where it is one.' })
  product: Row | null
}

@InputType({ description: 'What somebody without an account says of a preview.' })
class PreviewAnswerInput implements SaidOfPreview {
  @Field(() => String, { description: 'Who says it; has to be given to agree.' })
  name: string

  @Field(() => String, { description: 'Has to be given unless one agrees.' })
  remark: string

  @Field(() => Boolean, { description: 'Whether one agrees with what is shown.' })
  isAgreement: boolean

  @Field(() => String, {
    description: 'By which the content that was read is known; agreeing with another is a CONFLICT.',
  })
  version: string
}

const codeArgument = { description: 'The last part of the secret address.' }

/** Previews as who has no account reads and judges them. Reading changes nothing. */
@Resolver()
export class VisitorPreviewResolver {
  @Granted('everyone', { about: 'page' })
  @Query(() => VisitorPreview, { description: 'What the secret address of a preview shows.' })
  previewByCode(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<VisitorPreview> {
    context.answer.isSecret = true
    return visitorPreview(context, code)
  }

  @Granted('everyone', { about: 'page' })
  @Mutation(() => Boolean, {
    description: 'Sends a remark on a preview, or agrees with it; the same again changes nothing.',
  })
  async answerPreview(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
    @Arg('input', () => PreviewAnswerInput) input: PreviewAnswerInput,
  ): Promise<boolean> {
    await answerPreview(context, code, input)
    return true
  }
}
