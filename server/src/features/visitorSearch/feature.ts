import type { Feature } from '../../kernel/Feature.js'
import { PublicSearchResolver } from './PublicSearchResolver.js'

export const visitorSearchFeature: Feature = {
  resolvers: () => [PublicSearchResolver],
}
