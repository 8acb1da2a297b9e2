import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm'
import { beyondRight } from '../../kernel/access/colleagues.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { loginLimit } from '../../kernel/limits/callLimits.js'
import { notFound } from '../../kernel/records/notFound.js'
import { seal, unseal } from '../../kernel/secrets/secretBox.js'
import { addressOf, Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { securityMail } from '../passwords/securityMails.js'
import { ofSessions, userWithPassword } from '../passwords/userWithPassword.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { endOtherSessions } from '../sessions/ownSessions.js'
import { readShop } from '../shop/readShop.js'
import { assertSecondFactor, secretOf, wrongCode } from './assertSecondFactor.js'
import { authenticatorAddress, newAuthenticatorSecret, stepOfCode } from './authenticatorCodes.js'
import type { SecondFactorMail } from './mails.js'
import { plainCode } from './plainCode.js'
import { RecoveryCode } from './RecoveryCode.js'
import { keepRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.js'
import { SecondFactor } from './SecondFactor.js'

/** The time limit of a setup. */
const setupMilliseconds = 15 * 60 * 1000

export interface Setup {
  /** Base32, to be typed into an app. */
  secret: string
  /** The same for an app that reads a QR code. */
  address: string
}

/**
 * Generates the secret for the viewer's authenticator app. Login requires no code before `turnOnSecondFactor`.
 * @throws ShopError VALIDATION for a wrong password, CONFLICT where there is a second factor already, RATE_LIMITED, LOCKED
 */
export async function beginSecondFactor(context: Context<MailServices>, password: string): Promise<Setup> {
  const { database, settings } = context.services
  const account = await reauthenticate(context, password)
  const { id } = account
  const secret = newAuthenticatorSecret()
  await database.write(async (manager) => {
    if (await manager.existsBy(SecondFactor, { user: id, activeSince: Not(IsNull()) })) throw alreadyOn()
    await manager.delete(SecondFactor, { user: id, activeSince: IsNull() })
    await manager.insert(SecondFactor, {
      user: id,
      sealedSecret: seal(secret, secretOf(id), settings),
      begunAt: new Date().toISOString(),
      activeSince: null,
      lastStep: 0,
    })
  })
  return { secret, address: authenticatorAddress(secret, addressOf(account), await readShop(database.reader)) }
}

/**
 * Turns the second factor on with a first correct code. Every other session of the account ends.
 * @returns the recovery codes, which are shown only once
 * @throws ShopError VALIDATION for a wrong code, CONFLICT when the setup was not begun or has expired, RATE_LIMITED
 */
export async function turnOnSecondFactor(context: Context<MailServices>, code: string): Promise<string[]> {
  const { caller, viewer } = ownAccount(context)
  const { services } = context
  const { database, settings, mail } = services
  await loginLimit.spend(services, caller)
  const begunAt = MoreThan(new Date(Date.now() - setupMilliseconds).toISOString())
  const begun = await database.reader.findOneBy(SecondFactor, { user: viewer.id, activeSince: IsNull(), begunAt })
  const secret = begun && unseal(begun.sealedSecret, secretOf(viewer.id), settings)
  if (!begun || secret === null) throw notBegun()
  const lastStep = stepOfCode(secret, plainCode(code))
  if (lastStep === null) throw invalidField('code', wrongCode)
  const codes = await makeRecoveryCodes()
  await database.write(async (manager) => {
    // The first code is used up like any other: of several concurrent calls one turns it on.
    const which = {
      user: viewer.id,
      activeSince: IsNull(),
      sealedSecret: begun.sealedSecret,
      lastStep: LessThan(lastStep),
    }
    const { affected } = await manager.update(SecondFactor, which, { activeSince: new Date().toISOString(), lastStep })
    if (!affected) throw notBegun()
    await endOtherSessions(manager, viewer.id, caller.sessionToken)
    await tell(manager, 'secondFactorOn', viewer.id, services)
    await keepRecoveryCodes(manager, viewer.id, codes)
  })
  mail.wake()
  return codes.shown
}

/** Turns the second factor off. @throws ShopError VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED */
export async function turnOffSecondFactor(
  context: Context<MailServices>,
  password: string,
  code: string,
): Promise<boolean> {
  const { id } = await reauthenticate(context, password, code)
  await context.services.database.write(async (manager) => {
    if (await removeSecondFactor(manager, id)) await tell(manager, 'secondFactorOff', id, context.services)
  })
  context.services.mail.wake()
  return true
}

/** Replaces the recovery codes by ten new ones. @throws ShopError VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED, CONFLICT */
export async function renewRecoveryCodes(
  context: Context<MailServices>,
  password: string,
  code: string,
): Promise<string[]> {
  const { id } = await reauthenticate(context, password, code)
  const codes = await makeRecoveryCodes()
  await context.services.database.write(async (manager) => {
    if (!(await manager.existsBy(SecondFactor, { user: id, activeSince: Not(IsNull()) }))) throw notBegun()
    await tell(manager, 'recoveryCodesRenewed', id, context.services)
    await keepRecoveryCodes(manager, id, codes)
  })
  context.services.mail.wake()
  return codes.shown
}

/**
 * For a user who has lost both phone and recovery codes.
 * @returns whether there was a second factor
 * @throws ShopError NOT_FOUND when no account has this e-mail address
 */
export async function resetSecondFactor(services: CoreServices, email: string): Promise<boolean> {
  return services.database.write(async (manager) => {
    const account = await manager.findOneBy(Customer, { emailKey: emailKey(email) } as object)
    if (!account) throw notFound(managedEntity(Customer))
    const isRemoved = await removeSecondFactor(manager, account.id)
    if (isRemoved) await tell(manager, 'secondFactorOff', account.id, services)
    return isRemoved
  })
}

/** Removes the second factor of an account with its recovery codes. @returns whether there was one */
export async function removeSecondFactor(manager: EntityManager, user: number): Promise<boolean> {
  await manager.delete(RecoveryCode, { user })
  return Boolean((await manager.delete(SecondFactor, { user, activeSince: Not(IsNull()) })).affected)
}

async function tell(
  manager: EntityManager,
  change: Exclude<SecondFactorMail, 'secondFactorRemoved' | 'recoveryCodeUsed'>,
  id: Viewer['id'],
  { settings }: CoreServices,
): Promise<void> {
  const account = await manager.findOneByOrFail(Customer, { id })
  await queueMail(manager, securityMail(change, account, settings), account.id, settings)
}

function alreadyOn(): ShopError {
  return new ShopError('CONFLICT', {
    title: { key: 'secondFactor.alreadyOn.title' },
    message: { key: 'secondFactor.alreadyOn' },
  })
}

function notBegun(): ShopError {
  return new ShopError('CONFLICT', {
    title: { key: 'secondFactor.notBegun.title' },
    message: { key: 'secondFactor.notBegun' },
  })
}

/**
 * The viewer's own account, after checking the password again and, with a second factor, a code. Wrong ones count as
 * failed logins. Who was let in by PIN logs in for that: nobody guesses a colleague's password from the counter.
 * @throws ShopError VALIDATION, SECOND_FACTOR, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, LOCKED
 */
export async function reauthenticate(context: Context, password: string, code?: string): Promise<Customer> {
  const { caller, viewer } = ownAccount(context)
  const { services } = context
  if (viewer.isAtCounter) throw beyondRight(viewer)
  await loginLimit.spend(services, caller)
  const askCode = async (user: Customer): Promise<void> => {
    if (code !== undefined) await assertSecondFactor(services, user, code)
  }
  const account = await userWithPassword(services.database, viewer.email, password, askCode, ofSessions)
  if (!account) throw invalidField('password', { key: 'password.notCurrent' })
  return account
}
