import { LessThan } from 'typeorm'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { loginLimit } from '../../kernel/limits/callLimits.js'
import { Customer } from '../customers/Customer.js'
import { rightOf } from '../customers/rightOf.js'
import { isPassword } from '../passwords/passwords.js'
import { exclusively } from '../passwords/userWithPassword.js'
import { mayStandAtCounter } from '../sessions/atCounter.js'
import { CounterPin, maxPinFailures } from '../sessions/CounterPin.js'
import { countAttempt, hashCounter, takeBackAttempt } from '../sessions/loginAttempts.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { Session } from '../sessions/Session.js'
import { showUser } from '../sessions/sessionCookies.js'
import { liveSession } from '../sessions/sessions.js'

/**
 * Lets a colleague go on in the caller's session by PIN, from the next call on and with the right of a counter alone.
 * A wrong PIN, a locked one, none and an account that may not stand at the counter are one refusal, after the same work.
 * @throws ShopError VALIDATION; LOCKED after five wrong ones in this session, whoever's; RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN to a
 * program
 */
export async function switchPerson(context: Context, person: number, pin: string): Promise<Viewer> {
  const { caller, viewer } = ownAccount(context)
  const { services } = context
  const { sessionToken } = caller
  const tokenHash = viewer.session
  if (sessionToken === null || tokenHash === undefined) throw new ShopError('UNAUTHENTICATED')
  await loginLimit.spend(services, caller)
  // One after the other, so that a right PIN that is sent twice is not counted as two guesses.
  await exclusively(`pin ${person}`, async () => {
    const attempt = await countAttempt(services.database, hashCounter(tokenHash))
    const pinHash = await countedPin(context, person)
    if (!(await isPassword(pinHash, pin)) || !(await takeOver(context, tokenHash, person, pinHash))) {
      throw invalidField('pin', { key: 'counterPin.wrong' })
    }
    await takeBackAttempt(services.database, attempt)
  })
  const session = await liveSession(services, sessionToken)
  if (!session) throw new ShopError('UNAUTHENTICATED')
  showUser(caller, session.viewer)
  context.viewer = session.viewer
  return session.viewer
}

/**
 * The hash of a PIN, once the try at it was counted as a failure: in one statement, so that of any number of tries at once only
 * five are checked. Null where there is none or it is locked.
 */
async function countedPin({ services }: Context, user: number): Promise<string | null> {
  return services.database.write(async (manager) => {
    const { affected } = await manager
      .createQueryBuilder()
      .update(CounterPin)
      .set({ failures: () => 'failures + 1' })
      .where({ user, failures: LessThan(maxPinFailures) })
      .execute()
    return affected ? ((await manager.findOneBy(CounterPin, { user }))?.pinHash ?? null) : null
  })
}

/** Names the colleague in the session. False where the PIN was changed meanwhile, or they may not stand at the counter. */
async function takeOver(
  { services }: Context,
  tokenHash: string,
  worker: number,
  pinHash: string | null,
): Promise<boolean> {
  if (pinHash === null) return false
  return services.database.write(async (manager) => {
    const account = await manager.findOneBy(Customer, { id: worker })
    if (!account || !mayStandAtCounter({ role: account.role, right: rightOf(account) })) return false
    const { affected } = await manager.update(CounterPin, { user: worker, pinHash }, { failures: 0 })
    if (!affected) return false
    // It may have ended meanwhile.
    if (!(await manager.update(Session, { tokenHash }, { worker })).affected) throw new ShopError('UNAUTHENTICATED')
    return true
  })
}
