import type { Customer } from '../entities/Customer.js'
import type { TextKey } from '../i18n/nl.js'
import { type Message, say } from '../i18n/say.js'
import type { NewMail } from '../messages/queueMail.js'
import type { Settings } from '../settings/readSettings.js'
import { passwordPath } from '../shared/screens.js'
import { shop } from '../shop/shop.js'

type Change = 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodeUsed' | 'recoveryCodesRenewed' | 'passwordChanged'

/** Notifies the owner of an account of a change to its security, in case it was someone else's. */
export function securityMail(
  change: Change,
  { name, email, language }: Pick<Customer, 'name' | 'email' | 'language'>,
  { publicUrl }: Settings,
  values: Message['values'] = {},
): NewMail {
  const tell = (what: string) => {
    return say(language, { key: `mail.${what}` as TextKey, values: { shop: shop.name, ...values } })
  }
  return {
    recipient: email,
    subject: tell(`${change}.subject`),
    lines: [
      say(language, { key: 'notice.greeting', values: { name } }),
      '',
      tell(`${change}.what`),
      '',
      tell('security.notYou'),
      '',
      `${publicUrl}${passwordPath}`,
    ],
    language,
  }
}
