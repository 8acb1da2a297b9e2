import type { Feature } from '../../kernel/Feature.js'
import { ExampleRecord } from './ExampleRecord.js'
import { OnboardingResolver } from './OnboardingResolver.js'
import { OpeningResolver } from './OpeningResolver.js'

export const onboardingFeature: Feature = {
  tables: [ExampleRecord],
  resolvers: () => [OnboardingResolver, OpeningResolver],
}
