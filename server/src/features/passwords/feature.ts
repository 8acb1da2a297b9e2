import type { Feature } from '../../kernel/Feature.js'
import { mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleAccountMail } from './exampleAccountMail.js'
import { passwordMails } from './mails.js'
import { PasswordResolver } from './PasswordResolver.js'
import { PasswordToken } from './PasswordToken.js'
import { removeExpiredTokens } from './passwordTokens.js'

export const passwordsFeature: Feature = {
  tables: [PasswordToken],
  resolvers: () => [PasswordResolver],
  expire: ({ services: { database } }) => database.write(removeExpiredTokens),
  mails: [mailsOf(passwordMails, exampleAccountMail)],
}
