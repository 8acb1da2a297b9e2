import type { AdminFeature } from '../../kernel/AdminFeature'

export const promotionsFeature: AdminFeature = {
  entities: { promotion: { menu: 'sale' } },
}
