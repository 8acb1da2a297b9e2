import type { Context } from '../../kernel/context/Context.js'
import { Customer } from '../customers/Customer.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { userOfToken } from './passwordTokens.js'

/**
 * Whose password a mailed link chooses, as the mail names them. Asking uses up nothing.
 * @returns null for a link that opens nothing, whether or not it once did
 * @throws ShopError FORBIDDEN to a program
 */
export async function passwordLinkOwner(
  { services: { database }, viewer }: Context,
  token: string,
): Promise<Pick<Customer, 'name' | 'email'> | null> {
  assertNoProgram(viewer)
  const id = await userOfToken(database, token)
  return id === null ? null : database.reader.findOne(Customer, { select: { name: true, email: true }, where: { id } })
}
