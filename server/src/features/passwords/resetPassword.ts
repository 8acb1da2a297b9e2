import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { roleAddresses } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { readShop } from '../shop/readShop.js'
import { passwordFault } from './passwordFault.js'
import { hashPassword } from './passwords.js'
import { spendToken, userOfToken } from './passwordTokens.js'
import { setPassword } from './setPassword.js'

const linkIsOver = { key: 'password.linkIsOver' } as const

/**
 * Sets a password by a mailed link. It ends every session of the account and invalidates the link.
 * @returns the login page of the account's role
 * @throws ShopError VALIDATION, FORBIDDEN to a program
 */
export async function resetPassword(
  { services: { database, settings, mail }, viewer }: Context<MailServices>,
  token: string,
  password: string,
): Promise<string> {
  assertNoProgram(viewer)
  const user = await userOfToken(database, token)
  const account = user === null ? null : await database.reader.findOneBy(Customer, { id: user })
  const fault = passwordFault(password, account ?? {}, await readShop(database.reader))
  if (user === null || fault) {
    const fields = { ...(user === null && { token: [linkIsOver] }), ...(fault && { password: [fault] }) }
    throw new ShopError('VALIDATION', { fields })
  }
  const passwordHash = await hashPassword(password)
  await database.write(async (manager) => {
    if (!(await spendToken(manager, token))) throw invalidField('token', linkIsOver)
    await setPassword(manager, settings, user, passwordHash)
  })
  mail.wake()
  const { role } = await database.reader.findOneByOrFail(Customer, { id: user })
  return roleAddresses[role].login
}
