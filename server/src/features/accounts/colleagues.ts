import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { records } from '../../kernel/records/records.js'
import type { Language } from '../../kernel/shared/screens.js'
import { addressOf, Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { colleagueMail } from '../passwords/passwordMails.js'
import { newInvitation } from '../passwords/passwordTokens.js'
import { reauthenticate } from '../secondFactor/changeSecondFactor.js'
import { clearLocks } from '../sessions/loginAttempts.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { createUser } from './createUser.js'
import { accountWith, changeAccount, type Proof, record } from './guardAccounts.js'
import { accountNotFound } from './staffAccounts.js'

export interface NewColleague {
  name: string
  email: string
  /** Of the mails. */
  language: Language
}

/**
 * Makes an account of cms-admin without a password, and mails a link to choose one.
 * @throws ShopError VALIDATION, also for an e-mail address in use; SECOND_FACTOR, RATE_LIMITED, LOCKED
 */
export async function inviteColleague(
  context: Context<MailServices>,
  { name, email, language }: NewColleague,
  { password, code }: Proof,
): Promise<number> {
  const { database, mail, settings } = context.services
  const { name: by } = await reauthenticate(context, password, code ?? '')
  const colleague = { name, email, language, role: 'cms-admin', password: null, demo: false } as const
  const mailInvitation = async (manager: EntityManager, account: Customer) => {
    const token = await newInvitation(manager, account.id)
    await queueMail(manager, colleagueMail(account, token, by, settings), account.id, settings)
  }
  const { id } = await createUser(database, colleague, mailInvitation, context)
  mail.wake()
  return id
}

/**
 * Ends the account of another administrator, with all that belongs to it; the audit log retains its name. One administrator who
 * can log in always remains, because anyone who ends an account has one that nobody has ended.
 * @throws ShopError CONFLICT for the own account and for one of another role, UNAUTHENTICATED when the own one was ended at
 * the same time, NOT_FOUND, VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED
 */
export async function endAccount(context: Context<MailServices>, id: number, proof: Proof): Promise<boolean> {
  const { viewer } = ownAccount(context)
  return changeAccount(context, id, proof, async (manager, account) => {
    if (account.role !== 'cms-admin') {
      throw new ShopError('CONFLICT', {
        title: { key: 'account.endAsCustomer.title' },
        message: { key: 'account.endAsCustomer' },
      })
    }
    const administrators = await lockedAdministrators(manager)
    if (!administrators.includes(viewer.id)) throw new ShopError('UNAUTHENTICATED')
    await record(manager, context, account, 'delete', 'accountEnded')
    await clearLocks(manager, addressOf(account))
    // Another administrator may have ended it meanwhile.
    if (!(await records.remove(manager, Customer, account))) throw accountNotFound()
    return true
  })
}

/** Lifts the lock of an account after failed logins. @throws ShopError NOT_FOUND, FORBIDDEN to a program */
export async function unlockAccount(context: Context, id: number): Promise<boolean> {
  ownAccount(context)
  await context.services.database.write(async (manager) => {
    const account = await accountWith(manager, id)
    await clearLocks(manager, addressOf(account))
    await record(manager, context, account, 'unlocked', null)
  })
  return true
}

/** The ids of the administrators who can log in, none of whom another transaction can end until this one has. */
async function lockedAdministrators(manager: EntityManager): Promise<number[]> {
  const query = manager
    .createQueryBuilder(Customer, 'account')
    .where('account.role = :role AND account.passwordHash IS NOT NULL', { role: 'cms-admin' })
  // Writes on SQLite come one after the other.
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return (await query.getMany()).map(({ id }) => id)
}
