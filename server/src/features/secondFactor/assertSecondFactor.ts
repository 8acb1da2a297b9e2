import { type EntityManager, IsNull, LessThan, Not } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { type Binding, unseal } from '../../kernel/secrets/secretBox.js'
import type { Customer } from '../customers/Customer.js'
import { queueMail } from '../messages/queueMail.js'
import { securityMail } from '../passwords/securityMails.js'
import { stepOfCode } from './authenticatorCodes.js'
import { plainCode } from './plainCode.js'
import { RecoveryCode } from './RecoveryCode.js'
import { findRecoveryCode, spendRecoveryCode } from './recoveryCodes.js'
import { SecondFactor } from './SecondFactor.js'

/** How the user proved the second factor; null where the account has none. */
export type ShownBy = 'app' | 'recovery-code' | null

/** Shown only after a correct password: before that nothing reveals a second factor. */
export const wrongCode = { key: 'secondFactor.wrongCode' } as const

/** What an account's secret is sealed for. */
export function secretOf(user: number): Binding {
  return { purpose: 'second factor', owner: String(user) }
}

/**
 * Uses up a code of the authenticator app or a recovery code, ignoring spaces, hyphens and case.
 * @throws ShopError SECOND_FACTOR when a code is required and missing, VALIDATION for a wrong one
 */
export async function assertSecondFactor(
  services: CoreServices,
  user: Customer,
  code: string | null | undefined,
): Promise<ShownBy> {
  const { database } = services
  const factor = await database.reader.findOneBy(SecondFactor, { user: user.id, activeSince: Not(IsNull()) })
  if (!factor) return null
  const given = plainCode(code ?? '')
  if (given === '') throw new ShopError('SECOND_FACTOR')
  const recoveryCode = await findRecoveryCode(database.reader, user.id, given)
  const shownBy = await database.write((manager) => spendCode(manager, services, user, factor, given, recoveryCode))
  if (!shownBy) throw invalidField('code', wrongCode)
  return shownBy
}

async function spendCode(
  manager: EntityManager,
  { settings, log }: CoreServices,
  user: Customer,
  { sealedSecret }: SecondFactor,
  code: string,
  recoveryCode: string | null,
): Promise<ShownBy> {
  const secret = unseal(sealedSecret, secretOf(user.id), settings)
  if (secret === null) {
    log.warn(
      `The second factor of account ${user.id} was sealed under another SESSION_SECRET: its app cannot be checked`,
    )
  }
  const step = secret && stepOfCode(secret, code)
  if (step && (await spendStep(manager, user.id, step))) return 'app'
  if (recoveryCode === null || !(await spendRecoveryCode(manager, user.id, recoveryCode))) return null
  const left = await manager.countBy(RecoveryCode, { user: user.id })
  await queueMail(manager, securityMail('recoveryCodeUsed', user, settings, { left }), user.id, settings)
  return 'recovery-code'
}

/** Refuses the step of a code that was used, and earlier ones. */
export async function spendStep(manager: EntityManager, user: number, step: number): Promise<boolean> {
  const spent = await manager.update(
    SecondFactor,
    { user, activeSince: Not(IsNull()), lastStep: LessThan(step) },
    { lastStep: step },
  )
  return Boolean(spent.affected)
}
