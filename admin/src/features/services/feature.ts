import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const PricedEditScreen = lazyScreen(() => import('../promotions/PricedEditScreen'))

export const servicesFeature: AdminFeature = {
  entities: { service: { menu: 'sale', edit: PricedEditScreen }, serviceGroup: { menu: 'sale' } },
}
