import type { EntityManager } from 'typeorm'
import { Customer } from '../entities/Customer.js'
import { queueMail } from '../messages/queueMail.js'
import { LoginAttempt } from '../sessions/LoginAttempt.js'
import { hashAddress } from '../sessions/loginAttempts.js'
import { endSessions } from '../sessions/sessions.js'
import type { Settings } from '../settings/readSettings.js'
import { PasswordToken } from './PasswordToken.js'
import { securityMail } from './securityMails.js'

/**
 * Gives an account another password, and tells its owner by mail unless it is the first. Its sessions and the links that
 * were sent to it end, and it is locked no more.
 * @param known the hash of the password that the caller knows, where that must still be the one
 * @returns whether it was done
 */
export async function setPassword(
  manager: EntityManager,
  settings: Settings,
  id: number,
  passwordHash: string,
  known?: string,
): Promise<boolean> {
  const hadPassword = await manager
    .createQueryBuilder(Customer, 'customer')
    .where('customer.id = :id AND customer.passwordHash IS NOT NULL', { id })
    .getExists()
  const which = known === undefined ? { id } : { id, passwordHash: known }
  const { affected } = await manager.update(Customer, which, { passwordHash })
  if (!affected) return false
  const account = await manager.findOneByOrFail(Customer, { id })
  await endSessions(manager, id)
  await manager.delete(PasswordToken, { user: id })
  await manager.delete(LoginAttempt, { addressHash: hashAddress(account.email) })
  if (hadPassword) await queueMail(manager, securityMail('passwordChanged', account, settings))
  return true
}
