import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { Customer } from '../customers/Customer.js'
import { passwordLink } from './passwordMails.js'
import { newRecovery } from './passwordTokens.js'

/**
 * A link for an administrator who cannot log in and gets no mail. It chooses a password once, within an hour. Anyone who can
 * run the operator's commands can reset any account, so it is theirs to hand on; the APIs never answer it.
 * @throws ShopError NOT_FOUND unless an account of cms-admin has this e-mail address
 */
export function recoverAdmin({ database, settings }: CoreServices, email: string): Promise<string> {
  return database.write(async (manager) => {
    const account = await manager.findOneBy(Customer, { emailKey: emailKey(email), role: 'cms-admin' } as object)
    if (!account) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.administrator' } })
    return passwordLink(await newRecovery(manager, account.id), account.language, settings)
  })
}
