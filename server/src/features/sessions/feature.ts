import { LessThanOrEqual } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { LoginAttempt } from './LoginAttempt.js'
import { Session } from './Session.js'
import { SignIn } from './SignIn.js'
import { removeExpired } from './sessions.js'

export const sessionsFeature: Feature = {
  entities: [SignIn],
  tables: [LoginAttempt, Session],
  retention: {
    signIns: (context, since) => removeOldRecords(context, SignIn, { createdAt: LessThanOrEqual(since) }),
  },
  expire: ({ services: { database } }) => database.write(removeExpired),
}
