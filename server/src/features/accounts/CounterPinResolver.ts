import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import type { ColleagueRight } from '../../kernel/shared/staffRights.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { ViewerObject } from './AccountResolver.js'
import { removeAccountPin, removeCounterPin, setCounterPin } from './counterPins.js'
import { switchPerson } from './switchPerson.js'

/** Who has something to do at a counter besides owners; an editor has not. */
const atCounter: readonly ColleagueRight[] = ['technician', 'clerk']

const passwordArgument = { description: 'The own one.' }
const codeArgument = { nullable: true, description: 'Where the own account has a second factor.' }

/** Colleagues who take turns at one counter, by PIN. */
@Resolver()
export class CounterPinResolver {
  @Granted(['cms-admin'], { colleagues: atCounter })
  @Mutation(() => ViewerObject, {
    description:
      'Lets a colleague go on in this session by PIN. Nobody has more than the right of a clerk that way; the rest asks for logging in with a password.',
  })
  switchPerson(
    @Ctx() context: Context,
    @Arg('person', () => Int, { description: 'The id of the account.' }) person: number,
    @Arg('pin', () => String, { description: 'Of that colleague.' }) pin: string,
  ): Promise<Viewer> {
    return switchPerson(context, person, pin)
  }

  @Granted(['cms-admin'], { colleagues: atCounter })
  @Mutation(() => Boolean, {
    description: 'Chooses the own PIN for the counter. Sessions that an earlier one let into end.',
  })
  setCounterPin(
    @Ctx() context: Context<MailServices>,
    @Arg('pin', () => String, { description: 'Four to six digits, none that is easily guessed.' }) pin: string,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<boolean> {
    return setCounterPin(context, pin, { password, code })
  }

  @Granted(['cms-admin'], { colleagues: atCounter })
  @Mutation(() => Boolean, { description: 'Removes the own PIN. Sessions that it let into end.' })
  removeCounterPin(
    @Ctx() context: Context<MailServices>,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<boolean> {
    return removeCounterPin(context, { password, code })
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, { description: 'Removes the PIN of a colleague, for whom sessions that it let into end.' })
  removeAccountPin(
    @Ctx() context: Context<MailServices>,
    @Arg('account', () => Int, { description: 'The id of the account; not the own one.' }) account: number,
    @Arg('password', () => String, passwordArgument) password: string,
    @Arg('code', () => String, codeArgument) code: string | null,
  ): Promise<boolean> {
    return removeAccountPin(context, account, { password, code })
  }
}
