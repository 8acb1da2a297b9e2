import type { Feature } from '../../kernel/Feature.js'
import { Review } from './Review.js'

export const reviewsFeature: Feature = {
  entities: [Review],
}
