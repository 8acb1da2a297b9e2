import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Field, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { isWithinRight } from '../../kernel/access/colleagues.js'
import { Granted } from '../../kernel/access/Granted.js'
import { operationGrants } from '../../kernel/access/OperationGrants.js'
import { type Role, roles, staffRights } from '../../kernel/access/roles.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { colleagueRights, type StaffRight } from '../../kernel/shared/staffRights.js'
import type { MailServices } from '../messages/MailDelivery.js'
import type { AccountSession } from '../sessions/accountSessions.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { endAccount, inviteColleague, setStaffRight, unlockAccount } from './colleagues.js'
import { type CounterPerson, counterPeople } from './counterPins.js'
import { endAccountSession, endAccountSessions, removeAccountSecondFactor, sessionsOfAccount } from './guardAccounts.js'
import { SessionObject } from './OwnAccountResolver.js'
import {
  type AccountSecurity,
  accountSecurity,
  type Colleague,
  colleagues,
  ownerNames,
  staffAccounts,
} from './staffAccounts.js'

@ObjectType('AccountSecurity', { simpleResolvers: true, description: 'How an account is guarded and used.' })
class AccountSecurityObject implements AccountSecurity {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'Of the person.' })
  name: string

  @Field(() => String, { description: 'With which its owner logs in.' })
  email: string

  @Field(() => roles.enumType, { description: 'What may be done with it.' })
  role: Role

  @Field(() => staffRights.enumType, {
    nullable: true,
    description: 'Of the role of administrators; null for every other role.',
  })
  right: StaffRight | null

  @Field(() => Boolean, { description: 'Whether it has a password; an invitation that waits has none.' })
  isActive: boolean

  @Field(() => InstantScalar, { nullable: true, description: 'UTC.' })
  lastLoginAt: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'Since when logging in asks for a code.' })
  secondFactorSince: string | null

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'Until when logging in is refused after failed attempts, but for browsers that are known.',
  })
  lockedUntil: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'Since when it has a PIN for the counter.' })
  pinSince: string | null

  @Field(() => Int, { description: 'In how many browsers it is logged in.' })
  sessionCount: number
}

@ObjectType('Colleague', { simpleResolvers: true, description: 'Somebody who works in the back office.' })
class ColleagueObject implements Colleague {
  @Field(() => Int, { description: 'Of the account.' })
  id: number

  @Field(() => String, { description: 'Of the person.' })
  name: string
}

@ObjectType('CounterPerson', { simpleResolvers: true, description: 'A colleague who can be let in by PIN.' })
class CounterPersonObject implements CounterPerson {
  @Field(() => Int, { description: 'Of the account.' })
  id: number

  @Field(() => String, { description: 'Of the person.' })
  name: string

  @Field(() => Int, { description: 'How many digits the PIN has, the last of which submits it.' })
  digits: number
}

@ObjectType({ simpleResolvers: true, description: 'What the caller may do in the back office.' })
class MyRights {
  @Field(() => staffRights.enumType, { description: 'An owner may do everything, and the lists are empty then.' })
  right: StaffRight

  @Field(() => Boolean, {
    description: 'Whether a PIN let the caller in: the rest of the own right asks for logging in with the password.',
  })
  isAtCounter: boolean

  @Field(() => [String], { description: 'The operations that a colleague may call, as far as entities allow.' })
  operations: string[]

  @Field(() => [String], { description: 'The entities whose records a colleague may read.' })
  reads: string[]

  @Field(() => [String], { description: 'The entities with whose records a colleague may work.' })
  works: string[]

  @Field(() => Boolean, { description: 'Whether an owner has to agree before visitors see what the caller writes.' })
  asksApproval: boolean

  @Field(() => [String], { description: 'The names of the owners, whom a colleague asks for what is not theirs.' })
  owners: string[]

  @Field(() => [CounterPersonObject], {
    description: 'Who can be let in at the counter by PIN, by name; nobody for an editor, who has nothing to do there.',
  })
  people: CounterPerson[]
}

const accountArgument = { description: 'The id of the account; not the own one.' }
const passwordArgument = { description: 'Of the administrator who does it.' }
const codeArgument = { nullable: true, description: 'Where the administrator has a second factor.' }

@Resolver()
export class StaffAccountResolver {
  @Granted(['cms-admin'])
  @Query(() => [AccountSecurityObject], { description: 'The accounts of administrators, partners and accountants.' })
  staffAccounts(@Ctx() { services }: Context): Promise<AccountSecurity[]> {
    return staffAccounts(services)
  }

  @Granted(['cms-admin'])
  @Query(() => AccountSecurityObject, { description: 'How any account is guarded and used, a customer’s too.' })
  accountSecurity(
    @Ctx() { services }: Context,
    @Arg('account', () => Int, accountArgument) account: number,
  ): Promise<AccountSecurity> {
    return accountSecurity(services, account)
  }

  @Granted(['cms-admin'])
  @Query(() => [SessionObject], { description: 'Where an account is logged in.' })
  accountSessions(
    @Ctx() context: Context,
    @Arg('account', () => Int, accountArgument) account: number,
  ): Promise<AccountSession[]> {
    return sessionsOfAccount(context, account)
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, { description: 'Ends a session of another account, whose owner is notified by mail.' })
  endAccountSession(
    @Ctx() context: Context<MailServices>,
    @Arg('account', () => Int, accountArgument) account: number,
    @Arg('session', () => String, { description: 'The id of the session.' }) session: string,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<boolean> {
    return endAccountSession(context, account, session, { password, code })
  }

  @Granted(['cms-admin'])
  @Mutation(() => Int, {
    description: 'Ends every session of another account, whose owner is notified by mail; answers how many.',
  })
  endAccountSessions(
    @Ctx() context: Context<MailServices>,
    @Arg('account', () => Int, accountArgument) account: number,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<number> {
    return endAccountSessions(context, account, { password, code })
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, {
    description: 'Takes off the second factor of another account and ends its sessions; its owner is notified by mail.',
  })
  removeAccountSecondFactor(
    @Ctx() context: Context<MailServices>,
    @Arg('account', () => Int, accountArgument) account: number,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<boolean> {
    return removeAccountSecondFactor(context, account, { password, code })
  }

  @Secret('people')
  @Granted(['cms-admin'])
  @Mutation(() => Int, { description: 'Mails a new administrator a link to choose a password; answers the id.' })
  inviteColleague(
    @Ctx() context: Context<MailServices>,
    @Arg('name', () => String, { description: 'Of the colleague.' }) name: string,
    @Arg('email', () => String) email: string,
    @Arg('language', () => languageChoice.enumType, { description: 'Of the mails.' }) language: Language,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
    @Arg('right', () => staffRights.enumType, { defaultValue: 'owner', description: 'What the colleague may do.' })
    right: StaffRight,
  ): Promise<number> {
    return inviteColleague(context, { name, email, language, right }, { password, code })
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, {
    description:
      'Says what a colleague may do, from their next call on. Who is no owner any more loses the tokens that they made.',
  })
  setStaffRight(
    @Ctx() context: Context<MailServices>,
    @Arg('account', () => Int, accountArgument) account: number,
    @Arg('right', () => staffRights.enumType, { description: 'What the colleague may do.' }) right: StaffRight,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<boolean> {
    return setStaffRight(context, account, right, { password, code })
  }

  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [ColleagueObject], { description: 'Who may work on jobs, by name.' })
  colleagues(@Ctx() { services, viewer }: Context): Promise<Colleague[]> {
    assertNoProgram(viewer)
    return colleagues(services)
  }

  @Granted(['cms-admin'], { colleagues: colleagueRights, isForEnrolment: true })
  @Query(() => MyRights, { description: 'What the caller may do in the back office, for its menu and its buttons.' })
  async myRights(@Ctx() context: Context, @Info() { schema }: GraphQLResolveInfo): Promise<MyRights> {
    const { services, viewer } = context
    assertNoProgram(viewer)
    const people = await counterPeople(context)
    if (!viewer?.right) {
      return {
        right: 'owner',
        isAtCounter: false,
        operations: [],
        reads: [],
        works: [],
        asksApproval: false,
        owners: [],
        people,
      }
    }
    const { right } = viewer
    const names = managedEntities().map((type) => managedEntity(type).name)
    return {
      right,
      isAtCounter: viewer.isAtCounter ?? false,
      operations: operationGrants(schema).within(viewer),
      reads: names.filter((name) => isWithinRight(viewer, name, false)),
      works: names.filter((name) => isWithinRight(viewer, name, true)),
      asksApproval: viewer.asksApproval === true,
      owners: await ownerNames(services),
      people,
    }
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, {
    description:
      'Ends the account of another administrator, who is notified by mail. History goes on naming who it was.',
  })
  endAccount(
    @Ctx() context: Context<MailServices>,
    @Arg('account', () => Int, accountArgument) account: number,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<boolean> {
    return endAccount(context, account, { password, code })
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, { description: 'Lifts the lock of an account after failed logins.' })
  unlockAccount(
    @Ctx() context: Context,
    @Arg('account', () => Int, accountArgument) account: number,
  ): Promise<boolean> {
    return unlockAccount(context, account)
  }
}
