import type { Viewer } from '../access/Viewer.js'
import type { Caller, Context } from '../context/Context.js'
import type { Customer } from '../entities/Customer.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { loginLimit } from '../limits/callLimits.js'
import { assertNoProgram } from './assertNoProgram.js'
import { assertSecondFactor } from './assertSecondFactor.js'
import { userWithPassword } from './userWithPassword.js'

/** @throws ShopError UNAUTHENTICATED, FORBIDDEN to a program */
export function ownAccount({ caller, viewer }: Context): { caller: Caller; viewer: Viewer } {
  assertNoProgram(viewer)
  if (!caller || !viewer) throw new ShopError('UNAUTHENTICATED')
  return { caller, viewer }
}

/**
 * The viewer's own account, after the password and, where there is a second factor, a code were asked for once more.
 * Wrong ones count as failed logins.
 * @throws ShopError VALIDATION, SECOND_FACTOR, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, LOCKED
 */
export async function provenAccount(context: Context, password: string, code?: string): Promise<Customer> {
  const { caller, viewer } = ownAccount(context)
  const { services } = context
  await loginLimit.spend(services, caller.address)
  const account = await userWithPassword(services.database, viewer.email, password, async (user) => {
    if (code !== undefined) await assertSecondFactor(services, user, code)
  })
  if (!account) throw invalidField('password', { key: 'password.notCurrent' })
  return account
}
