import type { Feature } from '../../kernel/Feature.js'
import { CustomerDataResolver } from './CustomerDataResolver.js'
import { Erasure } from './Erasure.js'

export const privacyFeature: Feature = {
  entities: [Erasure],
  resolvers: () => [CustomerDataResolver],
}
