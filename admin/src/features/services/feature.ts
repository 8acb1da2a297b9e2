import type { AdminFeature } from '../../kernel/AdminFeature'

export const servicesFeature: AdminFeature = {
  entities: { service: { menu: 'sale' }, serviceGroup: { menu: 'sale' } },
}
