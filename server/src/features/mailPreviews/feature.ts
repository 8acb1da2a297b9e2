import type { Feature } from '../../kernel/Feature.js'
import { MailTextResolver } from './MailTextResolver.js'
import { mailTextHooks } from './mailTextHooks.js'

export const mailPreviewsFeature: Feature = {
  resolvers: () => [MailTextResolver],
  hooks: {
    mailText: mailTextHooks,
  },
}
