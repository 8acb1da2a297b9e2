import type { EntityManager } from 'typeorm'
import { isProgram } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import { queueMail } from '../messages/queueMail.js'
import { hasPassword } from '../passwords/hasPassword.js'
import { PasswordToken } from '../passwords/PasswordToken.js'
import { invitationMail } from '../passwords/passwordMails.js'
import { newInvitation } from '../passwords/passwordTokens.js'
import { securityMail } from '../passwords/securityMails.js'

export type Account = Row & Customer

/**
 * What follows when an account gets another e-mail address: links that were mailed before choose no password any more,
 * an invitation goes to the new address, and the owner of a password is notified at the old one. Who reads the mail of an
 * account gets into it, so no program may decide where that is.
 * @throws ShopError FORBIDDEN to a program
 */
export async function emailChanged(
  manager: EntityManager,
  { viewer, services: { settings } }: Context,
  before: Account,
  after: Account,
): Promise<void> {
  if (emailKey(addressOf(before)) === emailKey(addressOf(after))) return
  if (isProgram(viewer)) throw new ShopError('FORBIDDEN', { message: { key: 'accessToken.noEmail' } })
  const { affected } = await manager.delete(PasswordToken, { user: before.id })
  if (!(await hasPassword(manager, before.id))) {
    if (affected && after.email !== null) await invite(manager, after, settings)
  } else if (before.email !== null) {
    await queueMail(
      manager,
      securityMail('emailChanged', before, settings, { by: viewer?.name ?? '' }),
      before.id,
      settings,
    )
  }
}

/** Invites the owner of an account to choose a password. */
export async function invite(manager: EntityManager, account: Account, settings: Settings): Promise<void> {
  const token = await newInvitation(manager, account.id)
  await queueMail(manager, invitationMail(account, token, settings), account.id, settings)
}
