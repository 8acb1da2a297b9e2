import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { OfViewer } from '../../kernel/access/Reaches.js'
import { roles, staffRoles } from '../../kernel/access/roles.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import type { MailServices } from '../messages/MailDelivery.js'
import {
  beginSecondFactor,
  renewRecoveryCodes,
  type Setup,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../secondFactor/changeSecondFactor.js'
import { RecoveryCode } from '../secondFactor/RecoveryCode.js'
import { SecondFactor } from '../secondFactor/SecondFactor.js'
import type { AccountSession } from '../sessions/accountSessions.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { endOwnOtherSessions, endOwnSession, ownSessions } from '../sessions/ownSessions.js'
import { SignIn } from '../sessions/SignIn.js'
import { ownSignIns } from '../sessions/signIns.js'
import { ownPinSetAt } from './counterPins.js'

/** The most login attempts that the account page shows. */
const maxSignIns = 50

@ObjectType('OwnSession', { simpleResolvers: true, description: 'Somewhere an account is logged in.' })
export class SessionObject implements AccountSession {
  @Field(() => String, { description: 'By which it can be ended.' })
  id: string

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isThisOne: boolean

  @Field(() => String, { nullable: true, description: 'Where it began, shortened.' })
  network: string | null

  @Field(() => String, { nullable: true, description: 'Browser and system.' })
  device: string | null

  @Field(() => InstantScalar, { description: 'When, UTC.' })
  signedInAt: string

  @Field(() => InstantScalar, { description: 'To a few minutes.' })
  lastUsedAt: string
}

@ObjectType({ simpleResolvers: true, description: 'How the account of the viewer is guarded.' })
class OwnAccount {
  @Field(() => InstantScalar, { nullable: true, description: 'Since when logging in asks for a code.' })
  secondFactorSince: string | null

  @Field(() => Int, { description: 'Of ten, each of which works once.' })
  recoveryCodesLeft: number

  @Field(() => Boolean, {
    description:
      'Whether the shop requires a second factor of this account, which may do nothing else until it has one.',
  })
  mustEnrol: boolean

  @Field(() => InstantScalar, { nullable: true, description: 'Since when there is a PIN for the counter.' })
  pinSince: string | null

  @Field(() => [SessionObject], { description: 'This one first.' })
  sessions: AccountSession[]

  @OfViewer()
  @Field(() => [SignIn], { description: `The latest ${maxSignIns}, the newest first.` })
  signIns: SignIn[]
}

@ObjectType({ description: 'What an authenticator app is to know.' })
class SecondFactorSetup implements Setup {
  @Field(() => String, { description: 'Base32, to be typed. It is shown this once.' })
  secret: string

  @Field(() => String, { description: 'The same as an address, to be read from a QR code.' })
  address: string
}

const codeArgument = { description: 'Of the authenticator app, or a recovery code.' }

@Resolver()
export class OwnAccountResolver {
  @Granted(staffRoles, { isForEnrolment: true })
  @Query(() => OwnAccount, { description: 'The second factor, the sessions and the latest logins of the viewer.' })
  async myAccount(@Ctx() context: Context<MailServices>): Promise<OwnAccount> {
    const { viewer } = ownAccount(context)
    const { reader } = context.services.database
    const factor = await reader.findOneBy(SecondFactor, { user: viewer.id })
    return {
      secondFactorSince: factor?.activeSince ?? null,
      recoveryCodesLeft: await reader.countBy(RecoveryCode, { user: viewer.id }),
      mustEnrol: viewer.mustEnrol ?? false,
      pinSince: await ownPinSetAt(reader, viewer.id),
      sessions: await ownSessions(context),
      signIns: await ownSignIns(reader, viewer.id, maxSignIns),
    }
  }

  @Granted(roles.values, { isForEnrolment: true })
  @Query(() => [SessionObject], { description: 'Where the viewer is logged in, this browser first.' })
  mySessions(@Ctx() context: Context): Promise<AccountSession[]> {
    return ownSessions(context)
  }

  @Secret('people')
  @Granted(staffRoles, { isForEnrolment: true })
  @Mutation(() => SecondFactorSetup, { description: 'Begins to set up an authenticator app; nothing changes yet.' })
  beginSecondFactor(
    @Ctx() context: Context<MailServices>,
    @Arg('password', () => String) password: string,
  ): Promise<Setup> {
    return beginSecondFactor(context, password)
  }

  @Secret('people')
  @Granted(staffRoles, { isForEnrolment: true })
  @Mutation(() => [String], {
    description: 'From a first right code on logging in asks for one. Answers the recovery codes, this once.',
  })
  turnOnSecondFactor(
    @Ctx() context: Context<MailServices>,
    @Arg('code', () => String, { description: 'Of the authenticator app.' }) code: string,
  ): Promise<string[]> {
    return turnOnSecondFactor(context, code)
  }

  @Granted(staffRoles)
  @Mutation(() => Boolean, { description: 'From now on the password is enough.' })
  turnOffSecondFactor(
    @Ctx() context: Context<MailServices>,
    @Arg('password', () => String) password: string,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<boolean> {
    return turnOffSecondFactor(context, password, code)
  }

  @Secret('people')
  @Granted(staffRoles)
  @Mutation(() => [String], { description: 'New recovery codes in place of those before. They are shown this once.' })
  renewRecoveryCodes(
    @Ctx() context: Context<MailServices>,
    @Arg('password', () => String) password: string,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<string[]> {
    return renewRecoveryCodes(context, password, code)
  }

  @Granted(roles.values, { isForEnrolment: true })
  @Mutation(() => Boolean, { description: 'Ends one of the own sessions, in whichever browser it is.' })
  endSession(@Ctx() context: Context<MailServices>, @Arg('id', () => String) id: string): Promise<boolean> {
    return endOwnSession(context, id)
  }

  @Granted(roles.values, { isForEnrolment: true })
  @Mutation(() => Int, { description: 'Ends every own session but this one; answers how many.' })
  endOtherSessions(@Ctx() context: Context<MailServices>): Promise<number> {
    return endOwnOtherSessions(context)
  }
}
