import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const StockedEditScreen = lazyScreen(() => import('./StockedEditScreen'))

export const stockFeature: AdminFeature = {
  entities: {
    zzpProduct: { menu: 'stock', edit: StockedEditScreen },
  },
}
