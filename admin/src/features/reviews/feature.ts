import type { AdminFeature } from '../../kernel/AdminFeature'

export const reviewsFeature: AdminFeature = {
  entities: { review: { menu: 'sale' } },
}
