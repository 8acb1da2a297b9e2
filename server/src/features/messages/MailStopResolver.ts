import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { openMailStop, stopMails } from './mailRecipients.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Whether an e-mail address is sent mails that anyone can cause by typing it.',
})
class MailStop {
  @Field(() => InstantScalar, {
    nullable: true,
    description: 'Until when its owner wants none; null where they are sent.',
  })
  stoppedUntil: string | null
}

const codeArgument = { description: 'The last part of the secret address in such a mail.' }

/** The way out for who is mailed because someone else has typed their address. Reading changes nothing. */
@Resolver()
export class MailStopResolver {
  @Granted('everyone')
  @Query(() => MailStop, { description: 'What the secret address of a mail that someone else has caused stops.' })
  async mailStop(@Ctx() context: Context, @Arg('code', () => String, codeArgument) code: string): Promise<MailStop> {
    return { stoppedUntil: await openMailStop(context, code) }
  }

  @Granted('everyone')
  @Mutation(() => MailStop, { description: 'Stops mails that others cause to an e-mail address, for thirty days.' })
  async stopMails(@Ctx() context: Context, @Arg('code', () => String, codeArgument) code: string): Promise<MailStop> {
    return { stoppedUntil: await stopMails(context, code) }
  }
}
