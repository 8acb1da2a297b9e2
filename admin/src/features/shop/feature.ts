import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { lazyWidget } from '../../kernel/generate/field/lazyWidget'

const ShopEditScreen = lazyScreen(() => import('./ShopEditScreen'))

export const shopFeature: AdminFeature = {
  entities: { shopSettings: { menu: 'shop', edit: ShopEditScreen } },
  widgets: {
    'shopSettings.openingHours': lazyWidget(() => import('./hours/WeekField'), 420),
    'shopSettings.openingExceptions': lazyWidget(() => import('./hours/ExceptionsField'), 420),
  },
}
