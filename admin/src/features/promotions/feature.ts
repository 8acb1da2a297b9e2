import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyWidget } from '../../kernel/generate/field/lazyWidget'

const TargetField = lazyWidget(() => import('./TargetField'), 0)

export const promotionsFeature: AdminFeature = {
  entities: { promotion: { menu: 'sale' } },
  widgets: {
    'promotion.productType': TargetField,
    'promotion.products': TargetField,
    'promotion.services': TargetField,
  },
}
