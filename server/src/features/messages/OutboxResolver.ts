import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { shownPage } from './hideMailLinks.js'
import type { MailServices } from './MailDelivery.js'
import { type MailConnection, mailSituations, readMailConnection } from './mailConnection.js'
import { type MailFailureKind, mailFailureKinds } from './mailFailures.js'
import { countOutbox } from './outboxState.js'
import { resendMails, sendTestMail } from './resendMails.js'
import { type MailTrial, tryMail } from './tryMail.js'

@ObjectType('MailConnection', {
  simpleResolvers: true,
  description: 'The connection with the mail server, as far as the outbox shows it.',
})
class MailConnectionObject implements MailConnection {
  @Field(() => mailSituations.enumType, { description: 'How it stands.' })
  situation: MailConnection['situation']

  @Field(() => String, { nullable: true, description: 'The address that mails are from.' })
  sender: string | null

  @Field(() => Int, { description: 'How many mails wait to be sent.' })
  waiting: number

  @Field(() => InstantScalar, { nullable: true, description: 'When a mail last left, UTC.' })
  deliveredAt: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'By when it had begun to fail, UTC.' })
  failsSince: string | null

  @Field(() => mailFailureKinds.enumType, { nullable: true, description: 'What fails.' })
  failure: MailFailureKind | null

  @Field(() => String, { nullable: true, description: "The last error, in the mail server's words." })
  answer: string | null
}

@ObjectType('MailTrial', {
  simpleResolvers: true,
  description: 'What became of a mail that was sent to see whether mail arrives.',
})
class MailTrialObject implements MailTrial {
  @Field(() => String, { description: 'To whom.' })
  recipient: string

  @Field(() => Boolean, { description: 'Whether the mail server took it.' })
  isDelivered: boolean

  @Field(() => String, {
    nullable: true,
    description: 'What the mail server said; null when there is no server or no sender, and nothing was sent.',
  })
  answer: string | null

  @Field(() => mailFailureKinds.enumType, { nullable: true, description: 'What failed.' })
  failure: MailFailureKind | null
}

@Resolver()
export class OutboxResolver {
  @Granted(['cms-admin'])
  @Query(() => Int, { description: 'How many mails wait for another attempt after one that failed, or were given up.' })
  async failedMails(@Ctx() { services }: Context<MailServices>): Promise<number> {
    const { retrying, failed } = await countOutbox(services.database, new Date())
    return retrying + failed
  }

  @Granted(['cms-admin'], { about: 'outgoingMail' })
  @Query(() => MailConnectionObject, { description: 'Whether mail leaves, and since when it does not.' })
  mailConnection(@Ctx() { services }: Context<MailServices>): Promise<MailConnection> {
    return readMailConnection(services)
  }

  @Granted(['cms-admin'], { about: 'outgoingMail' })
  @Query(() => String, {
    nullable: true,
    description: 'A mail of the outbox as a page, without the link of a secret one; null for one that is text only.',
  })
  outgoingMailPage(@Ctx() context: Context<MailServices>, @Arg('id', () => Int) id: number): Promise<string | null> {
    return shownPage(context, id)
  }

  @Granted(['cms-admin'], { about: 'outgoingMail' })
  @Mutation(() => MailTrialObject, {
    description: 'Sends a mail to the own address at once, and answers what became of it.',
  })
  tryMail(@Ctx() context: Context<MailServices>): Promise<MailTrial> {
    return tryMail(context)
  }

  @Granted(['cms-admin'])
  @Mutation(() => Int, {
    description: 'Sends undelivered mails again, and answers how many: these, or all that were given up.',
  })
  resendMails(
    @Ctx() context: Context<MailServices>,
    @Arg('ids', () => [Int], { nullable: true }) ids: number[] | null,
  ): Promise<number> {
    return resendMails(context, ids ?? null)
  }

  @Granted(['cms-admin'])
  @Mutation(() => String, {
    description: 'Sends a mail to the own address, which it answers, to see whether it arrives.',
  })
  sendTestMail(@Ctx() context: Context<MailServices>): Promise<string> {
    return sendTestMail(context)
  }
}
