import type { Feature } from '../../kernel/Feature.js'
import { Service } from '../services/Service.js'
import { Review } from './Review.js'
import { reviewEntries } from './searchEntries.js'

export const reviewsFeature: Feature = {
  searchEntries: reviewEntries,
  entities: [Review],
  personalData: [
    { name: 'reviews', records: async ({ customer, find }) => [await find(Review, { customer: customer.id })] },
  ],
  demo: {
    entities: [Review],
    after: [Service],
    load: async (demo) => (await import('./loadDemoReviews.js')).loadDemoReviews(demo),
  },
}
