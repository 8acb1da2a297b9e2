import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { JobPhoto } from '../jobs/photos/JobPhoto.js'
import type { JobPhotoServices } from '../jobs/photos/jobPhotoUse.js'
import type { Held } from '../jobs/photos/photoAddress.js'
import { readJobPhotos } from '../jobs/photos/readJobPhotos.js'
import { JobMessage } from '../jobs/thread/JobMessage.js'
import { markMessagesRead, messagesOfJob } from '../jobs/thread/readJobMessages.js'
import { sendJobMessage } from '../jobs/thread/sendJobMessage.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { holderOf } from './openJob.js'
import { TrackedJob } from './TrackedJob.js'

type HolderContext = Context<JobPhotoServices & MailServices>

const codeArgument = { description: 'The last part of the secret address.' }

/** Photos and messages of a job for anyone who holds its address, who sees and does what its customer may. */
@Resolver(() => TrackedJob)
export class TrackedConversationResolver {
  @FieldResolver(() => [JobPhoto], {
    description: 'The photos that the shop shows to the customer, in their order, without those of messages.',
  })
  async photos(@Root() { kind, id, code }: TrackedJob, @Ctx() { services }: HolderContext): Promise<JobPhoto[]> {
    const key = { entity: kind, job: id }
    return held(await readJobPhotos(services, { viewer: null, holds: key }, key), code)
  }

  @FieldResolver(() => [JobMessage], {
    description: 'The conversation of the shop and the customer, the first message first.',
  })
  async messages(@Root() { kind, id, code }: TrackedJob, @Ctx() { services }: HolderContext): Promise<JobMessage[]> {
    const key = { entity: kind, job: id }
    return held(await messagesOfJob(services, { viewer: null, holds: key }, key), code)
  }

  @Granted('everyone')
  @Mutation(() => JobMessage, {
    description:
      'Writes to the shop about the job of a secret address, as its customer. Photos come with the form at that address.',
  })
  async sendTrackedMessage(
    @Ctx() { services, caller }: HolderContext,
    @Arg('code', () => String, codeArgument) code: string,
    @Arg('text', () => String, { description: 'At most 4000 characters.' }) text: string,
    @Arg('key', () => String, {
      nullable: true,
      description:
        'Random: sent again under the same key, a message about this job is stored once. At most 100 characters.',
    })
    key: string | null,
  ): Promise<JobMessage> {
    const reader = await holderOf({ services, caller }, code)
    const message = { text, key: key ?? null, photos: [] }
    return sendJobMessage({ services, reader, caller }, reader.holds, message)
  }

  @Granted('everyone')
  @Mutation(() => [JobMessage], { description: 'Marks what the shop wrote, up to a message, as read by the customer.' })
  async markTrackedMessagesRead(
    @Ctx() { services, caller }: HolderContext,
    @Arg('code', () => String, codeArgument) code: string,
    @Arg('until', () => Int, { description: 'The id of the last message that was seen.' }) until: number,
  ): Promise<JobMessage[]> {
    const reader = await holderOf({ services, caller }, code)
    await markMessagesRead(services, reader, reader.holds, until)
    return held(await messagesOfJob(services, reader, reader.holds), code)
  }
}

/** The same with the code, by which the addresses of photos open for the holder. */
function held<Found extends object>(found: readonly Found[], code: string): (Found & Held)[] {
  return found.map((each) => ({ ...each, code }))
}
