import type { Feature } from '../../kernel/Feature.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { IntakeResolver } from './IntakeResolver.js'
import { SelfIntake } from './SelfIntake.js'
import { SelfIntakeResolver } from './SelfIntakeResolver.js'
import { removeExpiredSelfIntakes } from './selfIntakes.js'

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
}
