import type { Feature } from '../../kernel/Feature.js'
import { ReviewRequest } from './ReviewRequest.js'
import { ReviewRequestResolver } from './ReviewRequestResolver.js'

export const reviewRequestsFeature: Feature = {
  tables: [ReviewRequest],
  resolvers: () => [ReviewRequestResolver],
}
