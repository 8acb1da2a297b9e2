import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { Context, CoreServices } from '../context/Context.js'
import { Customer } from '../entities/Customer.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { comparisonKey } from '../fields/comparisonKey.js'
import { loginLimit } from '../limits/callLimits.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { securityMail } from '../passwords/securityMails.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { endOtherSessions } from '../sessions/ownSessions.js'
import { wrongCode } from './assertSecondFactor.js'
import { authenticatorAddress, newAuthenticatorSecret, stepOfCode } from './authenticatorCodes.js'
import { RecoveryCode } from './RecoveryCode.js'
import { reauthenticate } from './reauthenticate.js'
import { newRecoveryCodes } from './recoveryCodes.js'
import { SecondFactor } from './SecondFactor.js'
import { seal, unseal } from './secretBox.js'

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
  const { id, email } = await reauthenticate(context, password)
  const secret = newAuthenticatorSecret()
  await database.write(async (manager) => {
    if (await manager.existsBy(SecondFactor, { user: id, activeSince: Not(IsNull()) })) throw alreadyOn()
    await manager.delete(SecondFactor, { user: id, activeSince: IsNull() })
    await manager.insert(SecondFactor, {
      user: id,
      sealedSecret: seal(secret, String(id), settings),
      begunAt: new Date().toISOString(),
      activeSince: null,
      lastStep: 0,
    })
  })
  return { secret, address: authenticatorAddress(secret, email) }
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
  await loginLimit.spend(services, caller.address)
  const begunAt = MoreThan(new Date(Date.now() - setupMilliseconds).toISOString())
  const codes = await database.write(async (manager) => {
    const begun = await manager.findOneBy(SecondFactor, { user: viewer.id, activeSince: IsNull(), begunAt })
    const secret = begun && unseal(begun.sealedSecret, String(viewer.id), settings)
    if (!begun || secret === null) throw notBegun()
    const lastStep = stepOfCode(secret, code.replace(/\s/g, ''))
    if (lastStep === null) throw invalidField('code', wrongCode)
    const which = { user: viewer.id, activeSince: IsNull(), sealedSecret: begun.sealedSecret }
    const { affected } = await manager.update(SecondFactor, which, { activeSince: new Date().toISOString(), lastStep })
    if (!affected) throw notBegun()
    await endOtherSessions(manager, viewer.id, caller.sessionToken)
    await tell(manager, 'secondFactorOn', viewer.id, services)
    return newRecoveryCodes(manager, viewer.id)
  })
  mail.wake()
  return codes
}

/** Turns the second factor off. @throws ShopError VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED */
export async function turnOffSecondFactor(
  context: Context<MailServices>,
  password: string,
  code: string,
): Promise<boolean> {
  const { id } = await reauthenticate(context, password, code)
  await context.services.database.write((manager) => removeSecondFactor(manager, id, context.services))
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
  const codes = await context.services.database.write(async (manager) => {
    if (!(await manager.existsBy(SecondFactor, { user: id, activeSince: Not(IsNull()) }))) throw notBegun()
    await tell(manager, 'recoveryCodesRenewed', id, context.services)
    return newRecoveryCodes(manager, id)
  })
  context.services.mail.wake()
  return codes
}

/**
 * For a user who has lost both phone and recovery codes.
 * @returns whether there was a second factor
 * @throws ShopError NOT_FOUND when no account has this e-mail address
 */
export async function resetSecondFactor(services: CoreServices, email: string): Promise<boolean> {
  return services.database.write(async (manager) => {
    const account = await manager.findOneBy(Customer, { emailKey: comparisonKey(email) } as object)
    if (!account) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.customer' } })
    return removeSecondFactor(manager, account.id, services)
  })
}

async function removeSecondFactor(manager: EntityManager, user: number, services: CoreServices): Promise<boolean> {
  await manager.delete(RecoveryCode, { user })
  const { affected } = await manager.delete(SecondFactor, { user, activeSince: Not(IsNull()) })
  if (affected) await tell(manager, 'secondFactorOff', user, services)
  return Boolean(affected)
}

async function tell(
  manager: EntityManager,
  change: Parameters<typeof securityMail>[0],
  id: Viewer['id'],
  { settings }: CoreServices,
): Promise<void> {
  await queueMail(manager, securityMail(change, await manager.findOneByOrFail(Customer, { id }), settings))
}

function alreadyOn(): ShopError {
  return new ShopError('CONFLICT', { message: { key: 'secondFactor.alreadyOn' } })
}

function notBegun(): ShopError {
  return new ShopError('CONFLICT', { message: { key: 'secondFactor.notBegun' } })
}
