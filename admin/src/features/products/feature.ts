import type { AdminFeature } from '../../kernel/AdminFeature'

export const productsFeature: AdminFeature = {
  entities: { product: { menu: 'sale' } },
}
