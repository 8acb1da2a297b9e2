import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const StockedEditScreen = lazyScreen(() => import('../stock/StockedEditScreen'))

export const productsFeature: AdminFeature = {
  entities: { product: { menu: 'sale', edit: StockedEditScreen } },
}
