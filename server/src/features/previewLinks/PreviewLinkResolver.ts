import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { allow } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { endPreview } from '../../kernel/publication/PreviewLink.js'
import { managedByName, managedEntityNames } from '../../kernel/records/managedByName.js'
import { linkOf, makePreviewLink, type SentLink } from './makePreviewLink.js'
import { answersOf, openAnswers, type ReadAnswer, settleAnswer } from './previewAnswers.js'

@ObjectType({
  simpleResolvers: true,
  description: 'The secret address at which who has no account sees what is to become of a record.',
})
class PreviewLinkInfo implements SentLink {
  @Field(() => String, { description: 'With scheme and host.' })
  address: string

  @Field(() => InstantScalar, { description: 'Until when it opens, UTC.' })
  expiresAt: string

  @Field(() => String, { nullable: true, description: 'Who made it; null for a program.' })
  madeBy: string | null
}

@ObjectType({ simpleResolvers: true, description: 'What somebody without an account said of a preview.' })
class PreviewAnswerInfo implements Omit<ReadAnswer, 'fingerprint' | 'digest' | 'user'> {
  @Field(() => Int)
  id: number

  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record.' })
  entity: string

  @Field(() => Int, { description: 'The record, or the id that is reserved for it.' })
  record: number

  @Field(() => Boolean, { description: 'Whether there is no record yet.' })
  isNew: boolean

  @Field(() => String, { description: 'What the record is called, as far as it is said.' })
  title: string

  @Field(() => String, { nullable: true, description: 'The name that was given.' })
  userName: string | null

  @Field(() => Boolean, { description: 'Whether it agrees with what was shown.' })
  isAgreement: boolean

  @Field(() => String, { nullable: true, description: 'What was said besides.' })
  remark: string | null

  @Field(() => InstantScalar, { description: 'When, UTC.' })
  at: string

  @Field(() => InstantScalar, { description: 'When what was shown was saved, UTC.' })
  versionAt: string

  @Field(() => Boolean, { description: 'Whether that has not been changed since.' })
  isCurrent: boolean

  @Field(() => InstantScalar, { nullable: true, description: 'When it was ticked off, UTC.' })
  settledAt: string | null
}

@ObjectType({ simpleResolvers: true, description: 'How a record is shown to who has no account.' })
class RecordPreview {
  @Field(() => PreviewLinkInfo, { nullable: true, description: 'The link that opens; null where there is none.' })
  link: PreviewLinkInfo | null

  @Field(() => [PreviewAnswerInfo], { description: 'What was said of it, the last first; the last fifty.' })
  answers: PreviewAnswerInfo[]
}

const recordArgument = { description: 'The record, or the id that is reserved for it.' }

/** Links by which who has no account sees what is to become of a record, and what is said of it. */
@Resolver()
export class PreviewLinkResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => RecordPreview, { description: 'The link to what is to become of a record, and what was said of it.' })
  async recordPreview(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
  ): Promise<RecordPreview> {
    const managed = managedByName(entity)
    allow(context.viewer, 'update', managed.name)
    context.answer.isSecret = true
    const [link, answers] = await Promise.all([linkOf(context, managed, record), answersOf(context, managed, record)])
    return { link, answers }
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [PreviewAnswerInfo], {
    description: 'What was said of previews and is not ticked off, the last first; the last twenty.',
  })
  openPreviewAnswers(@Ctx() context: Context): Promise<PreviewAnswerInfo[]> {
    return openAnswers(context)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => PreviewLinkInfo, {
    description:
      'The link to what is to become of a record, for seven days; again the same one for as long as it opens.',
  })
  makePreviewLink(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
  ): Promise<PreviewLinkInfo> {
    return makePreviewLink(context, managedByName(entity), record)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => Boolean, {
    description: 'Has the link to a record open nothing any more. False where there is none.',
  })
  async revokePreviewLink(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
  ): Promise<boolean> {
    allow(context.viewer, 'update', entity)
    return context.services.database.write((manager) => endPreview(manager, { entity, record }))
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => Boolean, {
    description: 'Ticks off what was said of a preview. False where there is no such answer.',
  })
  settlePreviewAnswer(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<boolean> {
    return settleAnswer(context, id)
  }
}
