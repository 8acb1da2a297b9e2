import type { AdminFeature } from '../../kernel/AdminFeature'

export const stockFeature: AdminFeature = {
  entities: { zzpProduct: { menu: 'stock' } },
}
