import type { Feature } from '../../kernel/Feature.js'
import { LoginAttempt } from './LoginAttempt.js'
import { Session } from './Session.js'
import { SignIn } from './SignIn.js'

export const sessionsFeature: Feature = {
  entities: [SignIn],
  tables: [LoginAttempt, Session],
}
