import { setTimeout as delay } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { loginLimit } from '../../kernel/limits/callLimits.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { resetMail } from './passwordMails.js'
import { newReset } from './passwordTokens.js'

/** Longer than it takes to queue a mail, so that the response time reveals nothing of the address. */
const answerMilliseconds = 400

/**
 * Mails a link if there is an account under this address. The response is the same for every address, in content and
 * in time.
 * @throws ShopError RATE_LIMITED, since it counts as a login; FORBIDDEN to a program
 */
export async function requestPasswordReset(
  { caller, services, viewer }: Context<MailServices>,
  email: string,
): Promise<boolean> {
  assertNoProgram(viewer)
  if (!caller) throw new ShopError('BAD_REQUEST')
  const { database, mail, settings } = services
  await loginLimit.spend(services, caller)
  const queued = database.write((manager) => queueReset(manager, email, settings))
  await Promise.all([queued, delay(answerMilliseconds)])
  mail.wake()
  return true
}

async function queueReset(manager: EntityManager, email: string, settings: Settings): Promise<void> {
  const account = await lockedAccount(manager, email)
  const token = account && (await newReset(manager, account.id))
  if (token) await queueMail(manager, resetMail(account, token, settings), account.id, settings)
}

function lockedAccount(manager: EntityManager, email: string): Promise<Customer | null> {
  const query = manager
    .createQueryBuilder(Customer, 'customer')
    .where('customer.emailKey = :key', { key: emailKey(email) })
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getOne()
}
