import type { Feature } from '../../kernel/Feature.js'
import { ExampleRecord } from './ExampleRecord.js'
import { OnboardingResolver } from './OnboardingResolver.js'

export const onboardingFeature: Feature = {
  tables: [ExampleRecord],
  resolvers: () => [OnboardingResolver],
}
