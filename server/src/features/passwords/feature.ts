import type { Feature } from '../../kernel/Feature.js'
import { PasswordResolver } from './PasswordResolver.js'
import { PasswordToken } from './PasswordToken.js'

export const passwordsFeature: Feature = {
  tables: [PasswordToken],
  resolvers: () => [PasswordResolver],
}
