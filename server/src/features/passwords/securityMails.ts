import type { Settings } from '../../kernel/settings/readSettings.js'
import { passwordPath } from '../../kernel/shared/screens.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import type { MailKind, MailKinds, ValuesOf } from '../mailTexts/MailKinds.js'
import type { NewMail } from '../messages/queueMail.js'

/** The mails to the owner of an account whose link is where a password is chosen: none that opens the account itself. */
export type SecurityChange = {
  [Kind in MailKind]: MailKinds[Kind] extends { audience: 'account'; opensAccount?: never } ? Kind : never
}[MailKind]

/** What such a mail is filled in with besides the name and the link. */
type More<Change extends SecurityChange> = Omit<ValuesOf<Change>, 'name' | 'link'>

/** Notifies the owner of an account of a change to its security, in case it was someone else's. */
export function securityMail<Change extends SecurityChange>(
  change: Change,
  { name, email, language }: Pick<Customer, 'name' | 'email' | 'language'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  ...[more]: object extends More<Change> ? [] : [More<Change>]
): NewMail {
  return {
    kind: change,
    recipient: addressOf({ email }),
    values: { name, link: publicUrl + passwordPath, ...more },
    language,
  } as NewMail
}
