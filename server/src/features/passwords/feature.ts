import type { Feature } from '../../kernel/Feature.js'
import { PasswordResolver } from './PasswordResolver.js'
import { PasswordToken } from './PasswordToken.js'
import { removeExpiredTokens } from './passwordTokens.js'

export const passwordsFeature: Feature = {
  tables: [PasswordToken],
  resolvers: () => [PasswordResolver],
  expire: ({ services: { database } }) => database.write(removeExpiredTokens),
}
