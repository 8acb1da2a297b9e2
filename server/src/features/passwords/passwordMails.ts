import type { Settings } from '../../kernel/settings/readSettings.js'
import { choosePasswordPath, defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import { type LinkKind, sealLink } from '../messages/mailLinks.js'
import type { NewMail } from '../messages/queueMail.js'
import { invitationDays } from './passwordTokens.js'

type Recipient = Pick<Customer, 'name' | 'email' | 'language'>

/** Invites a new administrator to choose a password, and offers the second factor. */
export function colleagueMail(recipient: Recipient, token: string, by: string, settings: Settings): NewMail {
  const values = { name: recipient.name, by, days: invitationDays }
  return { kind: 'colleague', values, ...envelope('invitation', recipient, token, settings) }
}

/** Invites the owner of a new account to choose a password. */
export function invitationMail(recipient: Recipient, token: string, settings: Settings): NewMail {
  const values = { name: recipient.name, days: invitationDays }
  return { kind: 'invitation', values, ...envelope('invitation', recipient, token, settings) }
}

/** The link to reset a password, requested by the owner of the account or by anyone else. */
export function resetMail(recipient: Recipient, token: string, settings: Settings): NewMail {
  return { kind: 'reset', values: { name: recipient.name }, ...envelope('reset', recipient, token, settings) }
}

function envelope(linkKind: LinkKind, { email, language }: Recipient, token: string, settings: Settings) {
  const recipient = addressOf({ email })
  return {
    recipient,
    language,
    sealedLink: sealLink(linkKind, passwordLink(token, language, settings), recipient, settings),
  }
}

/** The address where a password is chosen with this token, which is in no log of a server: it is the fragment. */
export function passwordLink(token: string, language: Language, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  const spoken = language === defaultLanguage ? '' : `?language=${language}`
  return `${publicUrl}${choosePasswordPath}${spoken}#${token}`
}
