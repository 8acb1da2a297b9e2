import { In, LessThanOrEqual } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { CounterPin } from './CounterPin.js'
import { LoginAttempt } from './LoginAttempt.js'
import { hashAddress } from './loginAttempts.js'
import { Session } from './Session.js'
import { SignIn } from './SignIn.js'
import { sessionEntries } from './searchEntries.js'
import { removeExpired } from './sessions.js'

export const sessionsFeature: Feature = {
  searchEntries: sessionEntries,
  entities: [SignIn],
  tables: [CounterPin, LoginAttempt, Session],
  retention: {
    signIns: (context, since) => removeOldRecords(context, SignIn, { createdAt: LessThanOrEqual(since) }),
  },
  expire: ({ services: { database } }) => database.write(removeExpired),
  personalData: [
    {
      name: 'sessions',
      read: ({ manager, customer }) =>
        manager.find(Session, {
          select: { network: true, device: true, lastUsedAt: true },
          where: { user: customer.id },
        }),
      async erase({ manager, emails }) {
        await manager.delete(LoginAttempt, { addressHash: In(emails.map(hashAddress)) })
      },
    },
    {
      name: 'counterPin',
      read: ({ manager, customer }) =>
        manager.findOne(CounterPin, { select: { setAt: true }, where: { user: customer.id } }),
    },
    {
      name: 'signIns',
      goesWithAccount: true,
      isWithoutHistory: true,
      records: async ({ customer, find }) => [await find(SignIn, { user: customer.id })],
    },
  ],
}
