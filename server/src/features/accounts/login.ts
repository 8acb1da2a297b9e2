import type { EntityManager } from 'typeorm'
import { mustEnrol } from '../../kernel/access/mustEnrol.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Caller, Context } from '../../kernel/context/Context.js'
import { roleIsOff } from '../../kernel/errors/roleIsOff.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { loginLimit } from '../../kernel/limits/callLimits.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { addressOf, Customer } from '../customers/Customer.js'
import { rightOf } from '../customers/rightOf.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { removeExpiredTokens } from '../passwords/passwordTokens.js'
import { userWithPassword } from '../passwords/userWithPassword.js'
import { assertSecondFactor, type ShownBy } from '../secondFactor/assertSecondFactor.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { CounterPin } from '../sessions/CounterPin.js'
import type { SignInServices } from '../sessions/SignInLog.js'
import { setSessionCookies } from '../sessions/sessionCookies.js'
import { endSession, newSession } from '../sessions/sessions.js'
import { addSignIn, refusedOutcome } from '../sessions/signIns.js'
import { isKnownBrowser } from '../sessions/visitor.js'

export type LoginServices = MailServices & SignInServices

/**
 * Logs the caller in, with a new session that replaces the browser's previous one.
 * Guesses of strangers do not lock out a browser from which the account has logged in before.
 * An address without an account is treated like a wrong password in message, in time and in locking.
 * @param code of an authenticator app, or a recovery code, where the account has a second factor
 * @throws ShopError RATE_LIMITED, LOCKED, CREDENTIALS; after a correct password SECOND_FACTOR, VALIDATION for a
 * wrong code and OTHER_ROLE; FORBIDDEN to a program, and to an account of a part that is switched off
 */
export async function login(
  context: Context<LoginServices>,
  email: string,
  password: string,
  code?: string | null,
): Promise<Viewer> {
  const { caller, services, viewer: current } = context
  assertNoProgram(current)
  if (!caller) throw new ShopError('BAD_REQUEST')
  await loginLimit.spend(services, caller)

  const { user, shownBy } = await shownAccount(context, caller, email, password, code)
  const { id, name, role, statusUser } = user
  const viewer: Viewer = {
    ...{ id, name, email: addressOf(user), role, right: rightOf(user), statusUser },
    mustEnrol: mustEnrol(role, shownBy !== null, services.settings),
  }
  const token = await services.database.write((manager) => startSession(manager, caller, user, shownBy))
  if (shownBy === 'recovery-code') services.mail.wake()
  setSessionCookies(caller, services.settings, token, viewer, user.passwordHash)
  context.viewer = viewer
  return viewer
}

async function shownAccount(
  { services, viewer: current }: Context<LoginServices>,
  caller: Caller,
  email: string,
  password: string,
  code: string | null | undefined,
): Promise<{ user: Customer; shownBy: ShownBy }> {
  let shownBy: ShownBy = null
  try {
    const user = await userWithPassword(
      services.database,
      email,
      password,
      async (found) => {
        // Checked before a code is used up on a login that is refused.
        if (current && current.role !== found.role) throw new ShopError('OTHER_ROLE')
        if ((await services.switches.now()).roles.has(found.role)) throw roleIsOff()
        shownBy = await assertSecondFactor(services, found, code)
      },
      (found) => (isKnownBrowser(caller.visitor, found, services.settings) ? `browser ${caller.visitor?.id}` : null),
    )
    if (!user) throw new ShopError('CREDENTIALS')
    return { user, shownBy }
  } catch (error) {
    const outcome = refusedOutcome(error)
    if (outcome) services.signIns.recordRefusal(email, outcome, caller)
    throw error
  }
}

async function startSession(
  manager: EntityManager,
  caller: Caller,
  { id, email, passwordHash }: Customer,
  shownBy: ShownBy,
): Promise<string> {
  // The password may have been changed since it was checked, which ended every session.
  const asShown = { id, passwordHash: passwordHash ?? '' }
  const counted = { loginCount: () => 'login_count + 1', lastLoginAt: new Date().toISOString() }
  if (!(await records.updateWhere(manager, Customer, asShown, counted, unnoticed))) {
    throw new ShopError('CREDENTIALS')
  }
  if (caller.sessionToken !== null) await endSession(manager, caller.sessionToken)
  await manager.update(CounterPin, { user: id }, { failures: 0 })
  await removeExpiredTokens(manager)
  await addSignIn(manager, { id, email }, shownBy === 'recovery-code' ? 'recovery-code' : 'signed-in', caller)
  return newSession(manager, id, caller)
}
