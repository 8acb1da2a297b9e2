import type { Customer } from '../entities/Customer.js'
import type { TextKey } from '../i18n/nl.js'
import { type Message, say } from '../i18n/say.js'
import type { NewMail } from '../messages/queueMail.js'
import type { Settings } from '../settings/readSettings.js'
import { defaultLanguage, passwordPath } from '../shared/screens.js'
import { shop } from '../shop/shop.js'
import { invitationDays } from './passwordTokens.js'

type Recipient = Pick<Customer, 'name' | 'email' | 'language'>

/** Invites the owner of a new account to choose a password. */
export function invitationMail(recipient: Recipient, token: string, settings: Settings): NewMail {
  return passwordMail('invitation', ['until'], recipient, token, settings)
}

/** The link to reset a password, requested by the owner of the account or by anyone else. */
export function resetMail(recipient: Recipient, token: string, settings: Settings): NewMail {
  return passwordMail('reset', ['until', 'notYou'], recipient, token, settings)
}

function passwordMail(
  kind: 'invitation' | 'reset',
  afterLink: readonly string[],
  { name, email, language }: Recipient,
  token: string,
  { publicUrl }: Settings,
): NewMail {
  const values: Message['values'] = { shop: shop.name, days: invitationDays }
  const tell = (what: string) => say(language, { key: `mail.${kind}.${what}` as TextKey, values })
  const spoken = language === defaultLanguage ? '' : `&language=${language}`
  return {
    recipient: email,
    subject: tell('subject'),
    lines: [
      say(language, { key: 'notice.greeting', values: { name } }),
      '',
      tell('why'),
      '',
      `${publicUrl}${passwordPath}?token=${token}${spoken}`,
      '',
      ...afterLink.map(tell),
    ],
    language,
    isSecret: true,
  }
}
