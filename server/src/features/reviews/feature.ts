import type { Feature } from '../../kernel/Feature.js'
import { Review } from './Review.js'

export const reviewsFeature: Feature = {
  entities: [Review],
  personalData: [
    { name: 'reviews', records: async ({ customer, find }) => [await find(Review, { customer: customer.id })] },
  ],
}
