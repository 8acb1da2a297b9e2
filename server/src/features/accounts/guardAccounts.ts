import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { eventOf } from '../../kernel/records/RecordEvent.js'
import { type Changes, Revision, type RevisionAction } from '../../kernel/records/Revision.js'
import { Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { securityMail } from '../passwords/securityMails.js'
import { reauthenticate, removeSecondFactor } from '../secondFactor/changeSecondFactor.js'
import { type AccountSession, accountSessions } from '../sessions/accountSessions.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { Session } from '../sessions/Session.js'
import { endSessions } from '../sessions/sessions.js'
import type { AccountMail } from './mails.js'
import { accountNotFound } from './staffAccounts.js'

/** What an administrator proves once more before touching another account. */
export interface Proof {
  /** The administrator's own. */
  password: string
  /** Of the own authenticator app, or a recovery code, where there is a second factor. */
  code: string | null
}

/** The sessions of any account. @throws ShopError NOT_FOUND */
export async function sessionsOfAccount(context: Context, id: number): Promise<AccountSession[]> {
  const { viewer } = ownAccount(context)
  const { database, settings } = context.services
  const account = await accountWith(database.reader, id)
  return accountSessions(database.reader, account, settings, viewer.session)
}

/**
 * Ends one session of another account.
 * @throws ShopError NOT_FOUND, also for a session that has ended; CONFLICT for the own account, VALIDATION,
 * SECOND_FACTOR, RATE_LIMITED, LOCKED
 */
export async function endAccountSession(
  context: Context<MailServices>,
  id: number,
  session: string,
  proof: Proof,
): Promise<boolean> {
  return changeAccount(context, id, proof, async (manager, account) => {
    const { affected } = await manager.delete(Session, { tokenHash: session, user: account.id })
    if (!affected) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.session' } })
    await record(manager, context, account, 'logged-out', 'sessionsEnded')
    return true
  })
}

/** Ends every session of another account; answers how many. @throws as `endAccountSession` */
export async function endAccountSessions(context: Context<MailServices>, id: number, proof: Proof): Promise<number> {
  return changeAccount(context, id, proof, async (manager, account) => {
    const ended = await endSessions(manager, account.id)
    if (ended > 0) await record(manager, context, account, 'logged-out', 'sessionsEnded')
    return ended
  })
}

/**
 * Takes the second factor off another account, for a colleague who has lost phone and recovery codes. Its sessions end:
 * anyone who holds the phone may have one.
 * @throws as `endAccountSession`; CONFLICT also where there is none
 */
export async function removeAccountSecondFactor(
  context: Context<MailServices>,
  id: number,
  proof: Proof,
): Promise<boolean> {
  return changeAccount(context, id, proof, async (manager, account) => {
    if (!(await removeSecondFactor(manager, account.id))) {
      throw new ShopError('CONFLICT', {
        title: { key: 'account.noSecondFactor.title' },
        message: { key: 'account.noSecondFactor' },
      })
    }
    await endSessions(manager, account.id)
    await record(manager, context, account, 'factor-off', 'secondFactorRemoved')
    return true
  })
}

/**
 * Changes another account, once the administrator has proved who it is.
 * @throws ShopError CONFLICT for the own account, NOT_FOUND, VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED
 */
export async function changeAccount<Result>(
  context: Context<MailServices>,
  id: number,
  { password, code }: Proof,
  change: (manager: EntityManager, account: Customer) => Promise<Result>,
): Promise<Result> {
  const { viewer } = ownAccount(context)
  if (id === viewer.id) {
    throw new ShopError('CONFLICT', { title: { key: 'account.own.title' }, message: { key: 'account.own' } })
  }
  await reauthenticate(context, password, code ?? '')
  const { database, mail } = context.services
  const result = await database.write(async (manager) => change(manager, await accountWith(manager, id)))
  mail.wake()
  return result
}

/** @throws ShopError NOT_FOUND */
export async function accountWith(manager: EntityManager, id: number): Promise<Customer> {
  const account = await manager.findOneBy(Customer, { id })
  if (!account) throw accountNotFound()
  return account
}

async function note(
  manager: EntityManager,
  { viewer }: Context,
  account: Customer,
  action: RevisionAction,
  changes: Changes = {},
): Promise<void> {
  const { version, name } = account
  await manager.insert(Revision, {
    ...eventOf(viewer, managedEntity(Customer), { ...account }),
    version,
    action,
    // By which the account is named once it has gone.
    changes: { name: { from: name, to: name }, ...changes },
  })
}

/** Records what an administrator did to an account, and reports it to its owner by mail. */
export async function record(
  manager: EntityManager,
  context: Context,
  account: Customer,
  action: RevisionAction,
  change: AccountMail | 'secondFactorRemoved' | null,
  changes?: Changes,
): Promise<void> {
  await note(manager, context, account, action, changes)
  if (change === null) return
  const by = context.viewer?.name ?? ''
  const { settings } = context.services
  await queueMail(manager, securityMail(change, account, settings, { by }), account.id, settings)
}
