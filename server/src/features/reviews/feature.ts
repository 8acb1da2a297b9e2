import type { Feature } from '../../kernel/Feature.js'
import { Service } from '../services/Service.js'
import { Review } from './Review.js'

export const reviewsFeature: Feature = {
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
