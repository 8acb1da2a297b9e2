import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { allow } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { UploadScalar } from '../../kernel/media/UploadScalar.js'
import { uploadReaders } from '../../kernel/media/withUpload.js'
import { markMessage } from './markMessage.js'
import { type MessageKind, messageKindChoice, messageKinds } from './messageKinds.js'
import { type MessageServices, type Sent, sendMessage } from './sendMessage.js'

@ObjectType({ description: 'That a message was sent.' })
class SentMessage implements Sent {
  @Field(() => Boolean, { description: 'Always true: what was not sent is an error.' })
  sent: boolean

  @Field(() => String, { description: 'The confirmation for the visitor, in the language that the call asked for.' })
  message: string

  @Field(() => String, { nullable: true, description: 'Where the remote-support tool is; for remote assistance only.' })
  downloadUrl: string | null
}

type Uploads = Promise<FileUpload>[] | null

/** Visitors send theirs with the forms of the site: nothing of a file is read here for a caller without a right to upload. */
function Photos(): ParameterDecorator {
  return Arg('photos', () => [UploadScalar], {
    nullable: true,
    description: 'At most 4, each as for `addJobPhoto`; for programs that may upload.',
  }) as ParameterDecorator
}

/** Messages sent with the forms of the site. The `Idempotency-Key` header prevents duplicates. */
@Resolver()
export class MessageResolver {
  @Granted('everyone')
  @Mutation(() => SentMessage, { description: 'Sends the shop a message, a question or a wish for an appointment.' })
  sendContactMessage(
    @Ctx() context: Context<MessageServices>,
    @Arg('input', () => messageKinds.contact.input) input: Values,
    @Photos() photos: Uploads,
  ) {
    return sendMessage(context, messageKinds.contact, input, uploadReaders(photos))
  }

  @Granted('everyone')
  @Mutation(() => SentMessage, { description: 'Asks the shop to call back about a telephone that is to be repaired.' })
  sendPhoneMessage(
    @Ctx() context: Context<MessageServices>,
    @Arg('input', () => messageKinds.phone.input) input: Values,
    @Photos() photos: Uploads,
  ) {
    return sendMessage(context, messageKinds.phone, input, uploadReaders(photos))
  }

  @Granted('everyone', { about: 'emailRemoteAssistance' })
  @Mutation(() => SentMessage, { description: 'Asks for help from afar, and answers where the tool for it is.' })
  sendRemoteAssistanceMessage(
    @Ctx() context: Context<MessageServices>,
    @Arg('input', () => messageKinds['remote-assistance'].input) input: Values,
    @Photos() photos: Uploads,
  ) {
    return sendMessage(context, messageKinds['remote-assistance'], input, uploadReaders(photos))
  }

  @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['technician', 'clerk'] })
  @Mutation(() => Boolean, { description: 'Notes whether a message has been read, and answers that.' })
  async markMessageRead(
    @Ctx() context: Context<MessageServices>,
    @Arg('kind', () => messageKindChoice.enumType) kind: MessageKind['name'],
    @Arg('id', () => Int) id: number,
    @Arg('isRead', () => Boolean) isRead: boolean,
  ): Promise<boolean> {
    allow(context.viewer, 'update', managedEntity(messageKinds[kind].type).name)
    await markMessage(context, messageKinds[kind], id, { isRead })
    return isRead
  }
}
