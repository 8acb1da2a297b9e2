import { Resolver as NameServers } from 'node:dns/promises'
import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { mailServerOf } from '../mailServer/mailServerOf.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { senderOf } from '../messages/Mailer.js'
import { type MailFailureKind, mailFailureKinds } from '../messages/mailFailures.js'
import { readShop } from '../shop/readShop.js'
import { mailProviders } from './mailProviders.js'
import { readSenderRecords, type SenderRecordState, type SenderRecords, senderRecordStates } from './senderRecords.js'
import { type GivenMailServer, setMailServer } from './setMailServer.js'

/** Ones that do not answer are told within the time that an answer has. */
const nameServers = new NameServers({ timeout: 2000, tries: 2 })

@ObjectType('MailProvider', {
  simpleResolvers: true,
  description: 'A company that many shops have their mail at, to begin with.',
})
class MailProviderObject {
  @Field(() => String, { description: 'Its name.' })
  name: string

  @Field(() => String, { description: 'The host of its mail server.' })
  host: string

  @Field(() => Int, { description: 'The port of it.' })
  port: number
}

@ObjectType({ simpleResolvers: true, description: 'The server by which mails leave. Its password is never answered.' })
class MailServer {
  @Field(() => Boolean, { description: 'Whether it is set by SMTP_URL, above that of the back office.' })
  isFromEnvironment: boolean

  @Field(() => String, { nullable: true, description: 'Its host; null where there is none.' })
  host: string | null

  @Field(() => Int, { nullable: true, description: 'Its port: TLS from the first byte on 465, else STARTTLS.' })
  port: number | null

  @Field(() => String, { nullable: true, description: 'The user who logs in; null without a login.' })
  user: string | null

  @Field(() => [MailProviderObject], { description: 'Companies whose server is filled in by name.' })
  providers: readonly MailProviderObject[]
}

@ObjectType({ simpleResolvers: true, description: 'What the mail server said when it was tried.' })
class MailServerTrial {
  @Field(() => mailFailureKinds.enumType, { nullable: true, description: 'What fails; null when it takes mail.' })
  failure: MailFailureKind | null

  @Field(() => String, { nullable: true, description: 'The answer of the server, where it fails.' })
  answer: string | null
}

@ObjectType('SenderRecords', {
  simpleResolvers: true,
  description: 'What receivers look up of the domain of the sender.',
})
class SenderRecordsObject implements SenderRecords {
  @Field(() => String, { description: 'The domain of the address that mails are from.' })
  domain: string

  @Field(() => Boolean, { description: "Whether the domain is a mail company's, so that the shop cannot set records." })
  isPersonal: boolean

  @Field(() => senderRecordStates.enumType, { description: 'SPF: which servers may send for the domain.' })
  spf: SenderRecordState

  @Field(() => senderRecordStates.enumType, { description: 'DKIM: the key that mails are signed by.' })
  dkim: SenderRecordState

  @Field(() => senderRecordStates.enumType, { description: 'DMARC: what becomes of mails that are not from it.' })
  dmarc: SenderRecordState
}

@InputType('MailServerInput', { description: 'A server that takes the mails of the shop.' })
class MailServerInput implements GivenMailServer {
  @Field(() => String, { description: 'Its host, such as smtp.example.com.' })
  host: string

  @Field(() => Int, { description: '465 for TLS from the first byte; 587, 25 or 2525 for STARTTLS.' })
  port: number

  @Field(() => String, { nullable: true, description: 'The user who logs in; none without a login.' })
  user: string | null

  @Field(() => String, { nullable: true, description: 'The password; none keeps that of the same host and user.' })
  password: string | null
}

/** The mail server that the owner gives, where the operator has given none. */
@Resolver()
export class MailServerResolver {
  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Query(() => MailServer, { description: 'The server by which mails leave.' })
  async mailServer(@Ctx() { services }: Context): Promise<MailServer> {
    const { settings, database } = services
    const address = await mailServerOf(database.reader, settings)
    return {
      isFromEnvironment: settings.smtp !== null,
      host: address?.host ?? null,
      port: address?.port ?? null,
      user: address?.login?.user ?? null,
      providers: mailProviders,
    }
  }

  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Query(() => SenderRecordsObject, {
    nullable: true,
    description: 'What receivers look up of the domain of the sender; null as long as there is no sender.',
  })
  async senderRecords(@Ctx() { services }: Context): Promise<SenderRecords | null> {
    const { settings, database } = services
    const domain = senderOf(await readShop(database.reader))
      ?.address.split('@')
      .pop()
      ?.toLowerCase()
    if (!domain) return null
    const host = (await mailServerOf(database.reader, settings))?.host
    return readSenderRecords(
      domain,
      mailProviders.find((provider) => provider.host === host),
      (name) => nameServers.resolveTxt(name),
    )
  }

  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Mutation(() => MailServerTrial, {
    description:
      'Stores the mail server, its password sealed, and tries it. Asks for the own password, as resets leave by it.',
  })
  async setMailServer(
    @Ctx() context: Context<MailServices>,
    @Arg('server', () => MailServerInput, { nullable: true, description: 'Null for none.' })
    server: MailServerInput | null,
    @Arg('ownPassword', () => String, { description: 'Of the account that asks.' }) password: string,
    @Arg('code', () => String, { nullable: true, description: 'Of its second factor, where it has one.' })
    code: string | null,
  ): Promise<MailServerTrial> {
    const fault = await setMailServer(context, server ?? null, { password, code: code ?? '' })
    return { failure: fault?.kind ?? null, answer: fault?.message ?? null }
  }
}
