import type { EntityManager } from 'typeorm'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { addressOf, Customer } from '../customers/Customer.js'
import { queueMail } from '../messages/queueMail.js'
import { CounterPin } from '../sessions/CounterPin.js'
import { clearLocks } from '../sessions/loginAttempts.js'
import { endSessions } from '../sessions/sessions.js'
import { AccessToken } from '../tokens/AccessToken.js'
import { hasPassword } from './hasPassword.js'
import { PasswordToken } from './PasswordToken.js'
import { securityMail } from './securityMails.js'

/**
 * Sets an account's password, and notifies its owner by mail unless it is the first. Sessions, mailed links and the PIN become
 * invalid, access tokens that it made are revoked, and a lock is cleared.
 * @param known the hash of the current password as the caller read it, where it must not have changed since
 * @returns whether the password was set
 */
export async function setPassword(
  manager: EntityManager,
  settings: Settings,
  id: number,
  passwordHash: string,
  known?: string,
): Promise<boolean> {
  const hadPassword = await hasPassword(manager, id)
  const which = known === undefined ? { id } : { id, passwordHash: known }
  const isSet = await records.updateWhere(manager, Customer, which, { passwordHash }, unnoticed)
  if (!isSet) return false
  const account = await manager.findOneByOrFail(Customer, { id })
  await endSessions(manager, id)
  await manager.delete(CounterPin, { user: id })
  await manager.delete(PasswordToken, { user: id })
  await records.removeWhere(manager, AccessToken, { maker: id })
  await clearLocks(manager, addressOf(account))
  if (hadPassword) await queueMail(manager, securityMail('passwordChanged', account, settings), id, settings)
  return true
}
