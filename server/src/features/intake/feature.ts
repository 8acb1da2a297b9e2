import { In } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import type { Person } from '../customers/PersonalData.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { IntakeResolver } from './IntakeResolver.js'
import { SelfIntake } from './SelfIntake.js'
import { SelfIntakeResolver } from './SelfIntakeResolver.js'
import { removeExpiredSelfIntakes, selfIntakesOf } from './selfIntakes.js'

export const intakeFeature: Feature = {
  tables: [SelfIntake],
  resolvers: () => [SelfIntakeResolver, IntakeResolver],
  expire: ({ services: { database } }) => database.write(removeExpiredSelfIntakes),
  switches: ofJobs({
    operations: [
      'intakeForm',
      'intakePaper',
      'takeIn',
      'beginSelfIntake',
      'selfIntakeForm',
      'submitSelfIntake',
      'selfIntakes',
      'customersAlike',
      'discardSelfIntake',
    ],
  }),
  personalData: [
    {
      name: 'selfIntakes',
      async read(person) {
        const waiting = await selfIntakesOfPerson(person)
        return waiting.map(({ submittedAt, expiresAt, content }) => ({ submittedAt, expiresAt, content }))
      },
      async erase(person) {
        const waiting = await selfIntakesOfPerson(person)
        await person.manager.delete(SelfIntake, { id: In(waiting.map(({ id }) => id)) })
      },
    },
  ],
}

/** What the customer has filled in at the counter and nobody has taken in. */
function selfIntakesOfPerson({ manager, customer, whose }: Person): Promise<SelfIntake[]> {
  return selfIntakesOf(
    manager,
    customer,
    whose.map(({ address }) => address),
  )
}
