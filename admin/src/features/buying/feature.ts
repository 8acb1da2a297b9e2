import type { AdminFeature } from '../../kernel/AdminFeature'

export const buyingFeature: AdminFeature = {
  entities: { boughtItem: { menu: 'work' } },
}
