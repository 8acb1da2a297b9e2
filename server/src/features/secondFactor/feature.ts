import type { Feature } from '../../kernel/Feature.js'
import { mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleAccountMail } from '../passwords/exampleAccountMail.js'
import { secondFactorMails } from './mails.js'
import { RecoveryCode } from './RecoveryCode.js'
import { SecondFactor } from './SecondFactor.js'

export const secondFactorFeature: Feature = {
  tables: [RecoveryCode, SecondFactor],
  mails: [mailsOf(secondFactorMails, exampleAccountMail)],
  personalData: [
    {
      name: 'secondFactor',
      read: ({ manager, customer }) =>
        manager.findOne(SecondFactor, { select: { activeSince: true }, where: { user: customer.id } }),
    },
  ],
}
