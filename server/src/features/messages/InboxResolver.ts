import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { allow } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { answerMessage } from './answerMessage.js'
import type { MailServices } from './MailDelivery.js'
import { markMessage } from './markMessage.js'
import { type MessageKind, messageKindChoice, messageKinds } from './messageKinds.js'
import { MessagePhoto } from './photos/MessagePhoto.js'
import { type AskedInbox, type Inbox, type InboxMessage, inboxStates, readInbox } from './readInbox.js'

@ObjectType('InboxMessage', { simpleResolvers: true, description: 'A message of a visitor as the inbox shows it.' })
class InboxMessageObject implements InboxMessage {
  @Field(() => messageKindChoice.enumType, { description: 'The form that it was sent with.' })
  kind: MessageKind['name']

  @Field(() => Int, { description: 'Its id among those of its kind.' })
  id: number

  @Field(() => String, { description: 'Who wrote it.' })
  name: string

  @Field(() => String, { nullable: true, description: 'The e-mail address of the sender.' })
  email: string | null

  @Field(() => String, { nullable: true, description: 'The phone number of the sender.' })
  phone: string | null

  @Field(() => String, { description: 'The beginning of what was written.' })
  text: string

  @Field(() => InstantScalar, { description: 'When it was sent, UTC.' })
  createdAt: string

  @Field(() => Boolean, { description: 'Whether it has been read.' })
  isRead: boolean

  @Field(() => Boolean, { description: 'Whether nothing is left to do about it.' })
  isHandled: boolean

  @Field(() => InstantScalar, { nullable: true, description: 'When it was last answered, UTC.' })
  answeredAt: string | null

  @Field(() => [MessagePhoto], { description: 'What was sent along, in its order.' })
  photos: MessagePhoto[]
}

@ObjectType('Inbox', { simpleResolvers: true, description: 'A page of the messages of visitors.' })
class InboxObject implements Inbox {
  @Field(() => [InboxMessageObject], { description: 'The newest first.' })
  items: InboxMessage[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

/** What the shop does with the messages of visitors, whichever form they were sent with. */
@Resolver()
export class InboxResolver {
  @Granted(['cms-admin'], { needs: ['email', 'emailPhone', 'emailRemoteAssistance'] })
  @Query(() => InboxObject, { description: 'The messages of all forms of the site, the newest first.' })
  inbox(
    @Ctx() context: Context,
    @Arg('state', () => inboxStates.enumType, { nullable: true, description: 'All of them when not given.' })
    state: AskedInbox['state'],
    @Arg('search', () => String, { nullable: true, description: 'A part of a name, an address or a number.' })
    search: string | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: 'As many as make 1000 with the pages before.' })
    perPage: number,
  ): Promise<Inbox> {
    return readInbox(context, { state: state ?? null, search: search ?? null, page, perPage })
  }

  @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['technician', 'clerk'] })
  @Mutation(() => Boolean, { description: 'Notes whether anything is left to do about a message, and answers that.' })
  async markMessageHandled(
    @Ctx() context: Context,
    @Arg('kind', () => messageKindChoice.enumType) kind: MessageKind['name'],
    @Arg('id', () => Int) id: number,
    @Arg('isHandled', () => Boolean) isHandled: boolean,
  ): Promise<boolean> {
    allow(context.viewer, 'update', managedEntity(messageKinds[kind].type).name)
    await markMessage(context, messageKinds[kind], id, { isHandled, ...(isHandled && { isRead: true }) })
    return isHandled
  }

  @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['technician', 'clerk'] })
  @Mutation(() => Int, {
    description: 'Mails an answer to the sender of a message, and answers the id of the mail in the outbox.',
  })
  answerMessage(
    @Ctx() context: Context<MailServices>,
    @Arg('kind', () => messageKindChoice.enumType) kind: MessageKind['name'],
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { description: 'The version of the message that was read.' }) version: number,
    @Arg('text', () => String) text: string,
    @Arg('isHandled', () => Boolean, { defaultValue: true, description: 'Whether nothing is left to do about it.' })
    isHandled: boolean,
  ): Promise<number> {
    return answerMessage(context, messageKinds[kind], id, { text, version, isHandled })
  }
}
