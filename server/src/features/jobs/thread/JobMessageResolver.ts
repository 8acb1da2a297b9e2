import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import { InstantScalar } from '../../../kernel/fields/scalars.js'
import { UploadScalar } from '../../../kernel/media/UploadScalar.js'
import { uploadReaders } from '../../../kernel/media/withUpload.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { type JobKind, jobKinds } from '../jobKinds.js'
import { type MailState, mailStateOf, mailStates } from '../mailState.js'
import { JobPhoto } from '../photos/JobPhoto.js'
import type { JobPhotoServices } from '../photos/jobPhotoUse.js'
import type { Held } from '../photos/photoAddress.js'
import { JobMessage } from './JobMessage.js'
import {
  markMessagesRead,
  messagesOfCustomer,
  messagesOfJob,
  settleMessages,
  type WaitingJob,
  waitingJobs,
} from './readJobMessages.js'
import { sendJobMessage } from './sendJobMessage.js'

type MessageContext = Context<JobPhotoServices & MailServices>

@ObjectType('WaitingJob', {
  simpleResolvers: true,
  description: 'A job whose customer waits for an answer of the shop.',
})
class WaitingJobObject implements WaitingJob {
  @Field(() => jobKinds.enumType, { description: 'The kind of the job.' })
  entity: JobKind

  @Field(() => Int, { description: 'The id of the job.' })
  job: number

  @Field(() => String, { description: 'Such as `26-0142`.' })
  number: string

  @Field(() => String, { description: 'Who waits.' })
  customerName: string

  @Field(() => InstantScalar, {
    description: 'When the first message without an answer was written, UTC.',
  })
  since: string

  @Field(() => Int, { description: 'Messages that nobody of the shop has read.' })
  unread: number

  @Field(() => String, { description: 'The last message.' })
  text: string
}

@Resolver(() => JobMessage)
export class JobMessageResolver {
  @Granted(['cms-admin', 'cms-status-user'], { isNamed: true })
  @Query(() => [JobMessage], {
    description: 'The conversation of the shop and a customer about a job, the first message first.',
  })
  jobMessages(
    @Ctx() { services, viewer }: MessageContext,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
  ): Promise<JobMessage[]> {
    return messagesOfJob(services, { viewer }, { entity, job })
  }

  @Granted(['cms-admin'], { needs: ['customer', 'statusNewPc', 'statusRepair'] })
  @Query(() => [JobMessage], {
    description: 'The last messages of the shop and a customer about all their jobs, the last one first.',
  })
  jobMessagesOfCustomer(
    @Ctx() { services }: MessageContext,
    @Arg('customer', () => Int, { description: 'The id of the customer.' }) customer: number,
  ): Promise<JobMessage[]> {
    return messagesOfCustomer(services, customer)
  }

  @Granted(['cms-admin'], { needs: ['customer', 'statusNewPc', 'statusRepair'] })
  @Query(() => [WaitingJobObject], { description: 'The jobs whose customers wait for an answer, the longest first.' })
  waitingJobs(@Ctx() { services }: MessageContext): Promise<WaitingJob[]> {
    return waitingJobs(services)
  }

  @Granted(['cms-admin', 'cms-status-user'], { isNamed: true })
  @Mutation(() => JobMessage, {
    description:
      'Writes to the other side about a job, who is notified by mail: the shop to the customer, or a customer to the shop. At most 4000 characters and 4 photos, each as for `addJobPhoto`.',
  })
  sendJobMessage(
    @Ctx() { services, viewer, caller }: MessageContext,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
    @Arg('text', () => String, { defaultValue: '' }) text: string,
    @Arg('photos', () => [UploadScalar], { nullable: true, description: 'At most 4.' }) photos:
      | Promise<FileUpload>[]
      | null,
    @Arg('key', () => String, {
      nullable: true,
      description:
        'Random: sent again under the same key, a message about this job is stored once. At most 100 characters.',
    })
    key: string | null,
  ): Promise<JobMessage> {
    const message = { text, key: key ?? null, photos: uploadReaders(photos) }
    return sendJobMessage({ services, reader: { viewer }, caller }, { entity, job }, message)
  }

  @Granted(['cms-admin', 'cms-status-user'], { isNamed: true })
  @Mutation(() => [JobMessage], { description: 'Marks what the other side wrote, up to a message, as read.' })
  async markJobMessagesRead(
    @Ctx() { services, viewer }: MessageContext,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
    @Arg('until', () => Int, { description: 'The id of the last message that was seen.' }) until: number,
  ): Promise<JobMessage[]> {
    await markMessagesRead(services, { viewer }, { entity, job }, until)
    return messagesOfJob(services, { viewer }, { entity, job })
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => [JobMessage], { description: 'Says that what the customer wrote needs no answer any more.' })
  async settleJobMessages(
    @Ctx() { services, viewer }: MessageContext,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
  ): Promise<JobMessage[]> {
    await settleMessages(services, { viewer }, { entity, job })
    return messagesOfJob(services, { viewer }, { entity, job })
  }

  @FieldResolver(() => [JobPhoto], { description: 'The photos that came along.' })
  async photos(@Root() { id, code }: JobMessage & Held, @Ctx() { loaders }: MessageContext): Promise<object[]> {
    const photos = await loaders.children(JobPhoto, 'message', id)
    return code === undefined ? photos : photos.map((photo) => ({ ...photo, code }))
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who wrote it; for the shop alone.' })
  userName(@Root() { userName }: JobMessage, @Ctx() { viewer }: MessageContext): string | null {
    return viewer?.role === 'cms-admin' ? userName : null
  }

  @FieldResolver(() => Boolean, { description: 'Whether the shop has answered, or no answer is needed.' })
  isAnswered(@Root() { side, answeredAt }: JobMessage): boolean {
    return side === 'shop' || answeredAt !== null
  }

  @FieldResolver(() => mailStates.enumType, {
    nullable: true,
    description: 'How far the mail about it is; null without one that is still recorded. For the shop alone.',
  })
  async mailState(@Root() { mail }: JobMessage, @Ctx() { loaders, viewer }: MessageContext): Promise<MailState | null> {
    return viewer?.role === 'cms-admin' ? mailStateOf(loaders, mail) : null
  }
}
