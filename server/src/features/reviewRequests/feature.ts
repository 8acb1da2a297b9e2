import type { Feature } from '../../kernel/Feature.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleReviewMail } from './exampleReviewMail.js'
import { reviewMails } from './mails.js'
import { ReviewRequest } from './ReviewRequest.js'
import { ReviewRequestResolver } from './ReviewRequestResolver.js'

export const reviewRequestsFeature: Feature = {
  tables: [ReviewRequest],
  resolvers: () => [ReviewRequestResolver],
  switches: ofJobs({ mails: kindsOf(reviewMails) }),
  mails: [mailsOf(reviewMails, exampleReviewMail)],
  personalData: [
    {
      name: 'reviewRequests',
      async read({ manager, customer }) {
        const asked = await manager.find(ReviewRequest, { where: { customer: customer.id }, order: { id: 'ASC' } })
        return asked.map(({ subject, language, askedAt, answeredAt }) => ({ subject, language, askedAt, answeredAt }))
      },
    },
  ],
}
