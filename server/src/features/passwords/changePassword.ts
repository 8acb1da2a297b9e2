import type { Context } from '../../kernel/context/Context.js'
import { type FieldErrors, invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { loginLimit } from '../../kernel/limits/callLimits.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { setSessionCookies } from '../sessions/sessionCookies.js'
import { newSession } from '../sessions/sessions.js'
import { readShop } from '../shop/readShop.js'
import { passwordFault } from './passwordFault.js'
import { hashPassword } from './passwords.js'
import { setPassword } from './setPassword.js'
import { ofSessions, userWithPassword } from './userWithPassword.js'

const notCurrent = { key: 'password.notCurrent' } as const

/**
 * Changes the caller's own password. Every session of the account ends; the caller gets a new one.
 * @throws ShopError VALIDATION, also for a wrong current password, which counts as a failed login; UNAUTHENTICATED,
 * FORBIDDEN to a program, RATE_LIMITED, LOCKED
 */
export async function changePassword(
  { caller, services, viewer }: Context<MailServices>,
  currentPassword: string,
  newPassword: string,
): Promise<boolean> {
  assertNoProgram(viewer)
  if (!caller || !viewer) throw new ShopError('UNAUTHENTICATED')
  const { database, settings } = services
  await loginLimit.spend(services, caller)

  const account = await userWithPassword(database, viewer.email, currentPassword, undefined, ofSessions)
  const fault = passwordFault(newPassword, viewer, await readShop(database.reader))
  if (!account || fault) {
    const fields: FieldErrors = {
      ...(!account && { currentPassword: [notCurrent] }),
      ...(fault && { newPassword: [fault] }),
    }
    throw new ShopError('VALIDATION', { fields })
  }
  const passwordHash = await hashPassword(newPassword)
  const token = await database.write(async (manager) => {
    // A password that was changed in the meantime must not be overwritten.
    const isChanged = await setPassword(manager, settings, viewer.id, passwordHash, account.passwordHash ?? undefined)
    if (!isChanged) throw invalidField('currentPassword', notCurrent)
    return newSession(manager, viewer.id, caller)
  })
  services.mail.wake()
  setSessionCookies(caller, settings, token, viewer, passwordHash)
  return true
}
