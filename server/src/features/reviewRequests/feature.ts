import type { Feature } from '../../kernel/Feature.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { ReviewRequest } from './ReviewRequest.js'
import { ReviewRequestResolver } from './ReviewRequestResolver.js'

export const reviewRequestsFeature: Feature = {
  tables: [ReviewRequest],
  resolvers: () => [ReviewRequestResolver],
  switches: ofJobs({ mails: /^reviewRequest/ }),
}
