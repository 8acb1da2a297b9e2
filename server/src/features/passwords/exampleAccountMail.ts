import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { say } from '../../kernel/i18n/say.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { newestRecord } from '../mailTexts/newestRecord.js'
import { invitationDays } from './passwordTokens.js'
import { securityMail } from './securityMails.js'

/** Recovery codes. */
const exampleLeft = 9

/** What any mail about an account is filled in with. Links in it lead nowhere: nobody gets a password by looking at a text. */
export async function exampleAccountMail(
  { services: { database, settings }, viewer }: Context,
  kind: string,
  language: Language,
): Promise<ExampleMail> {
  const isOfCustomer = kind === 'invitation' || kind === 'reset'
  const customer = isOfCustomer
    ? await newestRecord<Customer & Row>(database, Customer, { role: 'cms-status-user' })
    : null
  const name = customer?.name ?? (isOfCustomer ? null : (viewer?.name ?? null))
  const { link } = securityMail('passwordChanged', { name: '', email: '', language }, settings).values
  const values = { link, by: viewer?.name ?? '', left: exampleLeft, days: invitationDays }
  return { values: { ...values, name: name ?? say(language, { key: 'mailExample.name' }) }, about: name }
}
