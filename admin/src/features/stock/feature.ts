import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const StockedEditScreen = lazyScreen(() => import('./StockedEditScreen'))
const ToOrderScreen = lazyScreen(() => import('./order/ToOrderScreen'))

export const stockFeature: AdminFeature = {
  entities: { zzpProduct: { menu: 'stock', edit: StockedEditScreen } },
  screens: [
    {
      ...{
        name: 'toOrder',
        asks: 'adjustStock',
        section: 'bij-te-bestellen',
        title: 'toOrder.title',
        icon: 'puzzle',
        group: 'stock',
      },
      needs: ['product', 'zzpProduct'],
      Screen: ToOrderScreen,
    },
  ],
}
