import type { EntityManager } from 'typeorm'
import { beyondRight } from '../../kernel/access/colleagues.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { ColleagueRight, StaffRight } from '../../kernel/shared/staffRights.js'
import { addressOf, Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { colleagueMail } from '../passwords/passwordMails.js'
import { newInvitation } from '../passwords/passwordTokens.js'
import { reauthenticate } from '../secondFactor/changeSecondFactor.js'
import { clearLocks } from '../sessions/loginAttempts.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { endCounterSessions } from '../sessions/sessions.js'
import { AccessToken } from '../tokens/AccessToken.js'
import { createUser } from './createUser.js'
import { accountWith, changeAccount, type Proof, record } from './guardAccounts.js'
import { accountNotFound } from './staffAccounts.js'

export interface NewColleague {
  name: string
  email: string
  /** Of the mails. */
  language: Language
  right: StaffRight
}

/**
 * Makes an account of cms-admin without a password, and mails a link to choose one.
 * @throws ShopError VALIDATION, also for an e-mail address in use; SECOND_FACTOR, RATE_LIMITED, LOCKED
 */
export async function inviteColleague(
  context: Context<MailServices>,
  { name, email, language, right }: NewColleague,
  { password, code }: Proof,
): Promise<number> {
  const { database, mail, settings } = context.services
  const { name: by } = await reauthenticate(context, password, code ?? '')
  const staffRight = storedRight(right)
  const colleague = { name, email, language, role: 'cms-admin', staffRight, password: null, demo: false } as const
  const mailInvitation = async (manager: EntityManager, account: Customer) => {
    const token = await newInvitation(manager, account.id)
    await queueMail(manager, colleagueMail(account, token, by, settings), account.id, settings)
  }
  const { id } = await createUser(database, colleague, mailInvitation, context)
  mail.wake()
  return id
}

/**
 * Ends the account of another administrator, with all that belongs to it; the audit log retains its name. One owner who can log
 * in always remains, because anyone who ends an account is one, and nobody has ended theirs or made it less meanwhile.
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
    await assertStillOwner(manager, viewer)
    await record(manager, context, account, 'delete', 'accountEnded')
    await clearLocks(manager, addressOf(account))
    // Another administrator may have ended it meanwhile.
    if (!(await records.remove(manager, Customer, account))) throw accountNotFound()
    return true
  })
}

/**
 * Says what another account of the shop may do, from its next call on. The tokens that it made, which reach as far as an owner,
 * end with being one. An owner who can log in always remains, as in `endAccount`.
 * @throws ShopError CONFLICT for the own account and for one of another role, UNAUTHENTICATED or FORBIDDEN when the own one was
 * ended or made less at the same time, NOT_FOUND, VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED
 */
export async function setStaffRight(
  context: Context<MailServices>,
  id: number,
  right: StaffRight,
  proof: Proof,
): Promise<boolean> {
  const { viewer } = ownAccount(context)
  return changeAccount(context, id, proof, async (manager, { role }) => {
    if (role !== 'cms-admin') {
      throw new ShopError('CONFLICT', {
        title: { key: 'staffRight.ofColleagues.title' },
        message: { key: 'staffRight.ofColleagues' },
      })
    }
    await assertStillOwner(manager, viewer)
    const account = await accountWith(manager, id)
    const staffRight = storedRight(right)
    if (account.staffRight === staffRight) return true
    await records.updateWhere(manager, Customer, { id }, { staffRight }, unnoticed)
    const change = { staffRight: { from: account.staffRight ?? 'owner', to: right } }
    await record(manager, context, account, 'update', 'rightChanged', change)
    if (staffRight !== null) await records.removeWhere(manager, AccessToken, { maker: id })
    await endCounterSessions(manager, id)
    return true
  })
}

/** An owner is stored without a right. */
function storedRight(right: StaffRight): ColleagueRight | null {
  return right === 'owner' ? null : right
}

async function assertStillOwner(manager: EntityManager, viewer: Viewer): Promise<void> {
  const owners = await lockedOwners(manager)
  if (owners.includes(viewer.id)) return
  throw (await manager.existsBy(Customer, { id: viewer.id })) ? beyondRight(viewer) : new ShopError('UNAUTHENTICATED')
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

/** The ids of the owners who can log in, none of whom another transaction can end or make less until this one has ended. */
async function lockedOwners(manager: EntityManager): Promise<number[]> {
  const query = manager
    .createQueryBuilder(Customer, 'account')
    .where('account.role = :role AND account.passwordHash IS NOT NULL', { role: 'cms-admin' })
    .andWhere('account.staffRight IS NULL')
  // Writes on SQLite come one after the other.
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return (await query.getMany()).map(({ id }) => id)
}
