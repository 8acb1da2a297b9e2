import type { Context } from '../context/Context.js'
import type { Customer } from '../entities/Customer.js'
import { invalidField } from '../errors/ShopError.js'
import { loginLimit } from '../limits/callLimits.js'
import { userWithPassword } from '../passwords/userWithPassword.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { assertSecondFactor } from './assertSecondFactor.js'

/**
 * The viewer's own account, after checking the password again and, with a second factor, a code. Wrong ones count as
 * failed logins.
 * @throws ShopError VALIDATION, SECOND_FACTOR, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, LOCKED
 */
export async function reauthenticate(context: Context, password: string, code?: string): Promise<Customer> {
  const { caller, viewer } = ownAccount(context)
  const { services } = context
  await loginLimit.spend(services, caller.address)
  const account = await userWithPassword(services.database, viewer.email, password, async (user) => {
    if (code !== undefined) await assertSecondFactor(services, user, code)
  })
  if (!account) throw invalidField('password', { key: 'password.notCurrent' })
  return account
}
