import type { Settings } from '../../kernel/settings/readSettings.js'
import { passwordPath } from '../../kernel/shared/screens.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import type { NewMail } from '../messages/queueMail.js'

export type SecurityChange =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorRemoved'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'sessionsEnded'
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountEnded'

/** Notifies the owner of an account of a change to its security, in case it was someone else's. */
export function securityMail(
  change: SecurityChange,
  { name, email, language }: Pick<Customer, 'name' | 'email' | 'language'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  more: NewMail['values'] = {},
): NewMail {
  return {
    kind: change,
    recipient: addressOf({ email }),
    values: { name, link: publicUrl + passwordPath, ...more },
    language,
  }
}
