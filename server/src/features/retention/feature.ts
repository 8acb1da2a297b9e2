import type { Feature } from '../../kernel/Feature.js'
import { RetentionResolver } from './RetentionResolver.js'

export const retentionFeature: Feature = {
  resolvers: () => [RetentionResolver],
}
