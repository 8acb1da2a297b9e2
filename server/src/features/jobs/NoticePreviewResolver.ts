import { Arg, Ctx, Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import type { Language } from '../../kernel/shared/screens.js'
import { type JobKind, jobKinds } from './jobKinds.js'
import { type NoticeOfChange, type NoticePreview, previewJobNotice } from './previewJobNotice.js'

@InputType('NoticeOfChange', {
  description: 'What is about to be saved of a job, as far as its customer would be notified.',
})
class NoticeOfChangeInput implements NoticeOfChange {
  @Field(() => String, { description: 'The status from then on.' })
  status: string

  @Field(() => String, { nullable: true, description: 'Word to the customer.' })
  note: string | null

  @Field(() => String, { nullable: true, description: 'What the job is about.' })
  description: string | null

  @Field(() => String, { nullable: true, description: 'The line beside the status.' })
  currentStatus: string | null
}

@ObjectType('NoticePreview', { simpleResolvers: true, description: 'A mail that would be sent.' })
class NoticePreviewObject implements NoticePreview {
  @Field(() => String, { description: 'To whom.' })
  recipient: string

  @Field(() => languageChoice.enumType, { description: 'The language of the customer.' })
  language: Language

  @Field(() => String, { description: 'What it is about.' })
  subject: string

  @Field(() => String, { description: 'What it says, to the last line.' })
  text: string
}

@Resolver()
export class NoticePreviewResolver {
  @Granted(['cms-admin'], { isNamed: true, needs: ['customer'] })
  @Query(() => NoticePreviewObject, { description: 'The mail that a change of a job would send. It sends nothing.' })
  previewJobNotice(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
    @Arg('change', () => NoticeOfChangeInput) change: NoticeOfChangeInput,
  ): Promise<NoticePreview> {
    return previewJobNotice(context, kind, id, change)
  }
}
