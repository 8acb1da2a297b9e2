import type { Feature } from '../../kernel/Feature.js'
import { Review } from './Review.js'

export const reviewsFeature: Feature = {
  entities: [Review],
  personalData: [
    { name: 'reviews', records: async ({ customer, find }) => [await find(Review, { customer: customer.id })] },
  ],
  demo: {
    entities: [Review],
    load: async (demo) => (await import('./loadDemoReviews.js')).loadDemoReviews(demo),
  },
}
