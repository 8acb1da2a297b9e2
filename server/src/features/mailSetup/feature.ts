import type { Feature } from '../../kernel/Feature.js'
import { OwnMailServer } from '../mailServer/OwnMailServer.js'
import { MailServerResolver } from './MailServerResolver.js'

export const mailSetupFeature: Feature = {
  tables: [OwnMailServer],
  resolvers: () => [MailServerResolver],
}
